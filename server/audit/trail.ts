import { chunk } from 'es-toolkit';
import type { Db } from '../db/open';
import { accessRecords } from '../db/schema';
import type { AccessKind, TargetKind } from './recording';

/** An entry of the activity log; the database numbers and chains it. */
export interface AuditEntry {
  /** Wall time. */
  readonly at: string;
  /** Who, as they were called then; a failed login has only the name that was tried. */
  readonly accountId?: number | undefined;
  readonly username?: string | undefined;
  readonly name?: string | undefined;
  readonly address: string;
  readonly agent: string;
  readonly requestId: string;
  /** `METHOD /path`. */
  readonly call: string;
  readonly kind: AccessKind;
  readonly targetKind?: TargetKind | undefined;
  readonly targetId?: string | undefined;
  /** The answer's code. */
  readonly result: number;
  /** What was asked, or what was before and after. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** The one place that writes the activity log. */
export interface AuditTrail {
  /** Resolves once the entries are committed, together with others that came meanwhile. */
  append(entries: readonly AuditEntry[]): Promise<void>;
  /** Appends within a transaction, as its last statement: other entries wait until it has ended. */
  appendIn(tx: Db, entries: readonly AuditEntry[]): Promise<void>;
  /** Waits until everything appended so far is written or has failed. */
  settle(): Promise<void>;
}

/** Below the number of parameters that a statement may have. */
const perStatement = 1000;

export function auditTrail(db: Db): AuditTrail {
  let open: { readonly entries: AuditEntry[]; readonly written: Promise<void> } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const nextBatch = () => {
    const entries: AuditEntry[] = [];
    const written = last.then(() => {
      open = undefined;
      return insert(db, entries);
    });
    last = written.catch(() => {});
    return { entries, written };
  };
  return {
    append(entries) {
      if (entries.length === 0) return Promise.resolve();
      open ??= nextBatch();
      open.entries.push(...entries);
      return open.written;
    },
    appendIn: insert,
    async settle() {
      await last;
    },
  };
}

async function insert(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  for (const part of chunk(entries, perStatement)) await db.insert(accessRecords).values(part.map(rowOf));
}

/** The number is the trigger's; the column needs a value before it runs. */
const rowOf = (entry: AuditEntry) => ({
  ...entry,
  seq: 0,
  username: storable(entry.username, 100),
  name: storable(entry.name, 100),
  address: storable(entry.address, 100) ?? '',
  agent: storable(entry.agent, 300) ?? '',
  requestId: storable(entry.requestId, 255) ?? '',
  targetId: storable(entry.targetId, 200),
  details: JSON.stringify(entry.details),
});

/** PostgreSQL stores no NUL in text. */
const storable = (text: string | undefined, max: number) => text?.replaceAll('\0', '�').slice(0, max);
