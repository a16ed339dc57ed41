import { and, eq, inArray } from 'drizzle-orm';
import { newestFirst, offsetOf, startsWith, within } from '../db/list';
import { forensics as captures, labels } from '../db/schema';
import { countBy } from '../db/tallies';
import { certificateOf } from '../evidence/certificate';
import { findItem, type ItemKind } from '../evidence/item';
import { captureFileState, spellingsOf, taskStatuses } from '../evidence/statuses';
import { shownAt } from '../evidence/urls';
import { list, notFound, ok } from '../http/envelope';
import { dateRange, keyword, oneOf, paging, required, text } from '../http/fields';
import type { CallName } from './access';
import { evidenceNumber } from './evidence';
import type { Exchange, Handler } from './exchange';

type CaptureKind = Exclude<ItemKind, '1'>;

const listFields = {
  ...paging,
  keyword,
  status: oneOf(...taskStatuses),
  label: text(40),
  registtime: dateRange,
};

const listed = {
  number: captures.number,
  username: captures.username,
  mobile: captures.mobile,
  name: captures.name,
  label: captures.label,
  status: captures.status,
  beginAt: captures.beginAt,
  timeLength: captures.timeLength,
  fileKey: captures.fileKey,
};

/** The start of a number, of a phone, or of a name: by what the keyword looks like, so that one index serves it. */
function keywordWhere(word: string | undefined) {
  if (word && /^1\d+$/.test(word)) return startsWith(word, captures.mobile);
  if (word && /^[A-Za-z]{2}\d*$/.test(word)) return startsWith(word.toUpperCase(), captures.number);
  return startsWith(word, captures.name, captures.username);
}

type Query = ReturnType<typeof readQuery>;
const readQuery = (exchange: Exchange) => exchange.read(listFields);

/** A page of captures of one kind, newest first. status matches both of its spellings. */
async function capturePage({ deps }: Exchange, kind: CaptureKind, query: Query) {
  const statuses = query.status && spellingsOf(query.status);
  const narrowed = and(within(captures.beginAt, query.registtime), keywordWhere(query.keyword));
  const facets = { kind, status: statuses, label: query.label };
  const count = await countBy(deps.db, 'forensics', facets, narrowed);
  const rows = await deps.db
    .select(listed)
    .from(captures)
    .where(
      and(
        eq(captures.kind, kind),
        statuses && inArray(captures.status, [...statuses]),
        query.label === undefined ? undefined : eq(captures.label, query.label),
        narrowed,
      ),
    )
    .orderBy(...newestFirst(count, captures.beginAt, captures.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  return { rows, count };
}

async function getWebList(exchange: Exchange) {
  const { rows, count } = await capturePage(exchange, '2', readQuery(exchange));
  const wire = rows.map((row) => ({
    baoquan_no: row.number,
    username: row.username,
    mobile: row.mobile,
    name: row.name,
    label: row.label,
    status: row.status,
    create_time: row.beginAt,
    address: resultOf(exchange, '2', row),
  }));
  return list(wire, count);
}

/** type is the query type: 1 process, 3 mobile (section 9). Everywhere else the two are 3 and 4. */
async function getProList(exchange: Exchange) {
  const { type, ...query } = exchange.read({ ...listFields, type: required(oneOf('1', '3')) });
  const kind = type === '1' ? '3' : '4';
  const { rows, count } = await capturePage(exchange, kind, query);
  const wire = rows.map((row) => ({
    attestation_id: row.number,
    username: row.username,
    mobile: row.mobile,
    name: row.name,
    label: row.label,
    status: row.status,
    begin_at: row.beginAt,
    time_length: row.timeLength,
    ossurl: resultOf(exchange, kind, row),
  }));
  return list(wire, count);
}

const resultOf = (
  { deps }: Exchange,
  kind: CaptureKind,
  { fileKey, status }: { fileKey: string | null; status: string },
) => shownAt(deps, { kind, fileKey, fileState: captureFileState(status) });

async function certificateFor(exchange: Exchange, kind: CaptureKind, number: string) {
  const item = await findItem(exchange.deps.db, kind, number);
  if (!item) throw notFound('取证记录');
  return ok(await certificateOf(exchange.deps, item));
}

async function getWebView(exchange: Exchange) {
  const { baoquan } = exchange.read({ baoquan: evidenceNumber, type: oneOf('2') });
  return certificateFor(exchange, '2', baoquan);
}

async function getProView(exchange: Exchange) {
  const { baoquan, type } = exchange.read({ baoquan: evidenceNumber, type: required(oneOf('3', '4')) });
  return certificateFor(exchange, type, baoquan);
}

async function webForList(exchange: Exchange) {
  exchange.read({});
  const rows = await exchange.deps.db.select().from(labels).orderBy(labels.id);
  return ok({ list: rows.map(({ id, name }) => ({ id: String(id), name })) });
}

export const forensics = {
  'GET /api/ajax/webfor/getWebList': getWebList,
  'GET /api/ajax/evidence/getProList': getProList,
  'GET /api/webfor/getWebView': getWebView,
  'GET /api/evidence/getProView': getProView,
  'GET /api/webfor/webForList': webForList,
} satisfies Partial<Record<CallName, Handler>>;
