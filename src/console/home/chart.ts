/** Numbers that are drawn in one colour; `null` isn't known. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** The same in words. */
  readonly texts: readonly string[];
}

/** What stands at one place of a chart, and in one row of its table. */
export interface ChartRow {
  readonly label: string;
  readonly short?: string | undefined;
  readonly cells: readonly string[];
  readonly to?: string | undefined;
}
