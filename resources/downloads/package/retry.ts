import { ApiError, type Failure } from 'declared-console/wire';

/** How many automatic attempts are made before the user is asked. */
export const ATTEMPTS = 3;
/** The wait before the second attempt, in milliseconds; twice as long before the third. */
const FIRST_WAIT = 1000;

/** Waits; rejects if aborted. */
export type Wait = (milliseconds: number) => Promise<void>;

const TRANSIENT: readonly Failure[] = ['offline', 'timeout', 'http'];

/** Whether another attempt may succeed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && TRANSIENT.includes(error.failure);

/** Retries a task after transient failures; rejects like the last attempt. */
export async function retried<T>(task: (isLast: boolean) => Promise<T>, wait: Wait): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task(attempt === ATTEMPTS);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await wait(FIRST_WAIT * attempt);
    }
  }
}
