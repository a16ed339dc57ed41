import type { notarizationChecks, userChecks } from '../db/schema';
import type { Account } from '../session/account';

type Check = typeof userChecks.$inferSelect | typeof notarizationChecks.$inferSelect;

/** A review of a user or an application, as in both details' `checkRecords`. */
export const checkRecord = (check: Check) => ({
  id: String(check.id),
  verifier: check.verifier,
  verifier_id: check.verifierId,
  verifier_account: check.verifierAccount,
  verify_time: check.verifyTime,
  reason: check.reason,
  status: check.status,
});

/** Who decides, as they are called now: a name may be another's, and may change. */
export const verifierOf = ({ id, username, realname }: Account) => ({
  verifier: realname,
  verifierId: id,
  verifierAccount: username,
});
