import type { Call, Params } from '../model/calls';

/** One page of a list, as the wire has it. */
export interface Page {
  readonly rows: readonly unknown[];
  /** All rows of the query, on every page; missing if the server doesn't count them. */
  readonly total?: number;
}

/** A request, ready to be sent. */
export interface Encoded {
  /** The path under `apiBase`, its query included. */
  readonly path: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What an answer says besides its body. */
export interface AnswerHead {
  /** Of HTTP. */
  readonly status: number;
  /** Of another origin only those that it exposes. */
  readonly headers: Headers;
}

/** A raw answer, not opened yet. */
export interface Answer extends AnswerHead {
  readonly text: string;
}

/** An application's wire format: everything the client and the data provider need to know about its server. */
export interface Codec {
  /** Puts a call's parameters where the server expects them; those named in its path are already there. */
  encode(call: Call, params: Params): Encoded;
  /**
   * Opens an answer: returns its data, or throws the `ApiError` that says what happened. What a server says in a header, such as
   * a total, becomes a part of the data here.
   * @param body the parsed JSON, of which nothing is trusted; `undefined` where the answer is empty
   * @param head the answer's status and headers
   * @param call what was answered: at the login the same status may say something else
   */
  open(body: unknown, head: AnswerHead, call: Call): unknown;
  /** Reads a page of rows from opened data; for anything else throws a malformed `ApiError`, never returns an empty page. */
  page(data: unknown, call: Call): Page;
  /** The parameters that request a page; `size` is `undefined` for lists that don't send it. */
  paging(page: number, size: number | undefined): Params;
  /** The form field that carries the file of a `multipart/form-data` body. */
  readonly uploadField: string;
  /** Reads where an uploaded file is from opened data, for the form that names it; by default `path`. */
  uploadedAt?(data: unknown, call: Call): unknown;
  /** The headers that carry the session's token; by default `Authorization: Bearer …`. */
  authorize?(token: string): Readonly<Record<string, string>>;
}
