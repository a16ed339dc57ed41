import { f } from 'declared-console/schema';
import { checkResult } from './enums';

/** The past reviews of a user or an application, in the wire's form. */
export const checkRecords = f.list({
  id: f.hidden(),
  verifier: f.text({ account: 'verifier_account' }),
  verify_time: f.dateTime(),
  reason: f.text(),
  status: f.enum(checkResult),
});

/** The fields of {@link checkRecords}: who decided, when, what and why. */
export const checked = { by: 'verifier', at: 'verify_time', result: 'status', note: 'reason' } as const;
