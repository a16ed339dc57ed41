import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getMimeType } from 'hono/utils/mime';
import type { Db } from '../db/open';
import { files } from '../db/schema';

/**
 * The sample files and the names they are saved under. Every picture says 样例 on it. Cards and licences are blank: what a
 * record says is printed on them when they are opened.
 */
const sampleFiles = {
  'idcard-front.png': '身份证正面样例.png',
  'idcard-back.png': '身份证反面样例.png',
  'idcard-hand.png': '手持证件样例.png',
  'license.png': '营业执照样例.png',
  'transfer.png': '转账回单样例.png',
  'document.pdf': '公证申请表样例.pdf',
  'evidence-photo.png': '现场照片样例.png',
  'evidence-web.png': '网页截图样例.png',
  'evidence-note.txt': '会议纪要样例.txt',
  'evidence-page.html': '网页取证样例.html',
  'evidence-video.webm': '现场录像样例.webm',
  'evidence-audio.mp3': '通话录音样例.mp3',
  'evidence-preview.png': '证据预览样例.png',
  'package.apk': '安装包样例.apk',
} as const;

/** The folder of the samples. */
export const sampleFolder = fileURLToPath(new URL('./files', import.meta.url));

/** A sample's key in the file store. */
export const keyOf = (name: keyof typeof sampleFiles): string => `seed/${name}`;

/** Registers the sample files with their own size and SHA-256. */
export async function seedFiles(tx: Db): Promise<void> {
  for (const [file, name] of Object.entries(sampleFiles)) {
    const bytes = await readFile(join(sampleFolder, file));
    await tx.insert(files).values({
      key: `seed/${file}`,
      name,
      mime: getMimeType(file) ?? 'application/octet-stream',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
}
