import { isObject } from 'declared-console/schema';
import type { Codec } from 'declared-console/wire';
import { ApiError, withQuery } from 'declared-console/wire';

/** How the server speaks: JSON, statuses that mean something, pages as `{ items, total }`. */
export const codec: Codec = {
  encode: ({ method, path }, params) =>
    method === 'GET' || method === 'DELETE'
      ? { path: withQuery(path, params) }
      : { path, body: JSON.stringify(params), headers: { 'Content-Type': 'application/json' } },
  open(body, { status }, { path }) {
    if (status < 400) return body;
    // At the login it says that the password is wrong.
    if (status === 401 && path !== '/api/login') throw ApiError.of('session');
    throw isObject(body) && typeof body.error === 'string'
      ? new ApiError('refused', body.error)
      : ApiError.of('http');
  },
  page(data) {
    // Never an empty page for what can't be read: an error must not look like an empty list.
    if (!isObject(data) || !Array.isArray(data.items)) throw ApiError.of('malformed');
    return { rows: data.items, total: typeof data.total === 'number' ? data.total : undefined };
  },
  paging: (page, size) => ({ page, size }),
  uploadField: 'file',
};
