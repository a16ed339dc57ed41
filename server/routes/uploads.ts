import { createHash, type Hash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { inArray, sql } from 'drizzle-orm';
import { accountOf, handlers } from '../calls/context';
import type { Deps } from '../calls/deps';
import { ok } from '../calls/envelope';
import { files as fileRows, versions } from '../db/schema';
import { reserveUpload } from '../files/uploadQuota';
import { malformed, Refusal } from '../http/refusal';
import type { CallName, Handlers } from './access';

/** The largest package, in bytes; the console states the same limit. */
const maxPackageSize = 200 * 1024 * 1024;
/** The MIME type of Android packages. */
const packageType = 'application/vnd.android.package-archive';
/** An Android package is a zip archive, which starts with these bytes. */
const zipMagic = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * Takes one .apk as multipart/form-data and answers `data.path`. The file is written as it arrives, and its size and
 * magic bytes are checked on the way; a refused or broken upload leaves nothing behind. Packages that are never
 * published are removed by a later upload.
 */
const uploadPackage = handlers(async (c) => {
  const { deps } = c.var;
  const { body } = c.req.raw;
  const type = c.req.header('Content-Type') ?? '';
  if (!(type.startsWith('multipart/form-data') && body)) throw malformed('请上传安装包地址');
  const settle = await reserveUpload(deps, accountOf(c).id, expectedSize(c.req.header('Content-Length')));
  let received = 0;
  const arriving = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      received += chunk.byteLength;
      yield chunk;
    }
  };
  const key = `apk/${randomUUID()}.apk`;
  const path = await deps.files.pathForWriting(key);
  try {
    await removeUnpublished(deps);
    const about = await receive(arriving(Readable.fromWeb(body as unknown as ReadableStream)), type, path);
    await deps.db.insert(fileRows).values({ key, mime: packageType, ...about });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await settle(received);
  }
  return ok(c, { path: key }, '上传成功');
});

/** The size of a request's body as announced, or else the largest that is taken. */
const expectedSize = (announced: string | undefined) =>
  Math.min(Number(announced ?? maxPackageSize), maxPackageSize);

/** How long a package may wait for its version to be published, in ms. */
const unpublishedLifetime = 24 * 3_600_000;

/** Removes packages that weren't published in time, and remains of uploads whose process was killed. */
async function removeUnpublished({ db, files, clock }: Deps): Promise<void> {
  const waiting = await files.writtenBefore('apk', clock.now().getTime() - unpublishedLifetime);
  if (waiting.length === 0) return;
  await db.transaction(async (tx) => {
    // Waits for a version that is just being published; later ones find the file gone.
    await tx.execute(sql`lock table ${versions} in share row exclusive mode`);
    const { address } = versions;
    const rows = await tx
      .select({ address })
      .from(versions)
      .where(inArray(address, [...waiting]));
    const published = new Set(rows.map((row) => row.address));
    const left = waiting.filter((key) => !published.has(key));
    await tx.delete(fileRows).where(inArray(fileRows.key, left));
    for (const key of left) await files.remove(key);
  });
}

/** A received file: its name, size in bytes and digest. */
interface Received {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** Writes the form's one file to `path`; refuses a broken or truncated form. Once it settles, nothing is left open. */
async function receive(body: AsyncIterable<Uint8Array>, type: string, path: string): Promise<Received> {
  let writing = undefined as Promise<Received> | undefined;
  try {
    const form = new Busboy({ headers: { 'content-type': type }, limits: { files: 1, fields: 8 } });
    form.on('file', (_field, file, name) => {
      // If the form ends early, it doesn't end its file, nor the other way round.
      form.on('close', () => file.destroy());
      file.on('error', () => form.destroy());
      writing = write(file, name, path);
      writing.catch(() => form.destroy());
    });
    await pipeline(body, form);
  } catch {
    await writing;
    throw uploadBroken();
  }
  if (!writing) throw malformed('请上传安装包地址');
  return writing;
}

const uploadBroken = () => new Refusal(400, '上传失败, 请重新上传...');

async function write(file: BusboyFileStream, name: string | undefined, path: string): Promise<Received> {
  // A file part may lack a name, and PostgreSQL can't store a NUL in text.
  if (!name?.toLowerCase().endsWith('.apk') || name.includes('\0')) throw malformed('只能上传 .apk 安装包');
  const digest = createHash('sha256');
  await writeFile(path, packageIn(file, digest), { mode: 0o600 });
  return { name, size: file.bytesRead, sha256: digest.digest('hex') };
}

/** Yields the bytes of a package as they arrive and digests them; fails at the first byte that shows it isn't one. */
async function* packageIn(file: BusboyFileStream, digest: Hash): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  const isPackage = () => head.subarray(0, zipMagic.length).equals(zipMagic.subarray(0, head.length));
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      if (head.length < zipMagic.length) head = Buffer.concat([head, chunk]).subarray(0, zipMagic.length);
      if (file.bytesRead > maxPackageSize) throw new Refusal(413, '安装包不能超过200MB');
      if (!isPackage()) throw malformed('文件内容不是有效的安装包');
      digest.update(chunk);
      yield chunk;
    }
  } catch (reason) {
    throw reason instanceof Refusal ? reason : uploadBroken();
  }
  if (head.length < zipMagic.length) throw malformed('文件内容不是有效的安装包');
}

/** Package uploads. */
export const uploads = {
  'POST /api/upload/index': uploadPackage,
} satisfies Partial<Record<CallName, Handlers>>;
