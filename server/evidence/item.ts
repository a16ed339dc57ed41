import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open';
import { evidences, type files, forensics } from '../db/schema';
import { captureFileState, evidenceFileState, type FileState } from './statuses';

/** The kind of item a number belongs to: 1 evidence (personal or enterprise), 2 web, 3 process, 4 mobile capture. */
export type ItemKind = '1' | '2' | '3' | '4';

type Evidence = typeof evidences.$inferSelect;
type Capture = typeof forensics.$inferSelect;
/** A row of the files table. */
export type StoredFileRow = typeof files.$inferSelect;

/** Evidence or a capture, in the form that certificates, downloads and previews share. */
export interface Item extends Pick<Capture, 'fileType' | 'isApp' | 'configInfo' | 'html' | 'address'> {
  kind: ItemKind;
  id: number;
  number: string;
  /** Whose evidence it is: 1 a person's, 2 a company's; captures have none. */
  userType?: string;
  title: string;
  /** When it was preserved, `yyyy-MM-dd HH:mm:ss`. */
  savedAt: string;
  startAt: string | null;
  endAt: string | null;
  fileState: FileState;
  fileKey: string | null;
  fileHash: string | null;
  sha256: string | null;
  blockchainHash: string | null;
}

const ofEvidence = (row: Evidence): Item => ({
  ...row,
  kind: '1',
  number: row.baoquanNo,
  savedAt: row.saveTime,
  fileState: evidenceFileState(row.fileStatus),
});

const ofCapture = (row: Capture): Item => ({
  ...row,
  kind: row.kind as ItemKind,
  title: row.name,
  savedAt: row.endAt ?? row.beginAt,
  fileState: captureFileState(row.status),
});

/** Finds the items of one kind with these numbers, in the order of the numbers; unknown numbers are left out. */
export async function findItems(db: Db, kind: ItemKind, numbers: readonly string[]): Promise<Item[]> {
  const wanted = [...new Set(numbers)];
  const found =
    kind === '1'
      ? (await db.select().from(evidences).where(inArray(evidences.baoquanNo, wanted))).map(ofEvidence)
      : (
          await db
            .select()
            .from(forensics)
            .where(and(eq(forensics.kind, kind), inArray(forensics.number, wanted)))
        ).map(ofCapture);
  const byNumber = new Map(found.map((item) => [item.number, item]));
  return wanted.flatMap((number) => byNumber.get(number) ?? []);
}

/** Finds the item of one kind with a number. */
export async function findItem(db: Db, kind: ItemKind, number: string): Promise<Item | undefined> {
  const [item] = await findItems(db, kind, [number]);
  return item;
}

/** Finds the item with a number, whatever its kind. */
export async function findAnyItem(db: Db, number: string): Promise<Item | undefined> {
  const evidence = await findItem(db, '1', number);
  if (evidence) return evidence;
  const [capture] = await db.select().from(forensics).where(eq(forensics.number, number));
  return capture && ofCapture(capture);
}
