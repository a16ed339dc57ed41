import { fileOf } from '../evidence/urls';
import { ok, refused } from '../http/envelope';
import { keyOf } from '../seed/files';
import type { CallName } from './access';
import { evidenceNumber, evidenceOf } from './evidence';
import type { Exchange, Handler } from './exchange';

/** The picture that stands for an evidence: itself where it is one, otherwise a sample of what a renderer would make. */
async function getMpsInfo(exchange: Exchange) {
  const { baoquan_no } = exchange.read({ baoquan_no: evidenceNumber });
  const { deps } = exchange;
  const file = await fileOf(deps, await evidenceOf(exchange, baoquan_no));
  if (!file) throw refused('证据文件未上传，暂无预览图');
  const key = file.mime.startsWith('image/') ? file.key : keyOf('evidence-preview.png');
  return ok({ url: deps.urls.sign(key, 'inline') });
}

export const previewImage = {
  'POST /api/data/getMpsInfo': getMpsInfo,
} satisfies Partial<Record<CallName, Handler>>;
