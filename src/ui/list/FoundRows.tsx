import { type ReactNode, useMemo, useState } from 'react';
import {
  ListContextProvider,
  type SortPayload,
  useList,
  useListContext,
  useLocale,
  useTranslate,
} from 'react-admin';
import { columnText } from '../../kit/columns';
import { fieldOf } from '../../model/paths';
import { withNameDots } from '../../personName';
import type { AnyColumn, AnyResource, AnyRow } from '../../schema/resource';
import { RowGroups } from './RowGroups';
import { RowsReadContext } from './RowsReadContext';
import type { ReadSearch } from './SearchHere';
import { groupRows, sortRows } from './sortRows';

const NONE: readonly AnyColumn[] = [];

interface FoundRowsProps {
  readonly resource: AnyResource;
  readonly search: ReadSearch;
  readonly onClear: () => void;
  /** The list; it is given the rows that were found. */
  readonly children: (found: readonly AnyRow[]) => ReactNode;
}

/** The list of the rows whose columns show what was searched for: paged, sorted and grouped in the browser. */
export default function FoundRows({ resource, search: { words, rows }, onClear, children }: FoundRowsProps) {
  const { filterValues, perPage } = useListContext();
  const translate = useTranslate();
  const locale = useLocale();
  const columns = resource.definition.list?.columns ?? NONE;
  const found = useMemo(() => {
    const wanted = withNameDots(words).toLocaleLowerCase();
    return rows.filter((row) =>
      columns.some((column) =>
        withNameDots(columnText(column, resource.record, row, translate))
          .toLocaleLowerCase()
          .includes(wanted),
      ),
    );
  }, [columns, resource, rows, words, translate]);
  const [sort, setSort] = useState<SortPayload>();
  const [grouped, setGrouped] = useState<string>();
  const [group, setGroup] = useState<string>();
  const { groups, shown } = useMemo(() => {
    const reading = (field: string | undefined) => {
      const column = columns.find((each) => fieldOf(each) === field);
      return column && { column, shape: resource.record, locale, translate };
    };
    const sorting = reading(sort?.field);
    const sorted = sorting ? sortRows(found, sorting, sort?.order === 'DESC') : found;
    const grouping = reading(grouped);
    const groups = grouping ? groupRows(sorted, grouping) : [];
    const chosen = groups.find(({ text }) => text === group);
    return { groups, shown: chosen?.rows ?? (grouping ? groups.flatMap((each) => each.rows) : sorted) };
  }, [columns, resource, found, sort, grouped, group, locale, translate]);
  const list = useList({ data: shown as AnyRow[], resource: resource.name, perPage });
  const here = {
    ...list,
    sort: sort ?? list.sort,
    setSort: (by: SortPayload) => {
      setSort(by);
      list.setPage(1);
    },
    filterValues: { ...filterValues, words },
    setFilters: onClear,
  };
  return (
    <>
      <RowGroups
        resource={resource}
        read={rows.length}
        grouped={grouped}
        groups={groups}
        group={group}
        onGroup={(field, text) => {
          setGrouped(field);
          setGroup(text);
          list.setPage(1);
        }}
      />
      <RowsReadContext value={rows}>
        <ListContextProvider value={here}>{children(shown)}</ListContextProvider>
      </RowsReadContext>
    </>
  );
}
