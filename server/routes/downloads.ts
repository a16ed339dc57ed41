import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, addressOf, type Call, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { fileResponse } from '../calls/fileResponse';
import { validForm, validQuery } from '../calls/params';
import { noteAccess } from '../calls/recordAccess';
import { byCondition } from '../db/narrowing';
import { downloadHistory } from '../db/schema';
import { talliedPage } from '../db/talliedPage';
import { grantDownloads } from '../evidence/grants';
import { findItem, findItems, type ItemKind } from '../evidence/item';
import { mayReadItem, readsKind } from '../evidence/rights';
import { noFile } from '../evidence/statuses';
import { fileOf } from '../evidence/urls';
import { paging, text, type ValuesOf } from '../http/fields';
import { plainPage } from '../http/plainPage';
import { malformed, notFound, permissionDenied } from '../http/refusal';
import { spendTicket } from '../session/tickets';
import type { CallName, Handlers } from './access';
import { evidenceNumber } from './evidence';

const maxBatch = 100;
/** Accepted because clients send it, but ignored: the caller's account is known. */
const uid = text(20).optional();

/** Issues the one-time url of a capture's file; refuses if there is no file. */
async function captureUrl(c: Call, kind: ItemKind, number: string): Promise<string | undefined> {
  const item = await findItem(c.var.deps.db, kind, number);
  if (!item) throw notFound('取证记录');
  if (item.fileState !== '1') throw noFile(item.fileState);
  const [url] = await grantDownloads(c, [item], false);
  return url;
}

const webDownload = handlers(
  validForm({ baoquan: evidenceNumber, uid, type: z.enum(['2']).optional() }),
  async (c) => {
    const { baoquan } = c.req.valid('form');
    return ok(c, { downUrl: await captureUrl(c, '2', baoquan) });
  },
);

const proDownload = handlers(
  validQuery({ baoquan: evidenceNumber, type: z.enum(['3', '4']), uid }),
  async (c) => {
    const { baoquan, type } = c.req.valid('query');
    return ok(c, { url: await captureUrl(c, type, baoquan) });
  },
);

const batchFields = {
  baoquanStr: z.string('请选择需要下载的证据').pipe(text(8000)),
  type: z.enum(['2', '3', '4']),
  uid,
};

/** Answers the urls in the order of the numbers, without those that have no file; the list may be empty. */
async function downloadBatch(c: Call, { baoquanStr, type }: ValuesOf<typeof batchFields>) {
  if (!readsKind(accountOf(c), type)) throw permissionDenied();
  const numbers = baoquanStr.split(',').flatMap((each) => each.trim() || []);
  if (numbers.length === 0) throw malformed('请选择需要下载的证据');
  if (numbers.length > maxBatch) throw malformed(`一次最多下载${maxBatch}个证据`);
  const items = await findItems(c.var.deps.db, type, numbers);
  const there = items.filter((item) => item.fileState === '1');
  return ok(c, await grantDownloads(c, there, true));
}

const downloadBatchByQuery = handlers(validQuery(batchFields), (c) => downloadBatch(c, c.req.valid('query')));
const downloadBatchByForm = handlers(validForm(batchFields), (c) => downloadBatch(c, c.req.valid('form')));

/** Serves a file once, by its ticket, as an attachment under the evidence's own name; rights are checked again now. */
const servedFile = handlers(async (c) => {
  const { deps } = c.var;
  const url = new URL(c.req.url);
  const account = await spendTicket(deps, c.req.raw);
  const kind = (['1', '2', '3', '4'] as const).find((each) => each === url.searchParams.get('type'));
  const number = url.searchParams.get('baoquan_no') ?? '';
  const item = account && kind && (await findItem(deps.db, kind, number));
  const file = item && (await mayReadItem(deps.db, account, item)) ? await fileOf(deps, item) : undefined;
  const stored = file && (await deps.files.open(file.key));
  if (account) c.set('caller', account);
  if (item && file && stored) noteAccess(c, { kind: 'download', details: { file: file.key } });
  if (!(item && file && stored)) {
    await deps.limits.visit(addressOf(c));
    return plainPage(410, '下载链接已失效，请返回后重新下载');
  }
  const about = { name: savedAs(item.title, file.name), mime: file.mime };
  const response = fileResponse(c.req.raw, stored, about);
  // The ticket is spent, so an interrupted download can't resume.
  response.headers.set('Accept-Ranges', 'none');
  return response;
});

/** The evidence's title, plus the file's extension if the title lacks it. */
function savedAs(title: string, fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.'));
  return title.toLowerCase().endsWith(extension.toLowerCase()) ? title : `${title}${extension}`;
}

/**
 * Whoever may see an item may see who downloaded it; all downloads of a kind are visible to those who may read the
 * kind.
 */
async function mayReadHistory(c: Call, kind: ItemKind, number: string | undefined) {
  const { db } = c.var.deps;
  const account = accountOf(c);
  const item = number && (await findItem(db, kind, number));
  return item ? mayReadItem(db, account, item) : readsKind(account, kind);
}

/**
 * is_batch 1: the batch downloads of a type. is_batch 0 with a number: all downloads of that evidence, including those
 * in batches, since its chain of custody would have gaps without them.
 */
const history = handlers(
  validQuery({
    ...paging,
    type: z.enum(['1', '2', '3', '4']),
    baoquan_no: text(60).optional(),
    is_batch: z.enum(['0', '1']).optional(),
  }),
  async (c) => {
    const { deps } = c.var;
    const query = c.req.valid('query');
    if (!(await mayReadHistory(c, query.type, query.baoquan_no))) throw permissionDenied();
    const batch = query.baoquan_no ? undefined : query.is_batch;
    const one = query.baoquan_no ? eq(downloadHistory.baoquanNo, query.baoquan_no) : undefined;
    const selection = deps.db.select().from(downloadHistory).$dynamic();
    const { rows, count } = await talliedPage(deps.db, 'download_history', selection, {
      ...query,
      facets: { type: query.type, isBatch: batch },
      narrowed: [byCondition(one)],
    });
    const wire = rows.map((row) => ({
      id: String(row.id),
      operator: row.operator,
      operator_id: row.accountId,
      operator_account: row.operatorAccount,
      operate_time: row.operateTime,
      baoquan_no: row.baoquanNo,
    }));
    return list(c, wire, count);
  },
);

/** Downloads of captures and their history. */
export const downloads = {
  'POST /api/webfor/download': webDownload,
  'GET /api/evidence/downLoad': proDownload,
  'GET /api/down/downloadBatch': downloadBatchByQuery,
  'POST /api/evidence/downloadBatch': downloadBatchByForm,
  'GET /api/down/file': servedFile,
  'GET /api/DownHistory/getList': history,
} satisfies Partial<Record<CallName, Handlers>>;
