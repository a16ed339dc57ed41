import { useLayoutEffect } from 'react';
import type { Look } from '../../kit/columns';
import type { TableColumn } from './useColumns';

/** The narrowest and the widest that a column gets, in pixels. */
export const WIDTHS = [48, 800] as const;

interface TableLookProps {
  /** The id of the element around the table. */
  readonly table: string;
  readonly columns: readonly TableColumn[];
  readonly look: Look;
}

/** Gives a table its kept look. Loaded where there is one, while the rows are. */
export function TableLook({ table, columns, look: { widths = {}, isCompact } }: TableLookProps) {
  useLayoutEffect(() => {
    // The last column takes what is left.
    const rules = columns.slice(0, -1).map(({ field }) => {
      const width = widths[field];
      return width === undefined ? '' : widthRule(table, field, width);
    });
    return applyRules((isCompact ? compactRule(table) : '') + rules.join(''));
  }, [table, columns, widths, isCompact]);
  return null;
}

const compactRule = (table: string) =>
  `[id="${table}"] tbody :is(th,td){height:32px;padding-block:2px;line-height:20px}`;

/** Selects the cells of a column within the element of this id. */
export const cellsOf = (table: string, field: string): string => `[id="${table}"] [class~="column-${field}"]`;

/**
 * The style rule of a column with a width. Not an attribute of each cell, so that no row renders again. A narrow column
 * wraps: half a number would look like another number.
 */
export const widthRule = (table: string, field: string, width: number): string =>
  `${cellsOf(table, field)}{box-sizing:border-box;width:${width}px;min-width:${width}px;max-width:${width}px;white-space:normal;overflow-wrap:anywhere;--figure-space:normal;--wrapped:100%;--wrapped-least:0;& *{min-width:0}}`;

/** Applies style rules to tables of columns, on the screen, until the returned function is called. */
export function applyRules(rules: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media screen{@container (width>540px){${rules}}}`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
