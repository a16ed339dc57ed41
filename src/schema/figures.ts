import type { Tone } from '../model/enums';
import type { Input } from '../model/inputs';
import type { FieldPath, ValueAt } from '../model/paths';
import type { Inputs } from './inputs';
import type { Only, OnlyValues } from './only';

/** Values of the list's filters. */
type FilterValues = Readonly<Record<string, unknown>>;

/** How many rows have these values of the filters: a number that links to them. `{}` counts all rows. */
export interface CountFigure {
  readonly count: FilterValues;
  /** How good or bad it is that there are any; 0 has no tone. */
  readonly tone?: Tone;
  /** Counts of several lists with the same name here are drawn as one chart; the name is a word of the application, too. */
  readonly among?: string;
}

/** How many rows have each value of a filter with an enum. */
export interface ValuesFigure {
  readonly by: string;
  readonly where?: FilterValues;
}

/** How many rows are of each of the last days, by a filter with a range of days: a request for each day. */
export interface DaysFigure {
  readonly byDay: string;
  readonly where?: FilterValues;
}

/** The rows themselves, drawn by their numbers: of a list that a server makes for this. */
export interface RowsFigure<R> {
  /** All columns are in the chart's table. */
  readonly draws: readonly NumberField<R>[];
  /** The field that names a row. */
  readonly along: string extends keyof R ? string : FieldPath<R>;
  /** The filter with the range of the last days, if there is a choice of them. */
  readonly within?: string;
}

/** What the page to begin with shows of a list. */
export type FigureDef<R> = CountFigure | ValuesFigure | DaysFigure | RowsFigure<R>;

/** The fields with numbers. */
type NumberField<R> = string extends keyof R
  ? string
  : { [P in FieldPath<R>]: number extends ValueAt<R, P> ? P : never }[FieldPath<R>];

type KeysOfEach<T> = T extends unknown ? keyof T : never;

/** The options of any figure. */
type FigureOption = KeysOfEach<FigureDef<unknown>>;

/** The filters of a kind, by name. */
type OfKind<F, K> = { [N in keyof F]: F[N] extends K ? N : never }[keyof F] & string;

/** A type that no name has; the compiler's message names what was given, and what is allowed. */
interface NoSuchFilter<Given, Allowed> {
  readonly noSuchFilter: Given;
  readonly use: Allowed;
}

type OneOfFilters<Given, Allowed> = Given extends Allowed ? unknown : NoSuchFilter<Given, Allowed>;
type ValuesIn<V, F extends Inputs> = OnlyValues<V, { [K in keyof F]: ValueOf<F[K]> }>;
type ValueOf<I> = I extends { encode(value: infer T): unknown } ? T : never;

/** Allows only the options of figures, and filters of the list with values that they have. */
export type OnlyFigures<T, F> = {
  readonly [N in keyof T]: Only<T[N], FigureOption> &
    ([F] extends [Inputs] ? OfFilters<T[N], [F] extends [never] ? Record<never, never> : F> : unknown);
};

type OfFilters<X, F extends Inputs> = (X extends { readonly count: infer V }
  ? { readonly count: ValuesIn<V, F> }
  : unknown) &
  (X extends { readonly where: infer V } ? { readonly where: ValuesIn<V, F> } : unknown) &
  (X extends { readonly by: infer N }
    ? { readonly by: OneOfFilters<N, OfKind<F, Input<'select' | 'choice'>>> }
    : unknown) &
  (X extends { readonly byDay: infer N }
    ? { readonly byDay: OneOfFilters<N, OfKind<F, Input<'dateRange'>>> }
    : unknown) &
  (X extends { readonly within: infer N }
    ? { readonly within: OneOfFilters<N, OfKind<F, Input<'dateRange'>>> }
    : unknown);

/** A list whose figures are shown; `under` names the list of the menu that they belong to, if they aren't the account's own. */
export type FiguresOf =
  | string
  | { readonly of: string; readonly under: string }
  | { readonly of: string; readonly personal: true; readonly under?: undefined };
