import type { Params } from '../model/calls';
import type { FieldPath } from '../model/paths';
import type { RowOf, RowsField } from './rows';

/** A row of another list, as far as a record's declaration knows it. */
export type ListedRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** What every source of a timeline says of its rows. */
interface EventFields {
  /** The field with the moment, `f.dateTime()` or `f.epoch()`. */
  readonly at: string;
  /** The fields that say what happened, in order; the first enum gives the tone. */
  readonly shows: readonly string[];
}

/** Events in the rows of a record's field. */
export interface RowsSource<X = never, R = never> extends EventFields {
  readonly rows: string;
  /** The path that a row leads to, or `''`. */
  to?(row: X, record: R): string;
}

/**
 * Events in the rows of a declared list: found by its filters, or asked for with parameters of its call. They lead to what the
 * list's own columns lead to.
 */
export interface ListSource<R = never, P extends string = string> extends EventFields {
  readonly list: string;
  /** Its filters, with the paths of the record's values that they find. Where one is empty the list isn't asked. */
  readonly by?: Readonly<Record<string, P>>;
  /** Fields of its rows that equal these values of the record: a server may find more than what belongs to it. */
  readonly same?: Readonly<Record<string, P>>;
  /** The list of the menu whose right it needs, if it isn't in the menu itself. */
  readonly under?: string;
  /** Instead of `by`: the parameters of its call, once for each time that it is asked. */
  calls?(record: R): readonly Params[];
  /** The path that a row leads to, or `''`, in place of that of the list's columns. */
  to?(row: ListedRow, record: R): string;
}

/** Where events come from, whatever the record. */
export type AnyTimelineSource = RowsSource | ListSource;

/** Events in the rows of one of the record's fields. */
type RowsSourceOf<R> = {
  [K in RowsField<R>]: {
    readonly rows: K;
    readonly at: keyof RowOf<R, K> & string;
    readonly shows: readonly (keyof RowOf<R, K> & string)[];
    to?(row: RowOf<R, K>, record: R): string;
    readonly list?: undefined;
  };
}[RowsField<R>];

/** Where the events of a timeline come from: rows of the record, or another list. */
export type TimelineSource<R> =
  | RowsSourceOf<R>
  | (ListSource<R, FieldPath<R>> & { readonly rows?: undefined });

/** Whether a source is a list, and not rows of the record. */
export const isListed = (source: AnyTimelineSource): source is ListSource => 'list' in source;
