import type { Codec } from 'declared-console/wire';
import { formBody, withQuery } from 'declared-console/wire';
import { openEnvelope, pageOf } from './envelope';

/** This product's wire format: queries and form-encoded bodies, answered by `{code, message, data}`. */
export const codec: Codec = {
  encode: ({ method, path }, params) =>
    method === 'GET' ? { path: withQuery(path, params) } : { path, body: formBody(params) },
  open: openEnvelope,
  page: (data, { rows = 'data' }) => pageOf(data, rows),
  paging: (page, size) => (size === undefined ? { page } : { page, limit: size }),
  uploadField: 'file',
};
