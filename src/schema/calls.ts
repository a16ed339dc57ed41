/** One call of the backend. Where it answers rows, `rows` is the key they stand under in `data`. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly rows: 'data' | 'list';
  /** Sent as `multipart/form-data`: the file upload alone. */
  readonly multipart?: true;
}

/** What a parameter can hold; `undefined` is left out of the request, and `''` of a query. */
export type Wire = string | number | boolean | undefined;
/** The parameters of a request, by name. */
export type Params = Readonly<Record<string, Wire>>;

type Options = { rows?: 'data' | 'list' };

/** A call whose parameters go into the query string. */
export const get = (path: `/${string}`, { rows = 'data' }: Options = {}): Call => ({
  method: 'GET',
  path,
  rows,
});

/** A call whose parameters go into a form-encoded body. */
export const post = (path: `/${string}`, { rows = 'data' }: Options = {}): Call => ({
  method: 'POST',
  path,
  rows,
});

/** The file upload: a `multipart/form-data` body. */
export const upload = (path: `/${string}`): Call => ({ method: 'POST', path, rows: 'data', multipart: true });
