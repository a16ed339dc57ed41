import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, addressOf, handlers } from '../calls/context';
import { ok } from '../calls/envelope';
import { fileResponse } from '../calls/fileResponse';
import { validForm } from '../calls/params';
import { noteAccess } from '../calls/recordAccess';
import { files as fileRows } from '../db/schema';
import { text } from '../http/fields';
import { plainPage } from '../http/plainPage';
import { malformed, permissionDenied } from '../http/refusal';
import { registeredAs } from '../seed/papers';
import { issueTickets } from '../session/tickets';
import { accountOfLive } from '../session/tokens';
import { type Access, accessFor, type CallName, type Handlers, isCall } from './access';
import { mayCall } from './guard';

/** The access of the download at a path, if tickets open it. */
function downloadAt(path: string): Access | undefined {
  const name = `GET ${path}`;
  return isCall(name) && accessFor(name).byTicket ? accessFor(name) : undefined;
}

/** Exchanges a download's url for the same url with a one-time ticket. */
const exchangeForTicket = handlers(
  validForm({ path: z.string('缺少下载地址').pipe(text(2000)) }),
  async (c) => {
    const { path } = c.req.valid('form');
    const url = URL.canParse(path, c.req.url) ? new URL(path, c.req.url) : undefined;
    const access = url && downloadAt(url.pathname);
    if (!(url && access && url.host === new URL(c.req.url).host)) throw malformed('下载地址无效');
    if (!mayCall(accountOf(c), access, url.searchParams)) throw permissionDenied();
    const [address] = await issueTickets(c.var.deps, accountOf(c), [url]);
    return ok(c, { url: address });
  },
);

/** Serves a stored file to everyone who has a url signed for it, while the session lives that it was signed for. */
const serveFile = handlers(async (c) => {
  const { deps } = c.var;
  const signed = deps.urls.verify(new URL(c.req.url));
  const viewer = signed && (await accountOfLive(deps, signed.sessionId));
  const [about] = viewer
    ? await deps.db
        .select()
        .from(fileRows)
        .where(eq(fileRows.key, registeredAs(signed.key)))
    : [];
  const file = signed && about && (await deps.files.open(signed.key));
  if (about && file) {
    noteAccess(c, { kind: 'photo', who: viewer, targetKind: 'file', targetId: signed.key });
    return fileResponse(c.req.raw, file, { ...about, as: signed.as });
  }
  await deps.limits.visit(addressOf(c));
  return plainPage(410, '链接已失效，请返回后重新打开');
});

/** Tickets for downloads, and the stored files. */
export const files = {
  'POST /api/down/ticket': exchangeForTicket,
  'GET /api/files/*': serveFile,
} satisfies Partial<Record<CallName, Handlers>>;
