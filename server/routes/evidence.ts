import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, type Call, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { noteAccess } from '../calls/recordAccess';
import { byKeyword } from '../db/keyword';
import { byRange } from '../db/narrowing';
import { evidences } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { certificateOf } from '../evidence/certificate';
import { grantDownloads } from '../evidence/grants';
import { findItem, type Item } from '../evidence/item';
import { mayReadItem } from '../evidence/rights';
import { noFile } from '../evidence/statuses';
import { dateRange, id, keyword, paging, text, type ValuesOf } from '../http/fields';
import { notFound } from '../http/refusal';
import { hasEntry } from '../session/entries';
import type { CallName, Handlers } from './access';

type Evidence = Pick<typeof evidences.$inferSelect, keyof typeof listed>;

/** The columns that the list shows: it doesn't read the html of its rows. */
const listed = {
  id: evidences.id,
  baoquanNo: evidences.baoquanNo,
  userId: evidences.userId,
  username: evidences.username,
  companyName: evidences.companyName,
  userType: evidences.userType,
  product: evidences.product,
  title: evidences.title,
  saveTime: evidences.saveTime,
  fileStatus: evidences.fileStatus,
};

/** A row in lists; type is the product for companies and the user type for persons. */
export const evidenceRow = (row: Evidence) => ({
  id: String(row.id),
  baoquan: row.baoquanNo,
  baoquan_no: row.baoquanNo,
  userId: String(row.userId),
  username: row.username,
  companyName: row.companyName,
  type: row.userType === '2' ? row.product : row.userType,
  title: row.title,
  saveTime: row.saveTime,
  fileStatus: row.fileStatus,
});

const listFields = { ...paging, keyword, datetime: dateRange };

/** type is the user type: 1 personal, 2 enterprise. keyword is a part of the evidence number. */
async function evidencePage(
  c: Call,
  { type, ...query }: ValuesOf<typeof listFields> & { type: '1' | '2' | undefined },
) {
  const { db } = c.var.deps;
  const { rows, count } = await talliedPage(db, 'evidences', db.select(listed).from(evidences).$dynamic(), {
    ...query,
    facets: { userType: type },
    narrowed: [
      byKeyword(query.keyword, { serials: [evidences.baoquanNo] }),
      byRange(evidences.saveTime, query.datetime),
    ],
  });
  return list(c, rows.map(evidenceRow), count);
}

const getEvidencesList = handlers(validQuery({ ...listFields, type: z.enum(['1', '2']) }), (c) =>
  evidencePage(c, c.req.valid('query')),
);

/** Without a type it answers all that the account may see. */
const getSaveDataList = handlers(validQuery({ ...listFields, type: z.enum(['1', '2']).optional() }), (c) => {
  const query = c.req.valid('query');
  const visible = (['1', '2'] as const).filter((type) => hasEntry(accountOf(c), 'evidence', type));
  return evidencePage(c, { ...query, type: query.type ?? (visible.length === 1 ? visible[0] : undefined) });
});

const saveDataDetail = handlers(validQuery({ id }), async (c) => {
  const query = c.req.valid('query');
  const [row] = await c.var.deps.db.select().from(evidences).where(eq(evidences.id, query.id));
  if (!(row && hasEntry(accountOf(c), 'evidence', row.userType))) throw notFound('证据');
  noteAccess(c, { targetKind: 'evidence', targetId: row.baoquanNo });
  const { sha256, fileHash, blockchainHash, fileType, isApp, address, startAt, endAt } = row;
  return ok(c, {
    ...evidenceRow(row),
    file_hash: fileHash,
    sha256,
    blockchain_hash: blockchainHash,
    fileType,
    isApp,
    address,
    startAt,
    endAt,
  });
});

/** Finds evidence; what doesn't exist and what the account may not see are refused alike. */
export async function evidenceOf(c: Call, number: string): Promise<Item> {
  const { db } = c.var.deps;
  const item = await findItem(db, '1', number);
  if (!(item && (await mayReadItem(db, accountOf(c), item)))) throw notFound('证据');
  return item;
}

/** An evidence or attestation number. */
export const evidenceNumber = text(60);

const getAttView = handlers(
  validQuery({ baoquan: evidenceNumber, type: z.enum(['1']).optional() }),
  async (c) => {
    const { baoquan } = c.req.valid('query');
    return ok(c, await certificateOf(c.var.deps, await evidenceOf(c, baoquan)));
  },
);

/** uid is ignored: the caller's account is known. */
const bigDataDown = handlers(
  validForm({ baoquan_no: evidenceNumber, type: z.enum(['1']).optional(), uid: text(20).optional() }),
  async (c) => {
    const item = await evidenceOf(c, c.req.valid('form').baoquan_no);
    if (item.fileState !== '1') throw noFile(item.fileState);
    const [url] = await grantDownloads(c, [item], false);
    return ok(c, { url });
  },
);

/** Evidence, its certificates and downloads. */
export const evidence = {
  'GET /api/ajax/data/getEvidencesList': getEvidencesList,
  'GET /api/ajax/data/getSaveDataList': getSaveDataList,
  'GET /api/data/saveDataDetail': saveDataDetail,
  'GET /api/data/getAttView': getAttView,
  'POST /api/down/bigDataDown': bigDataDown,
} satisfies Partial<Record<CallName, Handlers>>;
