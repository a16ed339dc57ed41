import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { files as fileRows } from '../db/schema';
import { handlers } from '../http/context';
import { ok } from '../http/envelope';
import { malformed, Refusal } from '../http/refusal';
import type { CallName, Handlers } from './access';

/** The largest package: what the console states too. */
const largest = 200 * 1024 * 1024;
/** What a package is saved and opened as. */
const packageType = 'application/vnd.android.package-archive';
/** An Android package is a zip archive, which starts with these bytes. */
const zipMagic = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * Takes one .apk as multipart/form-data and answers `data.path`. It is written as it comes; size and magic bytes are
 * checked on the way, and a refused or broken upload leaves nothing behind.
 */
const uploadPackage = handlers(async (c) => {
  const { deps } = c.var;
  const { body } = c.req.raw;
  const type = c.req.header('Content-Type') ?? '';
  if (!(type.startsWith('multipart/form-data') && body)) throw malformed('请上传安装包地址');
  const key = `apk/${randomUUID()}.apk`;
  const path = await deps.files.pathForWriting(key);
  try {
    const about = await receive(body as unknown as ReadableStream, type, path);
    await deps.db.insert(fileRows).values({ key, mime: packageType, ...about });
  } catch (error) {
    await rm(path, { force: true });
    throw error instanceof Refusal ? error : new Refusal(400, '上传失败, 请重新上传...');
  }
  return ok(c, { path: key }, '上传成功');
});

/** What was received: the name it had, its size in bytes, its digest. */
interface Received {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** Reads the form's one file to `path`. */
function receive(body: ReadableStream, type: string, path: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    const form = new Busboy({ headers: { 'content-type': type }, limits: { files: 1, fields: 8 } });
    const source = Readable.fromWeb(body);
    let writing: Promise<Received> | undefined;
    const fail = (error: unknown) => {
      source.unpipe(form);
      source.resume();
      reject(error);
    };
    form.on('file', (_field, file, name) => {
      if (!name.toLowerCase().endsWith('.apk')) {
        file.resume();
        return fail(malformed('只能上传 .apk 安装包'));
      }
      const digest = createHash('sha256');
      const target = createWriteStream(path);
      writing = pipeline(file, checked(digest), target).then(() => ({
        name,
        size: target.bytesWritten,
        sha256: digest.digest('hex'),
      }));
      writing.catch(fail);
    });
    form.on('finish', () => {
      if (writing) writing.then(resolve, fail);
      else fail(malformed('请上传安装包地址'));
    });
    form.on('error', fail);
    source.on('error', fail);
    source.pipe(form);
  });
}

/** Lets a package pass and digests it, and fails at the byte that shows it isn't one. */
function checked(digest: Hash): Transform {
  let size = 0;
  let head = Buffer.alloc(0);
  const isPackage = () => head.subarray(0, zipMagic.length).equals(zipMagic.subarray(0, head.length));
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      if (head.length < zipMagic.length) head = Buffer.concat([head, chunk]).subarray(0, zipMagic.length);
      if (size > largest) return done(new Refusal(413, '安装包不能超过200MB'));
      if (!isPackage()) return done(malformed('文件内容不是有效的安装包'));
      digest.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(head.length < zipMagic.length ? malformed('文件内容不是有效的安装包') : null);
    },
  });
}

/** Uploads of packages. */
export const uploads = {
  'POST /api/upload/index': uploadPackage,
} satisfies Partial<Record<CallName, Handlers>>;
