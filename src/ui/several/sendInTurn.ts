import { ApiError, HeldError, messageOf } from '../../api/errors';

/**
 * What became of one of several things that are sent: it is on its way; it is done; it waits for a second account; its answer was
 * lost, so that it may be done; it was refused, or could not be sent. And why it wasn't sent at all: somebody else was first,
 * is at work on it, or somebody has to look at it.
 */
export type Outcome = 'sending' | 'done' | 'held' | 'unsure' | 'refused' | 'decided' | 'taken' | 'look';

/** An {@link Outcome}, and why: the server's sentence, or an i18n key. */
export interface Result {
  readonly outcome: Outcome;
  readonly reason?: string;
}

/**
 * Whether nothing more is sent for it.
 * @example isSettled({ outcome: 'refused', reason: 'Out of stock' }) // false
 */
export const isSettled = (result: Result | undefined): boolean =>
  result !== undefined && result.outcome !== 'refused';

/**
 * Sends several things one after the other, each once. Goes on after a refusal, which is about one of them; stops after any other
 * failure, which the next ones would meet, too.
 * @param send sends one; may resolve to why it didn't
 * @param put told of each that it is on its way, before it is sent, and then what became of it
 * @example
 * const stop = new AbortController();
 * const results = new Map<string, Result>();
 * async function lend(tool: string) {
 *   await client.send({ method: 'POST', path: '/v1/loans' }, { tool }, { changes: true });
 *   return undefined;
 * }
 * const done = sendInTurn(['saw', 'drill'], lend, (tool, result) => results.set(tool, result), stop.signal);
 */
export async function sendInTurn<T>(
  all: readonly T[],
  send: (one: T) => Promise<Result | undefined>,
  put: (one: T, result: Result) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const one of all) {
    if (signal.aborted) return;
    put(one, { outcome: 'sending' });
    try {
      put(one, (await send(one)) ?? { outcome: 'done' });
    } catch (error) {
      put(one, resultOf(error));
      const isOfThisOne = error instanceof ApiError && error.failure === 'refused';
      if (!isOfThisOne) return;
    }
  }
}

function resultOf(error: unknown): Result {
  const reason = messageOf(error);
  if (error instanceof HeldError) return { outcome: 'held', reason };
  // An error of nobody's making says nothing of what was sent, either.
  const isUnsure = !(error instanceof ApiError) || error.isUnsure;
  return { outcome: isUnsure ? 'unsure' : 'refused', reason };
}
