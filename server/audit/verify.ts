import { asc, desc, gt } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accessAnchors, accessRecords } from '../db/schema';
import { digestOf, genesis } from './chain';
import { retentionDetails } from './retention';

/** A place in the chain: an entry's number and hash. */
export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

/** What is wrong with the first broken entry. */
type Fault =
  /** The entry isn't what its hash covers. */
  | 'changed'
  /** It doesn't follow the entry before it: one was moved, or several were replaced. */
  | 'unchained'
  /** The entry is gone. */
  | 'missing'
  /** The noted head isn't in the record: its end was cut off, or all of it was replaced. */
  | 'replaced'
  /** Entries were removed before it, and no entry says that their time had passed. */
  | 'unanchored';

/** The outcome of a verification. */
export interface Verdict {
  /** How many entries hold. */
  readonly entries: number;
  /** The last entry that holds. */
  readonly head: ChainHead;
  /** The entries up to this one were removed when their time had passed. */
  readonly anchor?: ChainHead;
  readonly broken?: { readonly seq: number; readonly fault: Fault };
}

const batchSize = 5000;

/**
 * Recomputes the whole chain.
 * @param noted a head that was noted earlier, elsewhere: finds that the end was cut off, or everything replaced
 */
export async function verifyChain(db: Db, noted?: ChainHead): Promise<Verdict> {
  const [anchored] = await db.select().from(accessAnchors).orderBy(desc(accessAnchors.seq)).limit(1);
  const anchor = anchored && { seq: anchored.seq, hash: anchored.hash };
  let head: ChainHead = anchor ?? { seq: 0, hash: genesis };
  let entries = 0;
  let isNotedFound = !noted || noted.seq <= head.seq;
  let isAnchorRecorded = !anchor;
  const verdict = (broken?: Verdict['broken']): Verdict => ({
    entries,
    head,
    ...(anchor && { anchor }),
    ...(broken && { broken }),
  });
  if (noted && noted.seq === head.seq && noted.hash !== head.hash)
    return verdict({ seq: noted.seq, fault: 'replaced' });
  for (let last = -1; ; ) {
    const rows = await db
      .select()
      .from(accessRecords)
      .where(gt(accessRecords.seq, last))
      .orderBy(asc(accessRecords.seq))
      .limit(batchSize);
    for (const row of rows) {
      if (row.seq !== head.seq + 1) return verdict({ seq: head.seq + 1, fault: 'missing' });
      if (row.hash !== digestOf(row)) return verdict({ seq: row.seq, fault: 'changed' });
      if (row.previous !== head.hash) return verdict({ seq: row.seq, fault: 'unchained' });
      if (noted?.seq === row.seq) {
        if (noted.hash !== row.hash) return verdict({ seq: row.seq, fault: 'replaced' });
        isNotedFound = true;
      }
      if (anchor && row.kind === 'retention') isAnchorRecorded ||= row.details === retentionDetails(anchor);
      head = { seq: row.seq, hash: row.hash };
      entries += 1;
    }
    if (rows.length < batchSize) break;
    last = head.seq;
  }
  if (!isAnchorRecorded) return verdict({ seq: (anchor?.seq ?? 0) + 1, fault: 'unanchored' });
  return verdict(isNotedFound ? undefined : { seq: head.seq + 1, fault: 'missing' });
}

/** The last entry's number and hash. */
export async function headOf(db: Db): Promise<ChainHead | undefined> {
  const { seq, hash } = accessRecords;
  const [row] = await db.select({ seq, hash }).from(accessRecords).orderBy(desc(seq)).limit(1);
  return row;
}
