import { and, eq } from 'drizzle-orm';
import { newestFirst, offsetOf, startsWith, within } from '../db/list';
import { evidences } from '../db/schema';
import { countBy } from '../db/tallies';
import { certificateOf } from '../evidence/certificate';
import { grantDownloads } from '../evidence/grants';
import { findItem, type Item } from '../evidence/item';
import { mayReadItem } from '../evidence/rights';
import { noFile } from '../evidence/statuses';
import { list, notFound, ok } from '../http/envelope';
import { dateRange, id, keyword, oneOf, paging, required, text } from '../http/fields';
import type { CallName } from './access';
import type { Exchange, Handler } from './exchange';

type Evidence = Pick<typeof evidences.$inferSelect, keyof typeof listed>;

/** What a row of the list shows: a million rows are not read with their html. */
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

/** A row of section 3; type is the product for a company, the user type for a person (section 2). */
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

/** type is the user type: 1 personal, 2 enterprise. keyword is the start of an evidence number. */
async function evidencePage(exchange: Exchange, type: '1' | '2' | undefined, query: PageQuery) {
  const { db } = exchange.deps;
  const narrowed = and(
    startsWith(query.keyword?.toUpperCase(), evidences.baoquanNo),
    within(evidences.saveTime, query.datetime),
  );
  const count = await countBy(db, 'evidences', { userType: type }, narrowed);
  const rows = await db
    .select(listed)
    .from(evidences)
    .where(and(type && eq(evidences.userType, type), narrowed))
    .orderBy(...newestFirst(count, evidences.saveTime, evidences.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  return list(rows.map(evidenceRow), count);
}

interface PageQuery {
  page: number;
  limit: number;
  keyword: string | undefined;
  datetime: { from: string; to: string } | undefined;
}

async function getEvidencesList(exchange: Exchange) {
  const { type, ...query } = exchange.read({ ...listFields, type: required(oneOf('1', '2')) });
  return evidencePage(exchange, type, query);
}

async function getSaveDataList(exchange: Exchange) {
  const { type, ...query } = exchange.read({ ...listFields, type: oneOf('1', '2') });
  return evidencePage(exchange, type, query);
}

async function saveDataDetail(exchange: Exchange) {
  const query = exchange.read({ id: required(id) });
  const [row] = await exchange.deps.db.select().from(evidences).where(eq(evidences.id, query.id));
  if (!row) throw notFound('证据');
  const { sha256, fileHash, blockchainHash, fileType, isApp, address, startAt, endAt } = row;
  return ok({
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
}

/** What is not there and what an account may not see are the same to it. */
export async function evidenceOf({ deps, account }: Exchange, number: string): Promise<Item> {
  const item = await findItem(deps.db, '1', number);
  if (!(item && (await mayReadItem(deps.db, account, item)))) throw notFound('证据');
  return item;
}

/** An evidence or attestation number. */
export const evidenceNumber = required(text(60));

async function getAttView(exchange: Exchange) {
  const { baoquan } = exchange.read({ baoquan: evidenceNumber, type: oneOf('1') });
  return ok(await certificateOf(exchange.deps, await evidenceOf(exchange, baoquan)));
}

/** uid is the caller's own account: what the request says of it is not believed. */
async function bigDataDown(exchange: Exchange) {
  const fields = { baoquan_no: evidenceNumber, type: oneOf('1'), uid: text(20) };
  const item = await evidenceOf(exchange, exchange.read(fields).baoquan_no);
  if (item.fileState !== '1') throw noFile(item.fileState);
  const [url] = await grantDownloads(exchange.deps, exchange.account, [item], false);
  return ok({ url });
}

export const evidence = {
  'GET /api/ajax/data/getEvidencesList': getEvidencesList,
  'GET /api/ajax/data/getSaveDataList': getSaveDataList,
  'GET /api/data/saveDataDetail': saveDataDetail,
  'GET /api/data/getAttView': getAttView,
  'POST /api/down/bigDataDown': bigDataDown,
} satisfies Partial<Record<CallName, Handler>>;
