import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { validator } from 'hono/validator';
import { middleware } from './context';
import { type Fields, readFields } from './fields';
import { malformed, Refusal } from './refusal';

/** What a form is sent as. */
export const formType = 'application/x-www-form-urlencoded';
const formLimit = 64 * 1024;

/** Reads the query as `c.req.valid('query')`; refuses unknown and malformed parameters with code 422. */
export const validQuery = <F extends Fields>(fields: F) =>
  validator('query', (params) => readFields(params, fields));

/** Reads the form as `c.req.valid('form')`; refuses unknown and malformed fields with code 422. */
export const validForm = <F extends Fields>(fields: F) =>
  validator('form', (params) => readFields(params, fields));

/** Refuses a body that is no form or has more than 64 kB; an empty body is an empty form, whatever its type. */
export const formBody = every(
  bodyLimit({
    maxSize: formLimit,
    onError: () => {
      throw new Refusal(413, '请求内容过大');
    },
  }),
  middleware(async (c, next) => {
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== formType && (await c.req.arrayBuffer()).byteLength > 0) throw malformed('请求格式应为表单');
    await next();
  }),
);
