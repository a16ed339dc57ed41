import type { CapabilityDefs } from 'declared-console/schema';
import { OPEN_PREVIEWS } from './settings';

/** What a server may offer beyond the specification, by the names in its config.json. */
export const capabilities = {
  /** The activity log: who looked at, exported, decided and changed what. */
  audit: { lists: ['authority/audit'] },
  /** A second account decides on large gifts of points. */
  giftApproval: { lists: ['money/gift', 'money/giftDetail'] },
  /** Taking what one is at work on, so that nobody else decides it meanwhile. */
  claims: { lists: ['personal/claim'] },
  /** Keeping what decisions were made on, for everybody who may see their records. */
  receipts: { lists: ['personal/receipt'] },
  /** Recording the files that the console makes out of lists. */
  exportReports: { lists: ['personal/exportReport'] },
  /** Sharing the queries of lists with the account's role. */
  sharedQueries: { lists: ['personal/sharedQuery'] },
  /** What lists' counts can't give the page to begin with: amounts by day, and what the account itself did. */
  figures: { lists: ['money/justSums', 'personal/activity'] },
  /** Ending an account's lock-out before its time. */
  unlock: {},
  /** Seeing and ending one's own sessions, and those of others by right. */
  sessions: { lists: ['personal/session', 'authority/session'] },
  /** Changing one's own password. */
  changePassword: { lists: ['personal/password'] },
  /** A keyword also finds parts of numbers, credit codes, and names that differ in one character. */
  partialSearch: {},
  /** A certificate's preview without a token. */
  [OPEN_PREVIEWS]: {},
} as const satisfies CapabilityDefs;
