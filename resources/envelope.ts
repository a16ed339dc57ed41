import { isEmptyValue, isObject, textOf } from 'declared-console/schema';
import type { Page } from 'declared-console/wire';
import { ApiError, type DecidedBefore, FirstError, HeldError, parseJson } from 'declared-console/wire';
import { nestedMessage } from './nestedMessage';

const FORBIDDEN = '权限不足';
const DISABLED = '账号被禁用';
const NOT_AN_ERROR = '审核成功';
const NESTED_CODES = ['430', '403'];
/** Of our own server: the password must be changed before anything else. */
const CHANGE_PASSWORD_FIRST = '428';
/** Of our own server: another account has to approve it first. */
const HELD = '202';

/**
 * Opens `{code, message, data}`: returns `data`, or throws the {@link ApiError} that says what happened. The envelope must
 * have a code, a number or a string; otherwise the answer is malformed. Whatever the code, 200 included, two messages end the
 * session, and one is no error.
 * @param body the parsed answer, of which nothing is trusted
 */
export function openEnvelope(body: unknown): unknown {
  if (!isObject(body) || !('code' in body)) throw ApiError.of('malformed');
  const code = textOf(body.code)?.trim();
  const message = typeof body.message === 'string' ? body.message.trim() : '';
  const bare = message.replace(/[\s。.！!]+$/, '');
  if (bare === FORBIDDEN) throw ApiError.of('forbidden');
  if (bare === DISABLED) throw ApiError.of('disabled');
  if (code === '200' || bare === NOT_AN_ERROR) return unwrapped(body.data);

  const nested = nestedMessage({ ...body, data: unwrapped(body.data) });
  if (message === 'failed' && nested && NESTED_CODES.includes(code ?? ''))
    throw new ApiError('refused', nested, decidedIn(body.data));
  if (code === '403') throw ApiError.of('session', message);
  if (code === '408') throw ApiError.of('dropped', message);
  // Without a readable code, the message may be one of success.
  if (code === undefined || typeof body.code === 'boolean') throw ApiError.of('malformed');
  const said = message || nested;
  if (said && code === CHANGE_PASSWORD_FIRST) throw new FirstError(said, 'personal/password');
  if (said && code === HELD) throw new HeldError(said);
  throw said ? new ApiError('refused', said, decidedIn(body.data)) : ApiError.of('refused');
}

/** Some servers write the data as the text of its JSON. */
function unwrapped(data: unknown): unknown {
  if (typeof data !== 'string' || !/^\s*[[{]/.test(data)) return data;
  try {
    return parseJson(data);
  } catch {
    return data;
  }
}

/** Who decided first, if the refusal of a second decision says so. */
function decidedIn(data: unknown): DecidedBefore | undefined {
  if (!isObject(data) || typeof data.verifier !== 'string') return undefined;
  return { by: data.verifier, at: typeof data.verify_time === 'string' ? data.verify_time : '' };
}

/**
 * Reads a page from an opened envelope. `data` may be null for an empty list, but not missing; it may be the rows
 * themselves, as PHP writes anything empty as `[]`. Rows may be an object whose keys are numbers. `count` is a number, a
 * string or missing; what can't be read as one is taken as missing where there are rows. Everything else is malformed, so
 * that an error never looks like an empty list.
 * @param key the key of the rows: `data`, or `list` for feedback
 */
export function pageOf(data: unknown, key: string): Page {
  if (data === null) return { rows: [], total: 0 };
  const own = rowsIn(data);
  if (own) return { rows: own };
  const rows = isObject(data) ? rowsIn(data[key] ?? (key in data ? [] : undefined)) : undefined;
  if (!isObject(data) || !rows) throw ApiError.of('malformed');
  const total = isEmptyValue(data.count) ? undefined : toCount(data.count);
  if (Number.isNaN(total) && rows.length === 0) throw ApiError.of('malformed');
  return { rows, total: Number.isNaN(total) ? undefined : total };
}

/** An array, or an object with numbers as keys: PHP writes an array so from which an element was removed. */
function rowsIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  const areRows = keys.length > 0 && keys.every((key) => /^\d+$/.test(key) && isObject(value[key]));
  return areRows ? Object.values(value) : undefined;
}

const GROUPED = /^\d{1,3}(?:[,，]\d{3})+$/;

/** A number of rows; NaN if it can't be one. */
function toCount(count: unknown): number {
  const text = typeof count === 'number' ? String(count) : typeof count === 'string' ? count.trim() : '';
  const total = Number(GROUPED.test(text) ? text.replace(/\D/g, '') : text || Number.NaN);
  return Number.isInteger(total) && total >= 0 ? total : Number.NaN;
}
