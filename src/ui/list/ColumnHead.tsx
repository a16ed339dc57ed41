import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import SortIcon from '@mui/icons-material/UnfoldMore';
import { ButtonBase } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { type SortPayload, useListSortContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { OPERATION } from '../../kit/columns';
import { ColumnEdge } from './ColumnEdge';
import type { HeadProps } from './RowsHead';

export { TableLook } from './TableLook';

import type { TableColumn } from './useColumns';

/** A column's head: its name, which sorts if the rows can be sorted by it, and its edge. */
export default function ColumnHead({ column, columns, sorts }: HeadProps) {
  const setSort = useSetSortHere();
  const isSortable = setSort ? column.field !== OPERATION : sorts?.includes(column.field);
  return (
    <>
      {isSortable ? <SortButton column={column} /> : column.label}
      {column !== columns.at(-1) && <ColumnEdge column={column} isStop={column === columns[0]} />}
    </>
  );
}

const looks = {
  ascending: { Icon: UpIcon, next: 'DESC' },
  descending: { Icon: DownIcon, next: undefined },
  none: { Icon: SortIcon, next: 'ASC' },
} as const;

/** Sorts by a column: first ascending, then descending, then not at all. */
function SortButton({ column: { field, label } }: { readonly column: TableColumn }) {
  const translate = useTranslate();
  const sort = useListSortContext().sort as SortPayload | undefined;
  const setSort = useSetSort();
  const button = useRef<HTMLButtonElement>(null);
  const order = sort?.field === field ? (sort.order === 'DESC' ? 'descending' : 'ascending') : 'none';
  const { Icon, next } = looks[order];
  useLayoutEffect(() => {
    const head = button.current?.closest('th');
    head?.setAttribute('aria-sort', order);
    return () => head?.removeAttribute('aria-sort');
  }, [order]);
  return (
    <ButtonBase
      ref={button}
      title={
        next
          ? translate('ra.sort.sort_by', { field_lower_first: label, order: translate(`ra.sort.${next}`) })
          : translate('list.reset')
      }
      onClick={() => setSort(next && { field, order: next })}
      sx={order === 'none' ? sortLook : sortedLook}
    >
      {label}
      <Icon aria-hidden />
    </ButtonBase>
  );
}

const sortLook = {
  gap: '2px',
  m: '-4px -6px',
  p: '4px 6px',
  borderRadius: '6px',
  font: 'inherit',
  '& svg': { fontSize: 16, opacity: 0.45 },
  '&:hover': { bgcolor: 'var(--hover)' },
};
const sortedLook = { ...sortLook, color: 'var(--accent)', '& svg': { fontSize: 16 } };

/** Sorts the list: one of a server by its address, from its first page; rows in the browser by their list. */
function useSetSort() {
  const setSort = useSetSortHere();
  const [, setQuery] = useSearchParams();
  return (sort: SortPayload | undefined) => {
    if (setSort) return setSort(sort ?? UNSORTED);
    setQuery((query) => {
      query.delete('page');
      // As react-admin itself writes it.
      query.set('sort', (sort ?? UNSORTED).field);
      query.set('order', (sort ?? UNSORTED).order);
      return query;
    });
  };
}

/** Sorts rows that are in the browser. A server's have none (src/speed/leaveOut.ts). */
const useSetSortHere = (): SetSort | undefined => useListSortContext().setSort;

type SetSort = ReturnType<typeof useListSortContext>['setSort'];

/** What react-admin calls a list that nobody has sorted. */
const UNSORTED = { field: 'id', order: 'ASC' } as const;
