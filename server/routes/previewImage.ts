import { handlers } from '../calls/context';
import { ok } from '../calls/envelope';
import { validForm } from '../calls/params';
import { fileOf } from '../evidence/urls';
import { refused } from '../http/refusal';
import { keyOf } from '../seed/files';
import type { CallName, Handlers } from './access';
import { evidenceNumber, evidenceOf } from './evidence';

/**
 * The preview picture of evidence: the evidence itself if it is an image, otherwise a sample of what a renderer would
 * produce.
 */
const getMpsInfo = handlers(validForm({ baoquan_no: evidenceNumber }), async (c) => {
  const { baoquan_no } = c.req.valid('form');
  const { deps } = c.var;
  const file = await fileOf(deps, await evidenceOf(c, baoquan_no));
  if (!file) throw refused('证据文件未上传，暂无预览图');
  const key = file.mime.startsWith('image/') ? file.key : keyOf('evidence-preview.png');
  return ok(c, { url: deps.urls.sign(key, 'inline') });
});

export const previewImage = {
  'POST /api/data/getMpsInfo': getMpsInfo,
} satisfies Partial<Record<CallName, Handlers>>;
