import type { Refusal } from '../http/refusal';
import type { Call } from './context';

/** Every answer's body is `{ code, message, data }`; code 200 is success, and the HTTP status mostly stays 200. */
function send(c: Call, code: number, message: string, data: unknown, status: 200 | 503 = 200): Response {
  c.set('code', code);
  return c.json({ code, message, data }, status);
}

/** Success with data. */
export const ok = (c: Call, data: unknown, message = 'success'): Response => send(c, 200, message, data);

/**
 * Taken, but not carried out until somebody else has approved it. Whoever knows only the contract shows the message as that of
 * a refusal.
 */
export const accepted = (c: Call, message: string): Response => send(c, 202, message, null);

/** One page of a list, under `data` but for feedback; total counts the rows of all pages. */
export function list(
  c: Call,
  rows: readonly unknown[],
  total: number,
  under: 'data' | 'list' = 'data',
): Response {
  c.set('rows', rows.length);
  return ok(c, { [under]: rows, count: total });
}

/** Sends a refusal. */
export const refusal = (c: Call, { code, message, data }: Refusal, status?: 200 | 503): Response =>
  send(c, code, message, data, status);
