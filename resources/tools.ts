import type { AnswerSchemas, PageRead, Schema } from 'declared-console/tools';
import { type CertificateKind, kinds } from './evidence/certificate/kinds';

const SUCCESS = [200, '200'];
const COUNT: Schema = { type: ['integer', 'string', 'null'], pattern: '^\\s*\\d+\\s*$' };

/** The envelope `{ code, message, data }`, whose refusals come with HTTP 200. */
export const answers: AnswerSchemas = {
  success: (data) => ({
    type: 'object',
    properties: { code: { enum: SUCCESS }, message: { type: 'string' }, data: data ?? {} },
    required: data ? ['code', 'data'] : ['code'],
  }),
  page: (rows, { key, isCounted }) => ({
    // A list without rows may be null.
    type: ['object', 'null'],
    properties: { [key]: rows, count: COUNT },
    required: isCounted ? [key, 'count'] : [key],
  }),
  refusal: {
    type: 'object',
    properties: { code: { not: { enum: SUCCESS } }, message: { type: 'string' }, data: {} },
    required: ['code', 'message'],
  },
};

/** What the certificate pages read, by their routes. */
export const reads: Readonly<Record<string, (route: Readonly<Record<string, string>>) => PageRead>> = {
  certificate: ({ baoquan = '' }) => certificateOf(kinds.evidence, baoquan),
  'attestation/web': ({ id = '' }) => certificateOf(kinds.web, id),
  'attestation/pro': ({ id = '' }) => certificateOf(kinds.pro, id),
  'attestation/move': ({ id = '' }) => certificateOf(kinds.move, id),
};

const certificateOf = ({ resource, viewParams }: CertificateKind, id: string): PageRead => ({
  resource,
  id,
  params: viewParams,
});
