/** One call of the backend. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A parameter that the path names, as `/loans/{id}`, stands there, and nowhere else in the request. */
  readonly path: `/${string}`;
  /** The key that its rows stand under, where the application's codec doesn't know it by itself. */
  readonly rows?: string;
  /** Sent as `multipart/form-data`: the file upload alone. */
  readonly multipart?: true;
}

/** What a parameter can hold; `undefined` is left out of the request, and `''` of a query. */
export type Wire = string | number | boolean | undefined;
/** The parameters of a request, by name. */
export type Params = Readonly<Record<string, Wire>>;

type Options = Pick<Call, 'rows'>;

const calling =
  (method: Call['method']) =>
  (path: Call['path'], options: Options = {}): Call => ({ method, path, ...options });

/** A call that reads. */
export const get = calling('GET');
/** A call that adds, or does something. */
export const post = calling('POST');
/** A call that replaces. */
export const put = calling('PUT');
/** A call that changes. */
export const patch = calling('PATCH');
/** A call that removes. */
export const del = calling('DELETE');

/** The file upload: a `multipart/form-data` body. */
export const upload = (path: Call['path']): Call => ({ method: 'POST', path, multipart: true });

/** The names of the parameters that a path names. */
export const pathParams = (path: Call['path']): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
