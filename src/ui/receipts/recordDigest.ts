import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RecordDigest } from '../../schema/receipts';
import type { AnyResource } from '../../schema/resource';
import { canonicalFields, canonicalRecord } from './canonicalRecord';
import { digestedFields } from './digestedFields';

/** What the comparison of a record with its receipt says. */
export type Comparison = 'unchanged' | 'changed' | 'incomparable';

type Decoded = Readonly<Record<string, unknown>>;

/** The SHA-256 of a text, in hexadecimal. In plain JavaScript: `crypto.subtle` is missing where a console isn't served by https. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Digests a record, with a salt of its own. */
export function digestRecord(resource: AnyResource, record: Decoded): RecordDigest {
  const fields = digestedFields(resource);
  const salt = bytesToHex(randomBytes(16));
  return {
    digest: digestOf(salt + canonicalRecord(resource, fields, record)),
    salt,
    fields: digestOf(canonicalFields(resource, fields)).slice(0, 16),
  };
}

/** Compares a record with what was digested of it before. */
export function compareRecord(
  resource: AnyResource,
  record: Decoded,
  { digest, salt, fields: before }: RecordDigest,
): Comparison {
  const fields = digestedFields(resource);
  const isSame = digestOf(canonicalFields(resource, fields)).slice(0, 16) === before;
  if (!isSame || fields.length === 0) return 'incomparable';
  return digestOf(salt + canonicalRecord(resource, fields, record)) === digest ? 'unchanged' : 'changed';
}
