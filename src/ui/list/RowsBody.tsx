import { useDataTableDataContext } from 'ra-core';
import { type ReactNode, useDeferredValue } from 'react';
import type { AnyRow } from '@/schema/resource';
import { useDrawRow } from './useDrawRow';

/** As many rows are drawn at once; those beyond come in slices, between which the page answers. */
const AT_ONCE = 20;

interface RowsBodyProps {
  readonly children?: ReactNode;
  /** All rows at once. */
  readonly whole?: boolean;
}

/** The rows of a page. */
export function RowsBody({ children, whole }: RowsBodyProps) {
  const rows: readonly AnyRow[] = useDataTableDataContext() ?? [];
  const shown = useDeferredValue(rows, whole ? rows : rows.slice(0, AT_ONCE));
  const draw = useDrawRow(children);
  return <tbody>{shown.map((row) => draw(row))}</tbody>;
}
