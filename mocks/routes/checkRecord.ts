import type { notarizationChecks, userChecks } from '../db/schema';

type Check = typeof userChecks.$inferSelect | typeof notarizationChecks.$inferSelect;

/** A review of a user or an application, as in both details' `checkRecords`. */
export const checkRecord = (check: Check) => ({
  id: String(check.id),
  verifier: check.verifier,
  verify_time: check.verifyTime,
  reason: check.reason,
  status: check.status,
});
