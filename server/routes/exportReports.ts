import { z } from 'zod';
import { handlers } from '../calls/context';
import { ok } from '../calls/envelope';
import { validForm } from '../calls/params';
import { count, text } from '../http/fields';
import type { CallName, Handlers } from './access';

const fields = {
  /** As the console names its lists. */
  list: text(64).regex(/^[a-z]\w*\/[a-z]\w*$/i),
  /** What it was asked for. */
  query: text(4000).default(''),
  format: z.enum(['xlsx', 'csv']),
  rows: count,
  counted: count,
};

/** Takes note of a file that the console made out of a list's pages: its entry in the activity log is all that comes of it. */
const add = handlers(validForm(fields), (c) => ok(c, null));

/** Exports that consoles report. */
export const exportReports = {
  'POST /api/exportReport/add': add,
} satisfies Partial<Record<CallName, Handlers>>;
