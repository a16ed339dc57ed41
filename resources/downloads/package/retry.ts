import { ApiError, type Failure } from '@/api/errors';

/** How often something is tried by itself, before a person is asked. */
export const ATTEMPTS = 3;
/** Before the second try, in milliseconds; before the third it is twice as long. */
const FIRST_WAIT = 1000;

/** Waits so many milliseconds; rejects with an abort. */
export type Wait = (milliseconds: number) => Promise<void>;

const PASSING: readonly Failure[] = ['offline', 'timeout', 'http'];

/** Whether another try may go better. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && PASSING.includes(error.failure);

/** Tries again what failed for a reason that may pass; rejects as the last try did. */
export async function retried<T>(task: (isLast: boolean) => Promise<T>, wait: Wait): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task(attempt === ATTEMPTS);
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      await wait(FIRST_WAIT * attempt);
    }
  }
}
