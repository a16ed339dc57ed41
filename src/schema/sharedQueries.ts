import type { Params } from '../model/calls';
import type { AnyRow } from './resource';

/** A query of a list that somebody shares with their role. */
export interface SharedQuery {
  readonly id: string;
  readonly label: string;
  /** The query part of the list's address, as a shared link has it. */
  readonly search: string;
  /** The name of who shares it. */
  readonly owner: string;
  /** Whether it is the account's own. */
  readonly isOwn: boolean;
}

/** The calls of a server that keeps shared queries, by the names that their resource gives them. */
export interface SharedQueryCalls {
  /** Takes what {@link of} says; answers those of the account's role. */
  readonly list: string;
  /** Shares a query with the account's role, in the place of its own of that name. */
  readonly share: string;
  readonly withdraw: string;
  /** Names a list, such as `stock/tools`. */
  of(list: string): Params;
  /** What `share` takes. Who shares it, and with which role, the server knows. */
  write(query: Pick<SharedQuery, 'label' | 'search'>, list: string): Params;
  /** What `withdraw` takes. */
  withdrawn(query: SharedQuery): Params;
  read(row: AnyRow): SharedQuery;
}

/**
 * How queries are shared with a role: by a resource, so that they are decoded and described like any other, and gone where its
 * capability isn't offered.
 */
export interface SharedQueriesDef {
  /** The resource whose list has the shared queries of a list. */
  readonly resource: string;
  /** Loaded once saved queries are looked at. */
  calls(): Promise<{ readonly default: SharedQueryCalls }>;
}
