/**
 * The failures after which the token is useless: the account must log in again (`session`), lacks the permission, is
 * disabled, or the server dropped the session. The codec tells which.
 */
export type SessionEnd = 'session' | 'forbidden' | 'disabled' | 'dropped';

/** Why a call failed: the session is over, the server refused in its own words, or nothing usable came back. */
export type Failure = SessionEnd | 'refused' | 'offline' | 'timeout' | 'http' | 'malformed';

const SESSION_ENDS: readonly Failure[] = ['session', 'forbidden', 'disabled', 'dropped'];
/**
 * Whether a failure ends the session.
 * @example
 * endsSession('session') // true
 * endsSession('offline') // false
 */
export const endsSession = (failure: Failure): failure is SessionEnd => SESSION_ENDS.includes(failure);

/** Who had already decided, and when (`yyyy-MM-dd HH:mm:ss`, or empty). */
export interface DecidedBefore {
  readonly by: string;
  readonly at: string;
}

/** The failures that say nothing of what the server has done. */
const UNANSWERED: readonly Failure[] = ['offline', 'timeout', 'http', 'malformed'];

/** The prefix of the i18n keys for lost answers to calls that change data. */
const UNSURE = 'errors.unsure.';

/**
 * The statuses of HTTP by which a server or a proxy says that it didn't take a request: 4xx, and three of 5xx. The other four
 * of 4xx may come after the request was carried out: a firewall reads answers, too (403), the format of an answer is chosen
 * last (406), and a limit of time may have passed while it was carried out (408, 499).
 */
const isTurnedAway = (status: number | undefined) =>
  status !== undefined &&
  ((status >= 400 && status < 500 && ![403, 406, 408, 499].includes(status)) ||
    [501, 505, 511].includes(status));

/** The sentences for statuses that say what is wrong with a request. */
const SENTENCES: Readonly<Record<number, string>> = { 413: 'errors.tooLarge', 429: 'errors.tooMany' };

/**
 * The one error that every call rejects with (an abort apart).
 * @example throw new ApiError('refused', 'Granted already', { by: 'Ada', at: '2026-02-20 08:00:00' });
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /**
   * @param failure what happened
   * @param message the server's own sentence, or the i18n key of ours (`errors.…`); either can be shown
   * @param decided who had already decided, if a refusal says so
   * @param said what the server said about a session that is over
   * @param status of HTTP, where it is all that is known
   */
  constructor(
    readonly failure: Failure,
    message: string,
    readonly decided?: DecidedBefore,
    readonly said?: string,
    readonly status?: number,
  ) {
    super(message);
  }

  /** Whether the call may have changed data all the same. */
  get isUnsure() {
    return this.message.startsWith(UNSURE);
  }

  /** A failure with a sentence of ours; `said` is what the server said about a session that is over. */
  static of(failure: Failure, said?: string) {
    return new ApiError(failure, `errors.${failure}`, undefined, said);
  }

  /** An error status of HTTP whose body says nothing. */
  static ofStatus(status: number) {
    const sentence = SENTENCES[status] ?? (isTurnedAway(status) ? 'errors.turnedAway' : 'errors.http');
    return new ApiError('http', sentence, undefined, undefined, status);
  }
}

/**
 * A refusal of everything else until the account has done something, on a personal page.
 * @example throw new FirstError('Choose another password first', 'password');
 */
export class FirstError extends ApiError {
  /**
   * @param message the server's own sentence
   * @param page the name of that page
   */
  constructor(
    message: string,
    readonly page: string,
  ) {
    super('refused', message);
  }
}

/**
 * What was sent is taken, but waits for another account; the message is the server's own sentence. A refusal for whatever doesn't
 * expect it: nothing has been carried out.
 * @example throw new HeldError('Ada has to agree first');
 */
export class HeldError extends ApiError {
  constructor(message: string) {
    super('refused', message);
  }
}

/** The failure of a call that changes data: if its answer was lost, it may have done so, and must not be repeated unseen. */
export function unsureOf(error: unknown): unknown {
  const isSent =
    error instanceof ApiError &&
    UNANSWERED.includes(error.failure) &&
    !isTurnedAway(error.status) &&
    globalThis.navigator?.onLine !== false;
  return isSent ? new ApiError(error.failure, UNSURE + error.failure) : error;
}

/**
 * What to tell the user about a caught error: the server's own sentence, or the i18n key of ours (see {@link ApiError}).
 * @example messageOf(new ApiError('refused', 'This tool is lent')) // 'This tool is lent'
 */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'errors.refused';

/** What a request rejects with: `ApiError`s and aborts as they are; anything else is a network failure. */
export const failureOf = (error: unknown) =>
  error instanceof ApiError || isAbort(error) ? error : ApiError.of('offline');

/**
 * Whether somebody merely left: never shown, never counted as an error.
 * @example
 * await client.send({ method: 'GET', path: '/v1/tools' }, {}, { signal }).catch((error: unknown) => {
 *   if (!isAbort(error)) throw error;
 * });
 */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
