import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { type App, createApp } from '@server/app';
import { files } from '@server/db/schema';
import type { FileStore } from '@server/files/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Caller, callerOf, loginAs, movableClock } from './client';

let backend: TestBackend;
let admin: Caller;
/** The path of the latest upload. */
let path: string;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
}, 60_000);
afterAll(() => backend.close());
beforeEach(() => {
  backend.log.length = 0;
});

const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.apk"\r\n\r\nPK\x03\x04`;
const tail = '\r\n--x--\r\n';

/** Sends an upload in these pieces, breaking off where specified, to a backend that writes to the given path. */
async function send(pieces: string[], breaks: boolean, where = (own: string) => own) {
  const files: FileStore = {
    ...backend.deps.files,
    async pathForWriting(key) {
      path = where(await backend.deps.files.pathForWriting(key));
      return path;
    },
  };
  const app = await createApp({ ...backend.deps, files });
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = left.shift();
      if (next !== undefined) return controller.enqueue(new TextEncoder().encode(next));
      if (!breaks) return controller.close();
      await vi.waitUntil(() => existsSync(path), 10_000);
      controller.error(new Error('aborted'));
    },
  });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  };
  return (await callerOf(app, admin.token).fetch('/api/upload/index', init)).json();
}

/** Whether this process has the file open, deleted or not. */
const isOpen = () =>
  readdirSync('/proc/self/fd').some((fd) => {
    try {
      return readlinkSync(join('/proc/self/fd', fd)).startsWith(path);
    } catch {
      return false;
    }
  });

const again = { code: 400, message: '上传失败, 请重新上传...' };

describe('an upload', () => {
  it.each([
    ['whose connection breaks', [head, 'more'], true, again],
    ['that ends within its file', [head, 'more'], false, again],
    ['that ends with the first byte', [head], false, again],
    ['whose parts make no sense', [head, '\r\n--x\r\nno header\r\n\r\n', '\r\n--x--'], true, again],
    ['that is no package', [head.replace('PK', 'KP'), tail], false, { code: 422 }],
    ['of another kind', [head.replace('.apk', '.zip'), tail], false, { code: 422 }],
    [
      'of a file without a name',
      [head.replace('; filename="a.apk"', '\r\nContent-Type: application/octet-stream'), tail],
      false,
      { code: 422 },
    ],
    ['whose name has a NUL', [head.replace('a.apk', 'a\0.apk'), tail], false, { code: 422 }],
    [
      'whose encoded name has a NUL',
      [head.replace('filename="a.apk"', "filename*=utf-8''a%00.apk"), tail],
      false,
      { code: 422 },
    ],
  ])(
    "%s leaves nothing behind, and isn't reported as the server's error",
    async (_what, pieces, breaks, answer) => {
      expect(await send(pieces, breaks)).toMatchObject(answer);
      expect(existsSync(path)).toBe(false);
      if (existsSync('/proc/self/fd')) expect(isOpen()).toBe(false);
      expect(backend.log).toEqual([]);
    },
  );

  it("that can't be written is the server's error, and is logged", async () => {
    const nowhere = (own: string) => join(own, 'nowhere');
    expect(await send([head, tail], false, nowhere)).toMatchObject({ code: 500 });
    expect(backend.log.join()).toContain('ENOENT');
  });
});

describe('a package that is there', () => {
  /** Makes an upload dated this many hours ago: its key and path. */
  async function uploaded(hoursAgo: number) {
    const { data } = await send([head, tail], false);
    const at = new Date(Date.now() - hoursAgo * 3_600_000);
    await utimes(path, at, at);
    return { key: String(data.path), path };
  }
  const publish = async (address: string) => {
    const [newest] = await admin
      .get<{ current_version: string }[]>('/api/version/versionList')
      .then(({ data }) => data);
    return admin.post('/api/version/addVersion', {
      update_time: '2026-01-01',
      current_version: `of ${address.slice(4, 12)}`,
      upper_version: newest?.current_version ?? '',
      update_desc: '更新',
      update_content: '更新',
      address,
    });
  };

  it("is deleted with its row by a later upload, when it wasn't published within a day", async () => {
    const forgotten = await uploaded(25);
    const published = await uploaded(25);
    // Each upload checks the earlier ones.
    expect(existsSync(forgotten.path)).toBe(false);
    expect(await publish(published.key)).toMatchObject({ code: 200 });
    const fresh = await uploaded(23);
    const last = await uploaded(0);
    expect([published, fresh, last].map((each) => existsSync(each.path))).toEqual([true, true, true]);
    const rows = await backend.db.select({ key: files.key }).from(files);
    const keys = rows.map(({ key }) => key).filter((key) => key.startsWith('apk/'));
    expect(keys.toSorted()).toEqual([published.key, fresh.key, last.key].toSorted());
    expect(await publish(forgotten.key)).toMatchObject({ code: 422, message: '请上传安装包地址' });
  });
});

describe('a quota by account and day', () => {
  // On a backend of its own: its clock ends others' sessions, and its packages stay.
  let quotas: TestBackend;
  beforeAll(async () => {
    quotas = await createTestBackend();
  }, 60_000);
  afterAll(() => quotas.close());

  const packageOf = (size: number) => head + 'x'.repeat(size) + tail;
  /** Uploads with or without announcing the size, as a new login. */
  const uploaderTo = async (app: App) => {
    const { token } = await loginAs(app, 'admin');
    return async (body: string, announced = true) => {
      const headers: Record<string, string> = { 'Content-Type': 'multipart/form-data; boundary=x' };
      if (announced) headers['Content-Length'] = String(body.length);
      const init = { method: 'POST', headers, body };
      return (await callerOf(app, token).fetch('/api/upload/index', init)).json();
    };
  };
  const over = { code: 429, message: '今日上传量已达上限，请明天再试' };

  it('counts what has come, also if it was refused, and starts anew the next day', async () => {
    const clock = movableClock();
    const app = await createApp({ ...quotas.deps, clock, uploadQuota: 10_000 });
    const upload = await uploaderTo(app);
    expect(await upload(packageOf(4000))).toMatchObject({ code: 200 });
    expect(await upload(packageOf(4000).replace('PK', 'no'))).toMatchObject({ code: 422 });
    expect(await upload(packageOf(4000))).toMatchObject(over);
    expect(await upload(packageOf(500))).toMatchObject({ code: 200 });
    clock.move(24 * 3_600_000);
    expect(await (await uploaderTo(app))(packageOf(4000))).toMatchObject({ code: 200 });
  });

  it('holds for uploads at once, and for those that announce no size', async () => {
    const app = await createApp({ ...quotas.deps, uploadQuota: 10_000 });
    const upload = await uploaderTo(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(packageOf(2500))));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    expect(await upload(packageOf(10), false)).toMatchObject(over);
  });
});
