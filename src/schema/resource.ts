import type { Call, Params } from '../model/calls';
import type { When } from '../model/conditions';
import type { Lazy } from '../model/lazy';
import type { FieldPath, NestedField, ValueAt } from '../model/paths';
import type { Shape } from '../model/shape';
import {
  type Action,
  type Decides,
  type DialogAction,
  type SelectedSubmit,
  type SubmitAction,
  type Tools,
  tools,
} from './actions';
import type { FigureDef, OnlyFigures } from './figures';
import type { FormPageDef } from './forms';
import type { FilterKind, Inputs, ValuesOf } from './inputs';
import type { FigureField, RowMark } from './listRows';
import type { Only, OnlyInEach, OnlyKinds, OnlyValues } from './only';
import type { QueueAge, QueueDef } from './queue';
import type { KeyOf, Row } from './record';
import type { RouteParams, RoutePath } from './routes';
import { type ReviewStep, type ShowDef, type Shown, type ShowTools, showTools } from './show';

/** The calls of a resource, by names of its own. */
export type Api = Readonly<Record<string, Call>>;

/** The props of a hand-written cell: `({ value }: CellProps<string>) => …`. */
export interface CellProps<V = unknown, R = unknown> {
  readonly value: V;
  readonly row: R;
}

/** The options of every column. */
interface ColumnBase<R> {
  /** Makes the cell a link, unless the path is empty. */
  to?(row: R): string;
  /** Opens the link in a new tab. */
  readonly newTab?: boolean;
  /** Hidden until the user chooses to show it. */
  readonly hidden?: boolean;
}

/** A column with a single value; `text` replaces its field's text, on screen and in exports. */
interface ValueColumn<R, P extends string> extends ColumnBase<R> {
  readonly field: P;
  text?(row: R): string;
  readonly cell?: Lazy<CellProps<ValueAt<R, P>, R>>;
}

/** A column with a record or rows: its text is exported, and shown unless it has a cell. */
interface NestedColumn<R, K extends keyof R> extends ColumnBase<R> {
  readonly field: K;
  text(row: R): string;
  readonly cell?: Lazy<CellProps<R[K], R>>;
}

/** A column: the path of a field, or an object with its link, text, or hand-written cell. */
export type Column<R> =
  | FieldPath<R>
  | { readonly [P in FieldPath<R>]: ValueColumn<R, P> }[FieldPath<R>]
  | { readonly [K in NestedField<R>]: NestedColumn<R, K> }[NestedField<R>];

/** A column with options, whatever the resource. */
export interface AnyColumnObject extends ColumnBase<AnyRow> {
  readonly field: string;
  text?(row: AnyRow): string;
  readonly cell?: Lazy<CellProps<never, never>>;
}

/** A column, whatever the resource. */
export type AnyColumn = string | AnyColumnObject;

/** Finding the people or companies of a list by a part of their name, in the command palette. */
export interface NamedDef<R> {
  /** The filter that finds names. */
  readonly by: string;
  /** The field with the name; its column may be a link. */
  readonly field: keyof R & string;
  /** The field with the phone number, by which the lists that know it have what belongs to them. */
  readonly phone?: keyof R & string;
}

/**
 * The columns by which a server sorts a list. Not the field `id`: react-admin names it for a list that nobody has sorted.
 * @typeParam F its fields
 */
export interface SortDef<F extends string = string> {
  readonly by: readonly Exclude<F, 'id'>[];
  /** The parameters that ask for an order. Without them the list comes in the server's own. */
  params(field: string, descending: boolean): Params;
}

/** A list: its call, columns, filters and actions. */
export interface ListDef<R, A extends string, F extends Inputs = Inputs<FilterKind>> {
  readonly call: A;
  /** Sent with every request of this list. */
  readonly params?: Params;
  /**
   * `chosen`: the call works without `limit`, so it is only sent for page sizes other than 10.
   * `none`: the call doesn't take `page` either, and returns all rows.
   */
  readonly limit?: 'always' | 'chosen' | 'none';
  readonly columns: readonly Column<R>[];
  readonly filters?: F;
  /** If its rows are people or companies: they are found by name in the command palette. */
  readonly named?: NamedDef<R>;
  /**
   * The filter, with an enum, whose values are tabs above the list: each a link, with how many rows it has, counted by the list's own call.
   */
  readonly tabs?: string;
  /** For a call that sorts: the heads of these columns are buttons. A page of rows is never sorted by itself. */
  readonly sort?: SortDef<FieldPath<R>>;
  /**
   * Offers to search in what the columns show: for a call that can't filter by it. The list's rows are read page by page, up
   * to a bound, and filtered in the browser.
   */
  readonly searchHere?: true;
  /** Actions on the whole list: buttons above it. A download is an export by the server, which the list's export offers. */
  readonly actions?: Readonly<Record<string, Action<R>>>;
  /** Actions on the selected rows, and hand-written dialogs for them; makes rows selectable. */
  readonly selection?: Readonly<Record<string, DialogAction<R> | SelectedSubmit>>;
  /** Amounts and counts whose sum over the selected rows is shown; makes rows selectable. */
  readonly sums?: readonly FigureField<R>[];
  /** Texts below a column's value, in a tone, in the rows that they hold for. */
  readonly marks?: Readonly<Record<string, RowMark<R>>>;
  /** Which rows can be selected, if not all; the label `notSelectable` explains why others can't. */
  readonly selectable?: { readonly when: When<R> };
  /** The rows waiting for a decision, to be reviewed on a workbench. */
  readonly queues?: Readonly<Record<string, QueueDef<R>>>;
  /** What the page to begin with shows of it. */
  readonly figures?: Readonly<Record<string, FigureDef<R>>>;
}

/** The call that returns one record, and its parameters. */
export interface DetailDef<A extends string, P = Record<string, string>> {
  readonly call: A;
  params(id: string, route: P): Params;
  /** Further parameters that are only sent when the record is first loaded, as they may be outdated later. */
  opening?(route: P): Params;
}

/** A record as it is shown: its fields and, under `route`, the parameters of the page's address. */
export type ShownRow<S extends Shape, P> = Row<S> & { readonly route: P };

/** The definition of a resource, returned by `build`. */
export interface Definition<S extends Shape, A extends string, P = Record<string, string>> {
  readonly key: KeyOf<S>;
  /** Its filters are checked apart, for a message that names the kinds which a query bar can show. */
  readonly list?: ListDef<Row<S>, A, Inputs>;
  readonly detail?: DetailDef<A, P>;
  /** How one record is shown, on a page or in a dialog. */
  readonly show?: ShowDef<ShownRow<S, P>, P, FieldPath<Row<S>>>;
  /** The decisions about a record, with a step for each permission. */
  readonly review?: Readonly<Record<string, ReviewStep<ShownRow<S, P>>>>;
  /** Actions on a row: in the operation column, and above a show. */
  readonly actions?: Readonly<Record<string, Action<Row<S>>>>;
  readonly create?: FormPageDef<Row<S>, A>;
  readonly edit?: FormPageDef<Row<S>, A>;
  /** The calls that a hand-written page makes itself. */
  readonly pageCalls?: readonly A[];
}

/** A declared resource; `D` keeps all names, for the types of labels. */
export interface Resource<S extends Shape = Shape, A extends Api = Api, D = Definition<S, keyof A & string>> {
  /** For lists also the route, without the leading slash. */
  readonly name: string;
  /** The page of its show. */
  readonly route?: { readonly path: RoutePath };
  readonly record: S;
  readonly api: A;
  readonly definition: D;
}

/** Allows only the options of a {@link Definition} in `D`, including nested ones. */
type OnlyOptions<D> = Only<D, keyof Definition<Shape, string>> & {
  readonly list?: Only<ValueAt<D, 'list'>, keyof AnyList> & {
    readonly columns?: OnlyInEach<ValueAt<D, 'list.columns'>, keyof AnyColumnObject>;
    readonly filters?: OnlyKinds<ValueAt<D, 'list.filters'>, FilterKind>;
    readonly named?: Only<ValueAt<D, 'list.named'>, keyof NamedDef<AnyRow>> & {
      readonly by?: keyof ValueAt<D, 'list.filters'>;
    };
    readonly sort?: Only<ValueAt<D, 'list.sort'>, keyof SortDef>;
    readonly tabs?: keyof ValueAt<D, 'list.filters'>;
    readonly selectable?: Only<ValueAt<D, 'list.selectable'>, keyof NonNullable<AnyList['selectable']>>;
    readonly figures?: OnlyFigures<ValueAt<D, 'list.figures'>, ValueAt<D, 'list.filters'>>;
    readonly marks?: OnlyInEach<ValueAt<D, 'list.marks'>, keyof RowMark<AnyRow>>;
    readonly queues?: OnlyInEach<ValueAt<D, 'list.queues'>, keyof QueueDef<AnyRow>> & {
      readonly [N in keyof ValueAt<D, 'list.queues'>]: {
        readonly pending: Filtered<
          ValueAt<ValueAt<D, 'list.queues'>[N], 'pending'>,
          ValueAt<D, 'list.filters'>
        >;
        readonly age?: Only<ValueAt<ValueAt<D, 'list.queues'>[N], 'age'>, keyof QueueAge<AnyRow>>;
      };
    };
  };
  readonly detail?: Only<ValueAt<D, 'detail'>, keyof DetailDef<string>>;
  readonly show?: Only<ValueAt<D, 'show'>, keyof ShowDef<AnyShown>>;
  readonly review?: OnlyInEach<ValueAt<D, 'review'>, keyof ReviewStep<AnyShown>> & {
    readonly [N in keyof ValueAt<D, 'review'>]: {
      readonly warnings?: OnlyInEach<ValueAt<ValueAt<D, 'review'>[N], 'warnings'>, keyof Shown<AnyShown>>;
      readonly obstacles?: OnlyInEach<ValueAt<ValueAt<D, 'review'>[N], 'obstacles'>, keyof Shown<AnyShown>>;
    };
  };
};

/** Allows only values of the filters `F` in `V`. */
type Filtered<V, F> = [F] extends [never] ? unknown : F extends Inputs ? OnlyValues<V, ValuesOf<F>> : unknown;

/** The constructors passed to `build`; conditions, decisions and blocks know the record as it is shown. */
type BuildTools<S extends Shape, A extends string, P> = Omit<Tools<Row<S>, A>, 'calc'> &
  Pick<Tools<ShownRow<S, P>, A>, 'calc'> &
  ShowTools<ShownRow<S, P>> & {
    /** A decision of a review. */
    readonly decide: Decides<ShownRow<S, P>, A>;
  };

/**
 * Declares a resource. Names of fields, calls, filters and inputs that don't exist don't compile, and neither do unknown
 * options.
 * @see docs/declaring-a-resource.md
 * @example
 * export default defineResource({
 *   name: 'stock/tools',
 *   record: { id: f.text(), name: f.text() },
 *   api: { list: get('/v1/tools') },
 *   build: () => ({ key: 'id', list: { call: 'list', columns: ['name'], filters: { name: i.text() } } }),
 * });
 */
export function defineResource<
  const S extends Shape,
  const A extends Api,
  const D extends Definition<S, keyof A & string, RouteParams<P>>,
  const P extends RoutePath = '/',
>(resource: {
  readonly name: string;
  /** The page of its show, whose parameters are under `route` of the shown record. */
  readonly route?: { readonly path: P };
  readonly record: S;
  readonly api: A;
  readonly build: (tools: BuildTools<S, keyof A & string, RouteParams<P>>) => D & OnlyOptions<D>;
}): Resource<S, A, D> {
  const { build, ...rest } = resource;
  const all = { ...tools, ...showTools, decide: tools.submit };
  return { ...rest, definition: build(all as unknown as BuildTools<S, keyof A & string, RouteParams<P>>) };
}

/** A figure, whatever the resource. */
export type AnyFigure = FigureDef<AnyRow>;

/** A decoded row, whatever the resource. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The row that a declaration's functions get where there is none, such as for an action on a whole list. */
export const NO_ROW: AnyRow = { id: '' };

/** A declared list, whatever the resource. */
type AnyList = ListDef<AnyRow, string>;

/** A record as it is shown, whatever the resource. */
export type AnyShown = AnyRow & { readonly route: RouteParams };

/** A declared resource as the engine sees it, whichever it is. */
export interface AnyResource {
  readonly name: string;
  readonly route?: { readonly path: RoutePath };
  readonly record: Shape;
  readonly api: Api;
  readonly definition: {
    readonly key: string | readonly string[];
    readonly list?: Omit<AnyList, 'columns' | 'selection' | 'sort'> & {
      readonly columns: readonly AnyColumn[];
      readonly sort?: SortDef;
      readonly selection?: Readonly<Record<string, DialogAction<AnyRow> | SubmitAction<AnyRow>>>;
    };
    readonly detail?: DetailDef<string>;
    readonly show?: ShowDef<AnyShown>;
    readonly review?: Readonly<Record<string, ReviewStep<AnyShown>>>;
    readonly actions?: Readonly<Record<string, Action<AnyRow>>>;
    readonly create?: FormPageDef<AnyRow, string>;
    readonly edit?: FormPageDef<AnyRow, string>;
    readonly pageCalls?: readonly string[];
  };
}
