import { or } from 'drizzle-orm';
import { z } from 'zod';
import { type Call, handlers } from '../calls/context';
import type { Deps } from '../calls/deps';
import { list, ok } from '../calls/envelope';
import { validQuery } from '../calls/params';
import { byKeyword } from '../db/keyword';
import { byCondition, byRange, byStart } from '../db/narrowing';
import { forensics as captures, labels } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { certificateOf } from '../evidence/certificate';
import { findItem, type ItemKind } from '../evidence/item';
import { captureFileState, spellingsOf, taskStatuses } from '../evidence/statuses';
import { shownAt } from '../evidence/urls';
import { dateRange, keyword, paging, text, type ValuesOf } from '../http/fields';
import { notFound } from '../http/refusal';
import type { CallName, Handlers } from './access';
import { evidenceNumber } from './evidence';

type CaptureKind = Exclude<ItemKind, '1'>;

const listFields = {
  ...paging,
  keyword,
  status: z.enum(taskStatuses).optional(),
  label: text(40).optional(),
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

/**
 * Matches the phone, the number or the beginning of the names, depending on what the keyword looks like, so that one index
 * serves it; digits may be of any.
 */
function byWord(word: string | undefined) {
  if (word && /^1\d{0,2}$/.test(word)) return byStart(word, captures.mobile);
  if (word && /^[A-Za-z]{2}\d*$/.test(word)) return byStart(word.toUpperCase(), captures.number);
  const named = byStart(word, captures.name, captures.username);
  if (!word || !/^\d{4,}$/.test(word)) return named;
  const numbered = byKeyword(word, { numbers: [captures.mobile], serials: [captures.number] });
  // A whole phone number is no name's beginning.
  return numbered?.start ? numbered : byCondition(or(numbered?.where, named?.where));
}

type Query = ValuesOf<typeof listFields>;

/** A page of captures of one kind, newest first. status matches all of its spellings. */
function capturePage({ db }: Deps, kind: CaptureKind, query: Query) {
  const statuses = query.status && spellingsOf(query.status);
  return talliedPage(db, 'forensics', db.select(listed).from(captures).$dynamic(), {
    ...query,
    facets: { kind, status: statuses, label: query.label },
    narrowed: [byRange(captures.beginAt, query.registtime), byWord(query.keyword)],
  });
}

const getWebList = handlers(validQuery(listFields), async (c) => {
  const { deps } = c.var;
  const { rows, count } = await capturePage(deps, '2', c.req.valid('query'));
  const wire = rows.map((row) => ({
    baoquan_no: row.number,
    username: row.username,
    mobile: row.mobile,
    name: row.name,
    label: row.label,
    status: row.status,
    create_time: row.beginAt,
    address: resultOf(deps, '2', row),
  }));
  return list(c, wire, count);
});

/** type is the query's own: 1 process, 3 mobile. Everywhere else these are 3 and 4. */
const getProList = handlers(validQuery({ ...listFields, type: z.enum(['1', '3']) }), async (c) => {
  const { type, ...query } = c.req.valid('query');
  const kind = type === '1' ? '3' : '4';
  const { deps } = c.var;
  const { rows, count } = await capturePage(deps, kind, query);
  const wire = rows.map((row) => ({
    attestation_id: row.number,
    username: row.username,
    mobile: row.mobile,
    name: row.name,
    label: row.label,
    status: row.status,
    begin_at: row.beginAt,
    time_length: row.timeLength,
    ossurl: resultOf(deps, kind, row),
  }));
  return list(c, wire, count);
});

const resultOf = (
  deps: Deps,
  kind: CaptureKind,
  { fileKey, status }: { fileKey: string | null; status: string },
) => shownAt(deps, { kind, fileKey, fileState: captureFileState(status) });

async function certificateFor(c: Call, kind: CaptureKind, number: string) {
  const item = await findItem(c.var.deps.db, kind, number);
  if (!item) throw notFound('取证记录');
  return ok(c, await certificateOf(c.var.deps, item));
}

const getWebView = handlers(
  validQuery({ baoquan: evidenceNumber, type: z.enum(['2']).optional() }),
  async (c) => {
    const { baoquan } = c.req.valid('query');
    return certificateFor(c, '2', baoquan);
  },
);

const getProView = handlers(validQuery({ baoquan: evidenceNumber, type: z.enum(['3', '4']) }), async (c) => {
  const { baoquan, type } = c.req.valid('query');
  return certificateFor(c, type, baoquan);
});

const webForList = handlers(validQuery({}), async (c) => {
  const rows = await c.var.deps.db.select().from(labels).orderBy(labels.id);
  return ok(c, { list: rows.map(({ id, name }) => ({ id: String(id), name })) });
});

/** Web, process and mobile captures. */
export const forensics = {
  'GET /api/ajax/webfor/getWebList': getWebList,
  'GET /api/ajax/evidence/getProList': getProList,
  'GET /api/webfor/getWebView': getWebView,
  'GET /api/evidence/getProView': getProView,
  'GET /api/webfor/webForList': webForList,
} satisfies Partial<Record<CallName, Handlers>>;
