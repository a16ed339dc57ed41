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

/**
 * A call that reads.
 * @param path under `apiBase`; a `{name}` in it is filled from the call's parameters
 * @param options `rows`: the key of its rows, if it isn't the codec's default
 * @example get('/v1/tools/{id}')
 */
export const get = calling('GET');
/**
 * A call that adds something, or has another effect.
 * @example post('/v1/loans')
 */
export const post = calling('POST');
/**
 * A call that replaces.
 * @example put('/v1/tools/{id}/shelf')
 */
export const put = calling('PUT');
/**
 * A call that changes.
 * @example patch('/v1/loans/{id}')
 */
export const patch = calling('PATCH');
/**
 * A call that removes.
 * @example del('/v1/loans/{id}')
 */
export const del = calling('DELETE');

/**
 * The file upload: a `multipart/form-data` body, sent by `client.upload`.
 * @example upload('/v1/photos')
 */
export const upload = (path: Call['path']): Call => ({ method: 'POST', path, multipart: true });

/** The names of the parameters in a path. */
export const pathParams = (path: Call['path']): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
