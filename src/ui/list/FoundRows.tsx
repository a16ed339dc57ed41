import { type ReactNode, useState } from 'react';
import { ListContextProvider, useList, useListContext, useTranslate } from 'react-admin';
import type { AnyResource, AnyRow } from '../../schema/resource';
import { columnText } from './columns';
import type { ReadSearch } from './SearchHere';

interface FoundRowsProps {
  readonly resource: AnyResource;
  readonly search: ReadSearch;
  readonly onClear: () => void;
  /** The list; it is given the rows that were found. */
  readonly children: (found: readonly AnyRow[]) => ReactNode;
}

/** The list of the rows whose columns show what was searched for, paged in the browser. */
export default function FoundRows({ resource, search: { words, rows }, onClear, children }: FoundRowsProps) {
  const { perPage } = useListContext();
  const translate = useTranslate();
  const [found] = useState(() => {
    const wanted = words.toLocaleLowerCase();
    const columns = resource.definition.list?.columns ?? [];
    return rows.filter((row) =>
      columns.some((column) =>
        columnText(column, resource.record, row, translate).toLocaleLowerCase().includes(wanted),
      ),
    );
  });
  const list = useList({ data: found as AnyRow[], resource: resource.name, perPage });
  return (
    <ListContextProvider value={{ ...list, filterValues: { words }, setFilters: onClear }}>
      {children(found)}
    </ListContextProvider>
  );
}
