import { eq } from 'drizzle-orm';
import { files as fileRows } from '../db/schema';
import { fileResponse } from '../files/fileResponse';
import { malformed, ok, permissionLacking } from '../http/envelope';
import { required, text } from '../http/fields';
import { plainPage } from '../http/plainPage';
import { issueTicket } from '../session/tickets';
import { accessFor, type CallName } from './access';
import type { Exchange, Handler } from './exchange';
import { mayCall } from './mayCall';
import { callOf } from './names';

/** Exchanges the address of a download for the same address with a one-time ticket. */
async function exchangeForTicket(exchange: Exchange) {
  const { path } = exchange.read({ path: required(text(2000), '缺少下载地址') });
  const url = URL.canParse(path, exchange.url) ? new URL(path, exchange.url) : undefined;
  const call = url && callOf('GET', url.pathname);
  if (!(url && call && url.host === exchange.url.host && accessFor(call).byTicket))
    throw malformed('下载地址无效');
  if (!mayCall(exchange.account, accessFor(call))) throw permissionLacking();
  return ok({ url: await issueTicket(exchange.deps, exchange.account, url) });
}

/** Serves a stored file to whoever holds an address signed for it. */
async function serveFile({ deps, request, url }: Exchange) {
  const signed = deps.urls.verify(url);
  const [about] = signed ? await deps.db.select().from(fileRows).where(eq(fileRows.key, signed.key)) : [];
  const file = about && (await deps.files.open(about.key));
  return about && file
    ? fileResponse(request, file, { ...about, as: signed?.as })
    : plainPage(410, '链接已失效，请返回后重新打开');
}

export const files = {
  'POST /api/down/ticket': exchangeForTicket,
  'GET /api/files/*': serveFile,
} satisfies Partial<Record<CallName, Handler>>;
