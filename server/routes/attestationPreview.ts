import { escape as escapeHtml } from 'es-toolkit';
import { addressOf, handlers } from '../calls/context';
import { validQuery } from '../calls/params';
import { noteAccess } from '../calls/recordAccess';
import { fileHeaders } from '../calls/securityHeaders';
import { certificateOf } from '../evidence/certificate';
import { findAnyItem } from '../evidence/item';
import { mayReadItem } from '../evidence/rights';
import { notFound, refused } from '../http/refusal';
import type { CallName, Handlers } from './access';
import { evidenceNumber } from './evidence';

/**
 * The page behind a certificate's QR code: the two hashes for everyone, plus the preview for accounts that may see the
 * evidence. Without a session, so many are answered a minute that evidence numbers can't be tried out. The hashes are in elements marked `data-hash`, an attribute removed from the preview's html.
 */
const preview = handlers(validQuery({ baoquan: evidenceNumber }), async (c) => {
  const { deps, caller } = c.var;
  const { baoquan } = c.req.valid('query');
  if (!caller) await deps.limits.guess(addressOf(c));
  const item = await findAnyItem(deps.db, baoquan);
  if (!item) throw notFound('证据');
  if (!item.sha256 || !item.blockchainHash) throw refused('该证据尚未完成保全');
  noteAccess(c, { kind: 'preview' });
  const mayRead = caller && (await mayReadItem(deps.db, caller, item));
  const shown = mayRead ? ((await certificateOf(deps, item)).html ?? '') : '';
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${escapeHtml(item.number)}</title><body>
<dl><dt>证据编号</dt><dd>${escapeHtml(item.number)}</dd>
<dt>文件哈希（SHA256）</dt><dd data-algorithm="SHA-256" data-hash="file">${escapeHtml(item.sha256)}</dd>
<dt>区块链哈希</dt><dd data-hash="blockchain">${escapeHtml(item.blockchainHash)}</dd></dl>
${shown.replace(/data-hash/gi, 'data-other')}
</body></html>`;
  return new Response(html, { headers: { ...fileHeaders, 'Content-Type': 'text/html; charset=utf-8' } });
});

export const attestationPreview = {
  'GET /api/webfor/preview': preview,
} satisfies Partial<Record<CallName, Handlers>>;
