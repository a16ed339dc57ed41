import type { AnswerSchemas } from '../description.ts';

/** What answers are where nothing wraps them. */
export const BARE: AnswerSchemas = {
  success: (data = {}) => data,
  page: (items) => ({
    type: 'object',
    properties: { items, total: { type: 'integer', minimum: 0 } },
    required: ['items', 'total'],
  }),
};
