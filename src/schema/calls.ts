/** One call of the backend. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters named in the path, such as in `/loans/{id}`, are sent only there. */
  readonly path: `/${string}`;
  /** The key of its rows, if it isn't the codec's default. */
  readonly rows?: string;
  /** Sent as `multipart/form-data`: only the file upload. */
  readonly multipart?: true;
}

/** The value of a parameter; `undefined` is omitted from the request, and `''` from a query. */
export type Wire = string | number | boolean | undefined;
/** The parameters of a request, by name. */
export type Params = Readonly<Record<string, Wire>>;

type Options = Pick<Call, 'rows'>;

const calling =
  (method: Call['method']) =>
  (path: Call['path'], options: Options = {}): Call => ({ method, path, ...options });

/** A call that reads. */
export const get = calling('GET');
/** A call that adds something, or has another effect. */
export const post = calling('POST');
/** A call that replaces. */
export const put = calling('PUT');
/** A call that changes. */
export const patch = calling('PATCH');
/** A call that removes. */
export const del = calling('DELETE');

/** The file upload: a `multipart/form-data` body. */
export const upload = (path: Call['path']): Call => ({ method: 'POST', path, multipart: true });

/** The names of the parameters in a path. */
export const pathParams = (path: Call['path']): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
