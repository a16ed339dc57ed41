import { ApiError } from '../../api/errors.ts';
import { REQUEST_TIMEOUT } from '../../api/limits.ts';
import { parseJson } from '../../api/parseJson.ts';
import { isObject } from '../../model/values.ts';
import type { Found } from './finding.ts';
import type { Exchange } from './reader.ts';

/** Why a server can't be checked at all, as one sentence for the user. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The reason for skipping what the account may not read. */
export const NO_RIGHT = 'this account lacks the right to it';

const NOT_THERE = [404, 405, 501];

/**
 * What a failed call says about a server: a difference, or why it can't be checked.
 * @param declared what the call's data is declared as, to report an answer that is something else
 * @throws Unreadable if no other call would fare better; other errors are rethrown
 */
export function failureOf(
  error: unknown,
  exchange: Exchange | undefined,
  declared: string,
): Found | { readonly why: string } {
  if (!(error instanceof ApiError)) throw error;
  const { failure, message } = error;
  const status = exchange?.status;
  switch (failure) {
    case 'offline':
      throw new Unreadable("The server can't be reached: check --url, and the way there.");
    case 'session':
    case 'dropped':
      throw new Unreadable('The server refused the session: log in again, and give the new token.');
    case 'disabled':
      throw new Unreadable('The server refused the session: the account is disabled.');
    case 'forbidden':
      return { why: NO_RIGHT };
    case 'timeout':
      return { problem: 'slow', message: `no answer within ${REQUEST_TIMEOUT / 1000} s` };
    case 'http':
      return NOT_THERE.includes(status ?? 0)
        ? { problem: 'call', message: `the call isn't there: answered HTTP ${status}` }
        : { problem: 'call', message: `answered HTTP ${status}` };
    case 'refused':
      return NOT_THERE.includes(status ?? 0) || NOT_THERE.includes(codeOf(exchange))
        ? { problem: 'call', message: `the call isn't there: answered '${message}'` }
        : { problem: 'call', message: `refused: '${message}'` };
    case 'malformed':
      return { problem: 'answer', message: malformed(exchange, declared) };
  }
}

function malformed(exchange: Exchange | undefined, declared: string): string {
  const body = bodyOf(exchange);
  if (body === undefined) return 'answered no JSON';
  if (!isObject(body) || !('code' in body)) return 'answered no {code, message, data}';
  return `the data of the answer aren't ${declared}`;
}

/** The parsed body of an answer, or `undefined` if it isn't JSON. */
export function bodyOf(exchange: Exchange | undefined): unknown {
  try {
    return parseJson(exchange?.text ?? '');
  } catch {
    return undefined;
  }
}

function codeOf(exchange: Exchange | undefined): number {
  const body = bodyOf(exchange);
  return isObject(body) ? Number(body.code) : Number.NaN;
}
