import type { CapabilityDefs } from 'declared-console/schema';
import { OPEN_PREVIEWS } from './settings';

/** What a server may offer beyond the specification, by the names in its config.json. */
export const capabilities = {
  /** The access record: who looked at, exported, decided and changed what. */
  audit: { lists: ['authority/audit'] },
  /** A second account decides on large gifts of points. */
  giftApproval: { lists: ['money/gift', 'money/giftDetail'] },
  /** Ending an account's lock-out before its time. */
  unlock: {},
  /** Seeing and ending one's own sessions, and those of others by right. */
  sessions: { lists: ['personal/session', 'authority/session'] },
  /** Changing one's own password. */
  changePassword: {},
  /** A certificate's preview without a token. */
  [OPEN_PREVIEWS]: {},
} as const satisfies CapabilityDefs;
