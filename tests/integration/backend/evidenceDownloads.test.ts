import { createHash } from 'node:crypto';
import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { evidenceUrl } from '@resources/evidence/storageHosts';
import { productSettings, settingDefs } from '@resources/settings';
import { createApp } from '@server/app';
import { downloadHistory, evidences, forensics, notarizations, roleMenus, tickets } from '@server/db/schema';
import { fileStore } from '@server/files/store';
import { configText, sendConfig, storageHost } from '@server/host/console';
import { noLog } from '@server/http/log';
import { sampleFolder } from '@server/seed/files';
import { fixedCaptcha } from '@server/session/captchaImage';
import { and, desc, eq, like } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseSettings } from '../../../src/api/settings';
import { type Caller, callerOf, loginAs, movableClock } from './client';

interface History {
  data: { operator: string; operate_time: string; baoquan_no: string }[];
  count: number;
}

const clock = movableClock();
let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend({ clock });
  admin = await loginAs(backend.app, 'admin');
}, 120_000);
afterAll(() => backend.close());

const open = (url: string, init?: RequestInit) => callerOf(backend.app).fetch(url, init);
const sha256 = async (response: Response) =>
  createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
const historyOf = async (query: Record<string, string>) =>
  (await admin.get<History>('/api/DownHistory/getList', query)).data;

async function evidenceWith(fileStatus: string) {
  const [row] = await backend.db
    .select()
    .from(evidences)
    .where(eq(evidences.fileStatus, fileStatus))
    .orderBy(evidences.id)
    .limit(1);
  if (!row) throw new Error(`The seed has no evidence with status ${fileStatus}.`);
  return row;
}

const captures = (kind: string, status: string) =>
  backend.db
    .select()
    .from(forensics)
    .where(and(eq(forensics.kind, kind), like(forensics.status, status)))
    .orderBy(desc(forensics.beginAt));

const ask = async (number: string) =>
  admin.post<{ url: string }>('/api/down/bigDataDown', { baoquan_no: number });

describe('the stored digest', () => {
  it("is the file's digest for every file, and every file name is unique", async () => {
    const kinds = new Set<string>();
    for (let id = 1; id <= 8; id++) {
      const [row] = await backend.db.select().from(evidences).where(eq(evidences.id, id));
      const { data } = await ask(row?.baoquanNo ?? '');
      const response = await open(data.url);
      kinds.add(response.headers.get('content-type')?.split(';')[0] ?? '');
      expect(response.headers.get('content-disposition')).toContain(
        `filename*=UTF-8''${encodeURIComponent(row?.title ?? '').replace(/[()]/g, escape)}`,
      );
      expect(await sha256(response)).toBe(row?.sha256);
    }
    expect([...kinds].sort()).toEqual([
      'application/pdf',
      'audio/mpeg',
      'image/png',
      'text/html',
      'text/plain',
      'video/webm',
    ]);
  });

  it('holds for web, process and mobile captures', async () => {
    for (const kind of ['2', '3', '4']) {
      const [row] = await captures(kind, 'SUCCESS%');
      const number = row?.number ?? '';
      const { data } =
        kind === '2'
          ? await admin.post<Record<string, string>>('/api/webfor/download', { baoquan: number, uid: '1' })
          : await admin.get<Record<string, string>>('/api/evidence/downLoad', {
              baoquan: number,
              type: kind,
              uid: '1',
            });
      expect(await sha256(await open(data.downUrl ?? data.url ?? ''))).toBe(row?.sha256);
    }
  });
});

describe('a granted download', () => {
  it("is an attachment that can't run, with type, baoquan_no and uid but no token in its url", async () => {
    const { baoquanNo } = await evidenceWith('1');
    const { data } = await ask(baoquanNo);
    expect(data.url).not.toContain(admin.token);
    expect(Object.fromEntries(new URLSearchParams(data.url.split('?')[1]))).toMatchObject({
      type: '1',
      baoquan_no: baoquanNo,
      uid: '1',
    });
    const { headers } = await open(data.url);
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
  });

  it('opens once, for only one of ten at the same moment', async () => {
    const { data } = await ask((await evidenceWith('1')).baoquanNo);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await open(data.url)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('expires after a minute, and opens no other file', async () => {
    const { baoquanNo } = await evidenceWith('1');
    const late = (await ask(baoquanNo)).data.url;
    clock.move(60_000);
    expect((await open(late)).status).toBe(410);
    const other = (await backend.db.select().from(evidences).where(eq(evidences.id, 2)))[0]?.baoquanNo ?? '';
    expect((await open((await ask(baoquanNo)).data.url.replace(baoquanNo, other))).status).toBe(410);
  });

  it('is required: neither a bearer token nor another kind of ticket opens a file', async () => {
    const { baoquanNo } = await evidenceWith('1');
    const path = `/api/down/file?type=1&baoquan_no=${baoquanNo}&uid=1`;
    expect((await admin.fetch(path)).status).toBe(410);
    expect(await admin.post('/api/down/ticket', { path })).toMatchObject({ message: '下载地址无效' });
  });

  it.each([
    ['0', '证据缺失不可下载'],
    ['2', '证据上传中请稍后下载'],
  ])('is refused while the file status is %s: %s', async (status, message) => {
    const { baoquanNo } = await evidenceWith(status);
    const granted = async () => [
      (await backend.db.select().from(tickets)).length,
      (await historyOf({ type: '1', is_batch: '0', baoquan_no: baoquanNo })).count,
    ];
    const before = await granted();
    expect(await ask(baoquanNo)).toMatchObject({ message, data: null });
    expect(await granted()).toEqual(before);
  });

  it('is refused for a capture that did not succeed', async () => {
    const [failed] = await captures('2', 'FAIL');
    const [running] = await captures('2', 'ING');
    const download = (baoquan = '') => admin.post('/api/webfor/download', { baoquan, uid: '1' });
    expect((await download(failed?.number)).message).toBe('证据缺失不可下载');
    expect((await download(running?.number)).message).toBe('证据上传中请稍后下载');
  });
});

describe('the download history', () => {
  it('lists every download of a piece of evidence with person, time and file, batches included', async () => {
    const [row] = await captures('2', 'SUCCESS');
    const number = row?.number ?? '';
    await backend.db.delete(downloadHistory).where(eq(downloadHistory.baoquanNo, number));
    await admin.post('/api/webfor/download', { baoquan: number, uid: '1' });
    await admin.post('/api/evidence/downloadBatch', { baoquanStr: number, type: '2', uid: '1' });
    const { data, count } = await historyOf({ type: '2', is_batch: '0', baoquan_no: number });
    expect([count, data.length]).toEqual([2, 2]);
    expect(data[0]).toMatchObject({ operator: '管理员', baoquan_no: number });
  });

  it('lists the batch downloads of a type separately', async () => {
    const before = await historyOf({ type: '3', is_batch: '1' });
    const numbers = (await captures('3', 'SUCCESS')).slice(0, 2).map((each) => each.number);
    await admin.post('/api/evidence/downloadBatch', { baoquanStr: numbers.join(','), type: '3', uid: '1' });
    await admin.get('/api/evidence/downLoad', { baoquan: numbers[0] ?? '', type: '3', uid: '1' });
    const after = await historyOf({ type: '3', is_batch: '1' });
    expect(after.count).toBe(before.count + 2);
    expect(new Set(after.data.slice(0, 2).map((row) => row.baoquan_no))).toEqual(new Set(numbers));
  });

  it('of a type needs permission for that type', async () => {
    const notary = await loginAs(backend.app, 'notary');
    expect((await notary.get('/api/DownHistory/getList', { type: '1', is_batch: '1' })).code).toBe(200);
    expect((await notary.get('/api/DownHistory/getList', { type: '2', is_batch: '1' })).message).toBe(
      '权限不足',
    );
    // Not even for a capture whose id equals that of evidence which the account may see.
    for (const { number } of await captures('2', '%')) {
      const query = { type: '2', is_batch: '0', baoquan_no: number };
      expect((await notary.get('/api/DownHistory/getList', query)).message).toBe('权限不足');
    }
  });
});

describe('who handles applications alone', () => {
  const ofNotary = () => eq(roleMenus.roleId, 4);
  let before: (typeof roleMenus.$inferSelect)[];
  const give = async (rows: (typeof roleMenus.$inferInsert)[]) => {
    await backend.db.delete(roleMenus).where(ofNotary());
    await backend.db.insert(roleMenus).values(rows);
  };
  /** Gives the notary's role only these modules. */
  const keepOnly = (...menuIds: number[]) => give(menuIds.map((menuId) => ({ roleId: 4, menuId })));

  beforeEach(async () => {
    before = await backend.db.select().from(roleMenus).where(ofNotary());
  });
  afterEach(() => give(before));

  it("downloads the applications' evidence and sees its history, as long as it has the permission", async () => {
    const notary = await loginAs(backend.app, 'notary');
    const [covered] = await backend.db
      .select({ number: evidences.baoquanNo })
      .from(notarizations)
      .innerJoin(evidences, eq(evidences.id, notarizations.dataId))
      .where(and(eq(notarizations.accountId, 4), eq(evidences.fileStatus, '1')))
      .limit(1);
    const baoquan_no = covered?.number ?? '';
    const grant = () => notary.post<{ url: string }>('/api/down/bigDataDown', { baoquan_no });
    const history = () => notary.get('/api/DownHistory/getList', { type: '1', is_batch: '0', baoquan_no });
    await keepOnly(9, 10, 37);
    expect((await history()).code).toBe(200);
    expect((await open((await grant()).data.url)).status).toBe(200);
    const late = (await grant()).data.url;
    await keepOnly(11, 12);
    expect((await open(late)).status).toBe(410);
    expect((await history()).message).toBe('权限不足');
  });
});

describe('a batch download', () => {
  const batch = (baoquanStr: string, type = '2') =>
    admin.post<string[] | null>('/api/evidence/downloadBatch', { baoquanStr, type, uid: '1' });

  it('answers one url per file, in the requested order, each valid once', async () => {
    const rows = (await captures('2', 'SUCCESS')).slice(0, 3).reverse();
    const { data } = await batch(rows.map((row) => row.number).join(','));
    expect(data?.map((url) => new URLSearchParams(url.split('?')[1]).get('baoquan_no'))).toEqual(
      rows.map((row) => row.number),
    );
    for (const [index, url] of (data ?? []).entries()) {
      expect(await sha256(await open(url))).toBe(rows[index]?.sha256);
      expect((await open(url)).status).toBe(410);
    }
  });

  it('leaves out missing files, unknown numbers and other types, down to an empty list', async () => {
    const [failed] = await captures('2', 'FAIL');
    const [process] = await captures('3', 'SUCCESS');
    expect(await batch(`${failed?.number},${process?.number},WQ0`)).toMatchObject({ code: 200, data: [] });
    const answer = await admin.fetch(`/api/down/downloadBatch?baoquanStr=${failed?.number}&type=2&uid=1`);
    expect(await answer.json()).toMatchObject({ code: 200, data: [] });
  });

  it.each(['', ',', ' , '])('of nothing (%o) is refused: 请选择需要下载的证据', async (baoquanStr) => {
    expect(await batch(baoquanStr)).toMatchObject({ code: 422, message: '请选择需要下载的证据' });
  });

  it('of more than a hundred is refused', async () => {
    const many = Array.from({ length: 101 }, (_, n) => `WQ${n}`).join(',');
    expect((await batch(many)).message).toBe('一次最多下载100个证据');
  });
});

describe('a file that a page shows', () => {
  const shown = async (baoquan: string) =>
    (await admin.get<{ path: string }>('/api/data/getAttView', { baoquan, type: '1' })).data.path;

  it("has a url that expires after half an hour and can't be altered", async () => {
    const path = await shown((await evidenceWith('1')).baoquanNo);
    const { status, headers } = await open(path);
    expect([status, headers.get('content-security-policy')]).toEqual([
      200,
      "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    ]);
    expect(headers.get('content-disposition')).toMatch(/^inline;/);
    for (const forged of [
      path.replace('&as=inline', ''),
      path.replace('evidence-photo', 'evidence-web'),
      path.replace(/expires=\d/, 'expires=9'),
    ])
      expect((await open(forged)).status, forged).toBe(410);
    clock.move(30 * 60_000);
    expect((await open(path)).status).toBe(410);
  });

  it('is seekable: a byte range answers that range', async () => {
    const [video] = await backend.db.select().from(evidences).where(eq(evidences.id, 4));
    const response = await open(await shown(video?.baoquanNo ?? ''), { headers: { Range: 'bytes=0-3' } });
    expect(response.status).toBe(206);
    // The first bytes of every WebM file (EBML).
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  });
});

describe('the storage host in the urls of captures', () => {
  it('is rewritten by the served config.json to the requested host, which has the file', async () => {
    const { db, app } = backend;
    const files = fileStore('/nowhere', sampleFolder);
    const parts = { db, clock, files, captcha: fixedCaptcha, sampleLogins: true, log: noLog, storageHost };
    const stored = callerOf(await createApp(parts), admin.token);
    const { data } = await stored.get<{ data: { ossurl: string }[] }>('/api/ajax/evidence/getProList', {
      type: '1',
      status: 'SUCCESS',
    });
    const raw = data.data[0]?.ossurl ?? '';
    expect(raw).toContain(`//${storageHost}/api/files/`);

    const config = configText(undefined, '/nowhere', '/api/down/ticket');
    const site = new Hono().get('/config.json', (c) => sendConfig(c, config));
    const served = await site.request('/config.json', { headers: { host: 'console.test:8080' } });
    const { settings, problems } = parseSettings(await served.json(), settingDefs);
    expect(problems).toEqual([]);
    const url = new URL(evidenceUrl(raw, productSettings(settings).storageHosts), 'http://console.test:8080');
    expect(url.host).toBe('console.test:8080');
    expect((await callerOf(app).fetch(url.pathname + url.search)).status).toBe(200);
  });
});
