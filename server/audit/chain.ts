import { createHash } from 'node:crypto';
import type { accessRecords } from '../db/schema';

/** An entry of the activity log as stored. */
export type ChainedEntry = typeof accessRecords.$inferSelect;

/** The hash before the first entry. */
export const genesis = '0'.repeat(64);

/** The fields that an entry's hash covers, in this order; the migration's `access_record_digest` does the same. */
const covered = [
  'previous',
  'seq',
  'at',
  'accountId',
  'username',
  'name',
  'address',
  'agent',
  'requestId',
  'call',
  'kind',
  'targetKind',
  'targetId',
  'result',
  'details',
] as const satisfies readonly (keyof ChainedEntry)[];

/** The SHA-256 of an entry and of the hash before it. */
export function digestOf(entry: ChainedEntry): string {
  const digest = createHash('sha256');
  for (const field of covered) digest.update(netstring(entry[field]));
  return digest.digest('hex');
}

/** One field as its bytes' number and its text, so that no two entries are digested as the same text. */
function netstring(value: string | number | null): string {
  if (value === null) return '-';
  const text = String(value);
  return `${Buffer.byteLength(text)}:${text},`;
}
