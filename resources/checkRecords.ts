import { f } from '@/schema';
import { checkResult } from './enums';

/** How a user or an application was decided so far, as the wire has it. */
export const checkRecords = f.list({
  id: f.hidden(),
  verifier: f.text(),
  verify_time: f.dateTime(),
  reason: f.text(),
  status: f.enum(checkResult),
});

/** Who decided in one of {@link checkRecords}, when, what and why. */
export const checked = { by: 'verifier', at: 'verify_time', result: 'status', note: 'reason' } as const;
