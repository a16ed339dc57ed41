import type { Call, Params } from '@/schema/calls';

/** One page of a list, as the wire has it. */
export interface Page {
  readonly rows: readonly unknown[];
  /** All rows of the query, on every page; missing where the answer doesn't tell. */
  readonly total?: number;
}

/** A request as it is sent. */
export interface Encoded {
  /** The path under `apiBase`, its query included. */
  readonly path: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer as it came; yet to be opened. */
export interface Answer {
  readonly text: string;
  readonly status: number;
}

/** How an application's server speaks: all that the client and the data provider need to know of it. */
export interface Codec {
  /** Puts a call's parameters where its server expects them; those that its path names stand there already. */
  encode(call: Call, params: Params): Encoded;
  /**
   * Opens an answer: its data, or the one `ApiError` that says what happened, a failure that ends the session included.
   * @param body the parsed JSON, of which nothing is trusted; `undefined` where the answer is empty
   * @param status of HTTP
   */
  open(body: unknown, status: number): unknown;
  /** Reads a page of rows out of opened data; throws a malformed `ApiError` for anything else, never an empty page. */
  page(data: unknown, call: Call): Page;
  /** How a page is asked for; `size` is missing where a list doesn't send it. */
  paging(page: number, size: number | undefined): Params;
  /** The field of a `multipart/form-data` body that a file stands in. */
  readonly uploadField: string;
}
