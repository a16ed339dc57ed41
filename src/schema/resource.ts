import type { Action, Lazy, Tools } from './actions';
import { tools } from './actions';
import type { Call, Params } from './calls';
import type { Shape } from './fields';
import type { FormDef } from './forms';
import type { FilterKind, Inputs } from './inputs';
import type { KeyOf, Row } from './record';

/** The calls of a resource, by names of its own. */
export type Api = Readonly<Record<string, Call>>;

/** What a cell of one's own is given. */
export interface CellProps<R = never, V = unknown> {
  readonly value: V;
  readonly row: R;
}

/** A column: a field, where it links to, or a cell of one's own. */
export type Column<R> =
  | (keyof R & string)
  | {
      readonly [K in keyof R & string]: {
        readonly field: K;
        /** Makes the cell a real link; an empty path, plain text. */
        to?(row: R): string;
        /** Opens the link in a new tab. */
        readonly newTab?: boolean;
        readonly cell?: Lazy<CellProps<R, R[K]>>;
        /** Hidden until chosen in the column picker. */
        readonly hidden?: boolean;
      };
    }[keyof R & string];

/** A list: its call, what is always sent, columns, filters, and what can be done with it. */
export interface ListDef<R, A extends string> {
  readonly call: A;
  /** Sent with every request of this list. */
  readonly params?: Params;
  /**
   * `chosen`: the specification's call takes no `limit`, so it is sent only for a page size other than 10.
   * `none`: it takes no `page` either, and answers every row.
   */
  readonly limit?: 'always' | 'chosen' | 'none';
  readonly columns: readonly Column<R>[];
  readonly filters?: Inputs<FilterKind>;
  /** What can be done with the list as a whole: buttons above it. */
  readonly actions?: Readonly<Record<string, Action<R>>>;
  /** What can be done with selected rows; makes rows selectable. */
  readonly selection?: Readonly<Record<string, Action<R>>>;
}

/** One record: the call that answers it, its parameters for an id, and what a page shows of it. */
export interface DetailDef<A extends string, K extends string = string> {
  readonly call: A;
  /** What a page shows of it under a label, in order. */
  readonly fields?: readonly K[];
  params(id: string): Params;
}

/** All that is said of an entity once; `build` gets constructors that know its row and calls. */
export interface Definition<S extends Shape, A extends string> {
  readonly key: KeyOf<S>;
  readonly list?: ListDef<Row<S>, A>;
  /** The call that answers one record, and its parameters for an id. */
  readonly detail?: DetailDef<A, keyof S & string>;
  /** What can be done with a row: the operation column. */
  readonly actions?: Readonly<Record<string, Action<Row<S>>>>;
  readonly create?: FormDef<Row<S>, A>;
  readonly edit?: FormDef<Row<S>, A>;
  /** The calls that a page written by hand makes itself. */
  readonly pageCalls?: readonly A[];
}

/** A declared resource as its file exports it; `D` keeps every name for the labels' types. */
export interface Resource<S extends Shape = Shape, A extends Api = Api, D = Definition<S, keyof A & string>> {
  /** Also its route, without the leading slash. */
  readonly name: string;
  /** The menu's permission string, or `session` where being logged in is enough. */
  readonly permission: string;
  readonly record: S;
  readonly api: A;
  readonly definition: D;
}

/**
 * Declares a resource. A column, filter, key, condition, call or body that names what isn't there does not compile.
 * @see docs/declaring-a-resource.md
 */
export function defineResource<
  const S extends Shape,
  const A extends Api,
  const D extends Definition<S, keyof A & string>,
>(resource: {
  readonly name: string;
  readonly permission: string;
  readonly record: S;
  readonly api: A;
  readonly build: (tools: Tools<Row<S>, keyof A & string>) => D;
}): Resource<S, A, D> {
  const { build, ...rest } = resource;
  return { ...rest, definition: build(tools as unknown as Tools<Row<S>, keyof A & string>) };
}

/** A decoded row of any resource. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** Any declared resource, as the engine sees it. */
export interface AnyResource {
  readonly name: string;
  readonly permission: string;
  readonly record: Shape;
  readonly api: Api;
  readonly definition: {
    readonly key: string | readonly string[];
    readonly list?: ListDef<AnyRow, string>;
    readonly detail?: DetailDef<string>;
    readonly actions?: Readonly<Record<string, Action<AnyRow>>>;
    readonly create?: FormDef<AnyRow, string>;
    readonly edit?: FormDef<AnyRow, string>;
    readonly pageCalls?: readonly string[];
  };
}
