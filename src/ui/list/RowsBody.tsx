import { useDeferredValue } from 'react';
import { useDataTableDataContext } from 'react-admin';
import type { AnyRow } from '../../schema/resource';
import { type RowOptions, useDrawRow } from './useDrawRow';

/** How many rows are rendered first; the rest follows in a deferred render, which doesn't block the page. */
const AT_ONCE = 20;

interface RowsBodyProps extends RowOptions {
  /** Renders all rows at once. */
  readonly whole?: boolean;
}

/** The rows of a page. */
export function RowsBody({ whole, ...options }: RowsBodyProps) {
  const rows: readonly AnyRow[] = useDataTableDataContext() ?? [];
  const shown = useDeferredValue(rows, whole ? rows : rows.slice(0, AT_ONCE));
  const draw = useDrawRow(options);
  return <tbody>{shown.map((row) => draw(row))}</tbody>;
}
