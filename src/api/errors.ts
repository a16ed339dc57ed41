/**
 * The failures after which the token is worth nothing; the codec tells which it is. The account must log in again, lacks the
 * permission or is disabled, or the server let the session go.
 */
export type SessionEnd = 'session' | 'forbidden' | 'disabled' | 'dropped';

/** Why a call did not answer what was asked: the session is over, the server said no in its own words, or nothing usable came. */
export type Failure = SessionEnd | 'refused' | 'offline' | 'timeout' | 'http' | 'malformed';

const SESSION_ENDS: readonly Failure[] = ['session', 'forbidden', 'disabled', 'dropped'];
/** Whether a failure ends the session. */
export const endsSession = (failure: Failure): failure is SessionEnd => SESSION_ENDS.includes(failure);

/** Who decided what was to be decided here, and when (`yyyy-MM-dd HH:mm:ss`, or empty). */
export interface DecidedBefore {
  readonly by: string;
  readonly at: string;
}

/** The one error that every call rejects with (an abort apart). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /**
   * @param failure what happened
   * @param message the server's own sentence, or the i18n key of ours (`errors.…`); either can be shown
   * @param decided who has already decided, where a refusal tells
   */
  constructor(
    readonly failure: Failure,
    message: string,
    readonly decided?: DecidedBefore,
  ) {
    super(message);
  }

  /** Our own sentence for a failure that has no words of the server's. */
  static of(failure: Failure) {
    return new ApiError(failure, `errors.${failure}`);
  }
}

/** What to say of whatever was caught: the server's own sentence, or the i18n key of ours (see {@link ApiError}). */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'errors.refused';

/** What a request is rejected with, out of whatever was caught: an error or an abort as it is; all else is the network's. */
export const failureOf = (error: unknown) =>
  error instanceof ApiError || isAbort(error) ? error : ApiError.of('offline');

/** Whether a rejection is only somebody having left: never shown, never counted as an error. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
