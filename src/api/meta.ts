import type { Params } from '../model/calls';
import type { RouteParams } from '../schema/routes';

/** The part of react-admin's `meta` that this provider reads. */
export interface Meta {
  /** Extra parameters of the page, such as an id from its route. */
  readonly params?: Params;
  /** The parameters of the record's address. */
  readonly route?: RouteParams;
  /** Whether the record is loaded for the first time since it was opened. */
  readonly opening?: boolean;
  /** Whether nobody is waiting for it: a failure has no consequence. */
  readonly background?: boolean;
  /** Whether all pages are read in turn until there are no more, whatever the server counts. */
  readonly whole?: boolean;
  /** How many rows the server's own pages have, where another number is asked for in vain. */
  readonly ownSize?: number;
  /** While all pages are read: which spelling of the filter's value, if it has several; `spellings` of the answer's `meta` says how many. */
  readonly spelling?: number;
}
