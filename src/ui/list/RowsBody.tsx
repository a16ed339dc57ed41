import { useDataTableDataContext } from 'ra-core';
import { type ReactNode, useDeferredValue } from 'react';
import type { AnyRow } from '@/schema/resource';
import { useDrawRow } from './useDrawRow';

/** As many rows are drawn at once; those beyond come in slices, between which the page answers. */
const AT_ONCE = 20;

/** The rows of a page. */
export function RowsBody({ children }: { readonly children?: ReactNode }) {
  const rows: readonly AnyRow[] = useDataTableDataContext() ?? [];
  const shown = useDeferredValue(rows, rows.slice(0, AT_ONCE));
  const draw = useDrawRow(children);
  return <tbody>{shown.map((row) => draw(row))}</tbody>;
}
