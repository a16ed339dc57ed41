import {
  type Action,
  type Decides,
  type DialogAction,
  type SelectedSubmit,
  type SubmitAction,
  type Tools,
  tools,
} from './actions';
import type { Call, Params } from './calls';
import type { When } from './conditions';
import type { FormPageDef } from './forms';
import type { FilterKind, Inputs, ValuesOf } from './inputs';
import type { Lazy } from './lazy';
import type { Only, OnlyInEach } from './only';
import type { FieldPath, NestedField, ValueAt } from './paths';
import type { KeyOf, Row } from './record';
import type { RouteParams, RoutePath } from './routes';
import type { Shape } from './shape';
import { type QueueDef, type ReviewStep, type ShowDef, type Shown, type ShowTools, showTools } from './show';

/** The calls of a resource, by names of its own. */
export type Api = Readonly<Record<string, Call>>;

/** What a cell of one's own is given: `({ value }: CellProps<string>) => …`. */
export interface CellProps<V = unknown, R = unknown> {
  readonly value: V;
  readonly row: R;
}

/** What every column can have. */
interface ColumnBase<R> {
  /** Makes the cell a real link; an empty path, plain text. */
  to?(row: R): string;
  /** Opens the link in a new tab. */
  readonly newTab?: boolean;
  /** Hidden until chosen in the column picker. */
  readonly hidden?: boolean;
}

/** A column of one value; `text` says it otherwise than its field does, on the screen and in an export. */
interface ValueColumn<R, P extends string> extends ColumnBase<R> {
  readonly field: P;
  text?(row: R): string;
  readonly cell?: Lazy<CellProps<ValueAt<R, P>, R>>;
}

/** A column of a record or of rows: its text is shown where it has no cell, and exported. */
interface NestedColumn<R, K extends keyof R> extends ColumnBase<R> {
  readonly field: K;
  text(row: R): string;
  readonly cell?: Lazy<CellProps<R[K], R>>;
}

/** A column: a field by its path, where it links to, its text, or a cell of one's own. */
export type Column<R> =
  | FieldPath<R>
  | { readonly [P in FieldPath<R>]: ValueColumn<R, P> }[FieldPath<R>]
  | { readonly [K in NestedField<R>]: NestedColumn<R, K> }[NestedField<R>];

/** A column that is more than a field, of any resource. */
export interface AnyColumnObject extends ColumnBase<AnyRow> {
  readonly field: string;
  text?(row: AnyRow): string;
  readonly cell?: Lazy<CellProps<never, never>>;
}

/** A column of any resource, as the engine sees it. */
export type AnyColumn = string | AnyColumnObject;

/** A list: its call, what is always sent, columns, filters, and what can be done with it. */
export interface ListDef<R, A extends string> {
  readonly call: A;
  /** Sent with every request of this list. */
  readonly params?: Params;
  /**
   * `chosen`: the call does without `limit`, so it is sent only for a page size other than 10.
   * `none`: it takes no `page` either, and answers every row.
   */
  readonly limit?: 'always' | 'chosen' | 'none';
  readonly columns: readonly Column<R>[];
  readonly filters?: Inputs<FilterKind>;
  /** What can be done with the list as a whole: buttons above it. */
  readonly actions?: Readonly<Record<string, Action<R>>>;
  /** What is sent of the selected rows, and dialogs written by hand for them; makes rows selectable. */
  readonly selection?: Readonly<Record<string, DialogAction<R> | SelectedSubmit>>;
  /** The rows that can be selected, where not all can; the box of any other says why not, by the label `notSelectable`. */
  readonly selectable?: { readonly when: When<R> };
  /** Its rows that wait for a decision, gone through on a workbench. */
  readonly queues?: Readonly<Record<string, QueueDef<R>>>;
}

/** The call that answers one record, and its parameters. */
export interface DetailDef<A extends string, P = Record<string, string>> {
  readonly call: A;
  params(id: string, route: P): Params;
  /** What whoever opens the record knows of it already; sent with the first reading, for later it may be outdated. */
  opening?(route: P): Params;
}

/** A record as it is shown: its fields, and under `route` the parameters of the address that it is shown at. */
export type ShownRow<S extends Shape, P> = Row<S> & { readonly route: P };

/** All that is said of an entity once; `build` gets constructors that know its row and calls. */
export interface Definition<S extends Shape, A extends string, P = Record<string, string>> {
  readonly key: KeyOf<S>;
  readonly list?: ListDef<Row<S>, A>;
  readonly detail?: DetailDef<A, P>;
  /** What a page or a dialog shows of one record. */
  readonly show?: ShowDef<ShownRow<S, P>, P, FieldPath<Row<S>>>;
  /** What is decided about a record, a step for each right to decide. */
  readonly review?: Readonly<Record<string, ReviewStep<ShownRow<S, P>>>>;
  /** What can be done with a row: the operation column, and above a show. */
  readonly actions?: Readonly<Record<string, Action<Row<S>>>>;
  readonly create?: FormPageDef<Row<S>, A>;
  readonly edit?: FormPageDef<Row<S>, A>;
  /** The calls that a page written by hand makes itself. */
  readonly pageCalls?: readonly A[];
}

/** A declared resource as its file exports it; `D` keeps every name for the labels' types. */
export interface Resource<S extends Shape = Shape, A extends Api = Api, D = Definition<S, keyof A & string>> {
  /** A list's is also its route, without the leading slash. */
  readonly name: string;
  /** The page of its show. */
  readonly route?: { readonly path: RoutePath };
  readonly record: S;
  readonly api: A;
  readonly definition: D;
}

/** `D` with no option but those of a {@link Definition}; what stands under names of its own has those of its kind. */
type OnlyOptions<D> = Only<D, keyof Definition<Shape, string>> & {
  readonly list?: Only<ValueAt<D, 'list'>, keyof AnyList> & {
    readonly columns?: OnlyInEach<ValueAt<D, 'list.columns'>, keyof AnyColumnObject>;
    readonly selectable?: Only<ValueAt<D, 'list.selectable'>, keyof NonNullable<AnyList['selectable']>>;
    readonly queues?: OnlyInEach<ValueAt<D, 'list.queues'>, keyof QueueDef<AnyRow>> & {
      readonly [N in keyof ValueAt<D, 'list.queues'>]: {
        readonly pending: Filtered<
          ValueAt<ValueAt<D, 'list.queues'>[N], 'pending'>,
          ValueAt<D, 'list.filters'>
        >;
      };
    };
  };
  readonly detail?: Only<ValueAt<D, 'detail'>, keyof DetailDef<string>>;
  readonly show?: Only<ValueAt<D, 'show'>, keyof ShowDef<AnyShown>>;
  readonly review?: OnlyInEach<ValueAt<D, 'review'>, keyof ReviewStep<AnyShown>> & {
    readonly [N in keyof ValueAt<D, 'review'>]: {
      readonly warnings?: OnlyInEach<ValueAt<ValueAt<D, 'review'>[N], 'warnings'>, keyof Shown<AnyShown>>;
    };
  };
};

/** `V` as values of some of the filters `F`, and of nothing else. */
type Filtered<V, F> = [F] extends [never]
  ? unknown
  : F extends Inputs
    ? Partial<ValuesOf<F>> & Only<V, keyof F>
    : unknown;

/** The constructors of a declaration; those of a form's submit and of the blocks know the record as it is shown. */
type BuildTools<S extends Shape, A extends string, P> = Omit<Tools<Row<S>, A>, 'calc'> &
  Pick<Tools<ShownRow<S, P>, A>, 'calc'> &
  ShowTools<ShownRow<S, P>> & {
    /** A decision of a review. */
    readonly decide: Decides<ShownRow<S, P>, A>;
  };

/**
 * Declares a resource. A column, filter, key, condition, call, section or body that names what isn't there does not
 * compile, nor does an option that there isn't.
 * @see docs/declaring-a-resource.md
 */
export function defineResource<
  const S extends Shape,
  const A extends Api,
  const D extends Definition<S, keyof A & string, RouteParams<P>>,
  const P extends RoutePath = '/',
>(resource: {
  readonly name: string;
  /** The page of its show, whose parameters stand under `route` of the record that is shown. */
  readonly route?: { readonly path: P };
  readonly record: S;
  readonly api: A;
  readonly build: (tools: BuildTools<S, keyof A & string, RouteParams<P>>) => D & OnlyOptions<D>;
}): Resource<S, A, D> {
  const { build, ...rest } = resource;
  const all = { ...tools, ...showTools, decide: tools.submit };
  return { ...rest, definition: build(all as unknown as BuildTools<S, keyof A & string, RouteParams<P>>) };
}

/** A decoded row of any resource. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** A list of any resource, as it is declared. */
type AnyList = ListDef<AnyRow, string>;

/** A record of any resource as it is shown. */
export type AnyShown = AnyRow & { readonly route: RouteParams };

/** Any declared resource, as the engine sees it. */
export interface AnyResource {
  readonly name: string;
  readonly route?: { readonly path: RoutePath };
  readonly record: Shape;
  readonly api: Api;
  readonly definition: {
    readonly key: string | readonly string[];
    readonly list?: Omit<AnyList, 'columns' | 'selection'> & {
      readonly columns: readonly AnyColumn[];
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
