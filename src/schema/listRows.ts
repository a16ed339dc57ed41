import type { Tone } from '../model/enums';
import type { FieldPath, ValueAt } from '../model/paths';

/** The fields whose values are numbers. */
export type FigureField<R> = string extends keyof R
  ? string
  : { [P in FieldPath<R>]: number extends ValueAt<R, P> ? P : never }[FieldPath<R>];

/** What is pointed out in some rows of a list, below the value of a column; its words are under `marks`. */
export interface RowMark<R> {
  /** The field of the column. */
  readonly on: string extends keyof R ? string : FieldPath<R>;
  readonly tone: Tone;
  /**
   * Whether a row has the mark.
   * @param rows the rows that were read with it, itself included, in the list's order
   */
  when(row: R, rows: readonly R[]): boolean;
}

/** What makes the rows of a list selectable. */
interface Selecting {
  readonly selection?: unknown;
  readonly sums?: unknown;
  readonly queues?: Readonly<Record<string, { readonly several?: unknown }>>;
}

/** Whether several rows of a list can be decided about at once. */
export const decidesSeveral = (list?: Selecting): boolean =>
  Object.values(list?.queues ?? {}).some(({ several }) => several);

/** Whether the rows of a list can be selected. */
export const isSelectable = (list?: Selecting): boolean =>
  (list?.selection ?? list?.sums) !== undefined || decidesSeveral(list);
