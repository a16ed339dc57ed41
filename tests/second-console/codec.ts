import { isObject } from 'declared-console/schema';
import type { Codec } from 'declared-console/wire';
import { ApiError, FieldsError, withQuery } from 'declared-console/wire';

/** JSON bodies, meaningful statuses, `{items, total}`. */
export const codec: Codec = {
  encode: ({ method, path }, params) =>
    method === 'GET' || method === 'DELETE'
      ? { path: withQuery(path, params) }
      : { path, body: JSON.stringify(params), headers: { 'Content-Type': 'application/json' } },
  open(body, { status }, { path }) {
    if (status < 400) return body;
    if (status === 401 && path !== '/v1/sessions') throw ApiError.of('session');
    if (!isObject(body) || typeof body.error !== 'string') throw ApiError.of('http');
    if (status === 422 && isObject(body.fields)) throw new FieldsError(mapOf(body.fields), body.error);
    const decided = status === 409 && typeof body.by === 'string';
    throw new ApiError(
      'refused',
      body.error,
      decided ? { by: String(body.by), at: String(body.at) } : undefined,
    );
  },
  page(data) {
    if (!isObject(data) || !Array.isArray(data.items) || typeof data.total !== 'number')
      throw ApiError.of('malformed');
    return { rows: data.items, total: data.total };
  },
  paging: (page, size) => ({ page, pageSize: size }),
  uploadField: 'file',
};

/** The sentences by field, as this server writes them. */
const mapOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, String(sentence)]));
