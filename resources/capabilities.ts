import type { CapabilityDefs } from '@/schema/capabilities';

/** What a server may offer beyond the specification, by the names in its config.json. */
export const capabilities = {
  /** The access record: who looked at, exported, decided and changed what. */
  audit: { lists: ['authority/audit'] },
  /** Ending an account's lock-out before its time. */
  unlock: {},
} as const satisfies CapabilityDefs;
