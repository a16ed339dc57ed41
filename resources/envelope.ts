import type { Page } from '@/api/codec';
import { ApiError, type DecidedBefore } from '@/api/errors';
import { textOf } from '@/schema/text';
import { isEmptyValue, isObject } from '@/schema/values';

const FORBIDDEN = '权限不足';
const DISABLED = '账号被禁用';
const NOT_AN_ERROR = '审核成功';
const NESTED_CODES = ['430', '403'];

/**
 * Opens `{code, message, data}`: returns `data`, or throws the {@link ApiError} that says what happened. The envelope must
 * have a code, a number or a string; otherwise the answer is malformed. Whatever the code, two messages end the session,
 * and one is no error.
 * @param body the parsed answer, of which nothing is trusted
 */
export function openEnvelope(body: unknown): unknown {
  if (!isObject(body) || !('code' in body)) throw ApiError.of('malformed');
  const code = textOf(body.code);
  const message = typeof body.message === 'string' ? body.message.trim() : '';
  if (code === '200' || message === NOT_AN_ERROR) return body.data;

  const nested = isObject(body.data) && typeof body.data.message === 'string' ? body.data.message : '';
  if (message === FORBIDDEN) throw ApiError.of('forbidden');
  if (message === DISABLED) throw ApiError.of('disabled');
  if (message === 'failed' && nested && NESTED_CODES.includes(code ?? ''))
    throw new ApiError('refused', nested, decidedIn(body.data));
  if (code === '403') throw ApiError.of('session', message);
  if (code === '408') throw ApiError.of('dropped', message);
  // Without a readable code, the message may be one of success.
  if (code === undefined || typeof body.code === 'boolean') throw ApiError.of('malformed');
  const said = message || nested;
  throw said ? new ApiError('refused', said, decidedIn(body.data)) : ApiError.of('refused');
}

/** Who decided first, if the refusal of a second decision says so. */
function decidedIn(data: unknown): DecidedBefore | undefined {
  if (!isObject(data) || typeof data.verifier !== 'string') return undefined;
  return { by: data.verifier, at: typeof data.verify_time === 'string' ? data.verify_time : '' };
}

/**
 * Reads a page from an opened envelope. `data` may be null for an empty list, but not missing; it may be the rows
 * themselves, as PHP writes anything empty as `[]`. `count` is a number, a string or missing. Everything else is malformed,
 * so that an error never looks like an empty list.
 * @param key the key of the rows: `data`, or `list` for feedback
 */
export function pageOf(data: unknown, key: string): Page {
  if (data === null) return { rows: [], total: 0 };
  if (Array.isArray(data)) return { rows: data };
  const rows = isObject(data) ? (data[key] ?? (key in data ? [] : undefined)) : undefined;
  if (!isObject(data) || !Array.isArray(rows)) throw ApiError.of('malformed');
  return { rows, total: isEmptyValue(data.count) ? undefined : toCount(data.count) };
}

function toCount(count: unknown): number {
  const total = typeof count === 'string' && count.trim() !== '' ? Number(count) : count;
  if (typeof total === 'number' && Number.isInteger(total) && total >= 0) return total;
  throw ApiError.of('malformed');
}
