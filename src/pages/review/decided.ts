import { checkResult } from '@resources/enums';
import { isObject } from '@/schema/fields';
import { ApiError } from '../../api/errors';

/** How a review ended. */
export type Verdict = 'succeeded' | 'failed';

/** Who decided before us; what the server doesn't say is empty. */
export interface DecidedBy {
  readonly verifier: string;
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly time: string;
  readonly result: Verdict | undefined;
}

/** A review record, as user and notarization details have it. */
export interface CheckRecord {
  readonly verifier: string;
  readonly verify_time: string;
  readonly reason: string;
  readonly status: string;
}

/**
 * Who was first, out of the refusal 该记录已审核 (page 3, "What the stand-in backend enforces"), whose data carries
 * verifier, verify_time and status; `undefined` for any other failure.
 */
export function decidedBy(error: unknown): DecidedBy | undefined {
  if (!(error instanceof ApiError) || error.failure !== 'refused' || !isObject(error.detail))
    return undefined;
  const { verifier, verify_time: time, status } = error.detail;
  if (typeof verifier !== 'string') return undefined;
  return { verifier, time: typeof time === 'string' ? time : '', result: verdictOf(status) };
}

/** Section 4: a check record with status 0 failed, any other succeeded; nothing is no verdict. */
function verdictOf(status: unknown): Verdict | undefined {
  if (status === undefined || status === null || status === '') return undefined;
  return checkResult.parse(status) === 'failed' ? 'failed' : 'succeeded';
}

/** Who decided last, out of a record's review records, in whatever order they come. */
export function latestDecision(records: readonly CheckRecord[]): DecidedBy {
  const [last] = [...records].sort((a, b) => (a.verify_time < b.verify_time ? 1 : -1));
  if (!last) return { verifier: '', time: '', result: undefined };
  const result = last.status === 'failed' ? 'failed' : 'succeeded';
  return { verifier: last.verifier, time: last.verify_time, result };
}
