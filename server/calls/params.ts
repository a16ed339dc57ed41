import { TimeoutError, withTimeout } from 'es-toolkit';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { type Fields, readFields } from '../http/fields';
import { malformed, Refusal } from '../http/refusal';
import { middleware } from './context';

/** The content type of forms. */
export const formType = 'application/x-www-form-urlencoded';
const formLimit = 64 * 1024;

/** Reads the query as `c.req.valid('query')`; refuses unknown and malformed parameters with code 422. */
export const validQuery = <const F extends Fields>(fields: F) => validated('query', fields);

/** Reads the form as `c.req.valid('form')`; refuses unknown and malformed fields with code 422. */
export const validForm = <const F extends Fields>(fields: F) => validated('form', fields);

function validated<T extends 'query' | 'form', F extends Fields>(target: T, fields: F) {
  const schema = z.object(fields);
  return validator(target, (params) => readFields(params, schema));
}

/** How long a form may take to arrive, in ms; limited because sending one needs no login. */
const formTime = 30_000;

const limited = bodyLimit({
  maxSize: formLimit,
  onError: () => {
    throw new Refusal(413, '请求内容过大');
  },
});

/**
 * Reads a form; refuses other bodies, more than 64 kB, and more than half a minute to arrive. An empty body is an empty
 * form, whatever its type.
 */
export const formBody = middleware(async (c, next) => {
  const read = async () => void (await c.req.arrayBuffer());
  await withTimeout(() => limited(c, read), formTime).catch((reason: unknown) => {
    throw reason instanceof TimeoutError ? new Refusal(408, '请求用时过长，请重试') : reason;
  });
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== formType) {
    if ((await c.req.arrayBuffer()).byteLength > 0) throw malformed('请求格式应为表单');
    // Otherwise the validators would parse the empty body as multipart.
    c.req.bodyCache.formData = new FormData();
  }
  await next();
});
