import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { evidences, forensics, notarizations, roleMenus } from '@server/db/schema';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerOf, loginAs } from './client';

type Row = Record<string, string | null>;
interface Page {
  data: Row[];
  count: number;
}

let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
}, 120_000);
afterAll(() => backend.close());

const pageOf = async (path: string, query: Record<string, string>) =>
  (await admin.get<Page>(path, query)).data;
const evidenceList = (query: Record<string, string>) => pageOf('/api/ajax/data/getEvidencesList', query);
const webList = (query: Record<string, string>) => pageOf('/api/ajax/webfor/getWebList', query);
const proList = (query: Record<string, string>) => pageOf('/api/ajax/evidence/getProList', query);

describe('the evidence list', () => {
  it("requires a type, and lists each type's own rows, newest first", async () => {
    expect((await admin.get('/api/ajax/data/getEvidencesList')).code).toBe(422);
    const [persons, companies] = [await evidenceList({ type: '1' }), await evidenceList({ type: '2' })];
    expect([persons.count, companies.count]).toEqual([60, 60]);
    expect(persons.data.every((row) => row.companyName === null && row.type === '1')).toBe(true);
    expect(companies.data.every((row) => row.companyName && !/^\d$/.test(row.type ?? ''))).toBe(true);
    const times = persons.data.map((row) => row.saveTime ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  it('finds an evidence number by its beginning only, ignoring case', async () => {
    const [row] = (await evidenceList({ type: '1' })).data;
    const number = row?.baoquan_no ?? '';
    expect((await evidenceList({ type: '1', keyword: number.toLowerCase() })).count).toBe(1);
    expect((await evidenceList({ type: '1', keyword: number.slice(0, 2) })).count).toBe(60);
    expect((await evidenceList({ type: '1', keyword: number.slice(2) })).count).toBe(1);
    expect((await evidenceList({ type: '2', keyword: number })).count).toBe(0);
  });

  it('includes both ends of a date range', async () => {
    const day = (await evidenceList({ type: '1' })).data[0]?.saveTime?.slice(0, 10) ?? '';
    const { data, count } = await evidenceList({ type: '1', datetime: `${day} - ${day}`, limit: '100' });
    expect(count).toBe(data.length);
    expect(count).toBeGreaterThan(9);
    expect(data.every((row) => row.saveTime?.startsWith(day))).toBe(true);
  });
});

describe('the capture lists', () => {
  it.each([
    ['SUCCESS', 'SUCCESSED'],
    ['WAIT', 'FELLIN'],
    ['FAIL', 'FAILED'],
    ['ING', 'ING'],
    ['UPLOAD', 'UPLOAD'],
    ['CANCEL', 'CANCEL'],
  ])('the filter %s also finds %s', async (status, other) => {
    const { data, count } = await webList({ status, limit: '100' });
    expect(count).toBe(data.length);
    expect(new Set(data.map((row) => row.status))).toEqual(new Set([status, other]));
    expect((await webList({ status: other })).count).toBe(count);
  });

  it('has a preview exactly for the tasks that succeeded', async () => {
    for (const { data } of [await webList({ limit: '100' }), await proList({ type: '1', limit: '100' })]) {
      for (const row of data) {
        const url = row.address ?? row.ossurl ?? '';
        expect(url !== '', `${row.status} ${url}`).toBe(row.status?.startsWith('SUCCESS'));
      }
    }
  });

  it('accepts type 1 for process and 3 for mobile, and no other', async () => {
    expect((await proList({ type: '1' })).data[0]?.attestation_id).toMatch(/^GC/);
    expect((await proList({ type: '3' })).data[0]?.attestation_id).toMatch(/^YD/);
    for (const type of ['2', '4'])
      expect((await admin.get('/api/ajax/evidence/getProList', { type })).code).toBe(422);
  });

  it('filters web captures by the labels it offers', async () => {
    const { data } = await admin.get<{ list: { name: string }[] }>('/api/webfor/webForList');
    const counts = await Promise.all(
      data.list.map(async ({ name }) => {
        const page = await webList({ label: name, limit: '100' });
        expect(page.data.every((row) => row.label === name)).toBe(true);
        return page.count;
      }),
    );
    const labelled = (await webList({ limit: '100' })).data.filter((row) => row.label !== null);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(labelled.length);
  });

  it('finds by the beginning of a number, a phone or a name', async () => {
    const [row] = (await webList({})).data;
    for (const keyword of [row?.baoquan_no, row?.mobile?.slice(0, 9), row?.name?.slice(0, 2)]) {
      const found = await webList({ keyword: keyword ?? '', limit: '100' });
      expect(
        found.data.map((each) => each.baoquan_no),
        keyword ?? '',
      ).toContain(row?.baoquan_no);
    }
    expect((await webList({ keyword: '%' })).count).toBe(0);
  });
});

describe('a count', () => {
  it('follows every insert, update and delete', async () => {
    const filtered = async () => [
      (await webList({ status: 'CANCEL' })).count,
      (await webList({ status: 'ING' })).count,
      (await webList({})).count,
    ];
    const before = await filtered();
    const [sample] = await backend.db.select().from(forensics).where(eq(forensics.kind, '2')).limit(1);
    if (!sample) throw new Error('The seed has no web capture.');
    await backend.db.insert(forensics).values({ ...sample, id: 90_001, number: 'WQ90001', status: 'ING' });
    const [c = 0, i = 0, all = 0] = before;
    expect(await filtered()).toEqual([c, i + 1, all + 1]);
    await backend.db.update(forensics).set({ status: 'CANCEL' }).where(eq(forensics.id, 90_001));
    expect(await filtered()).toEqual([c + 1, i, all + 1]);
    await backend.db.delete(forensics).where(eq(forensics.id, 90_001));
    expect(await filtered()).toEqual(before);
  });
});

describe('certificate data', () => {
  const view = (baoquan: string, caller = admin) =>
    caller.get<Record<string, string | number | null>>('/api/data/getAttView', { baoquan, type: '1' });

  it("never has a blockchain hash that could be the file's digest", async () => {
    const rows = await backend.db.select().from(evidences).where(isNotNull(evidences.sha256));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(row.blockchainHash).toMatch(/^[0-9a-f]{64}$/);
      expect(row.blockchainHash).not.toBe(row.sha256);
    }
  });

  it.each([
    ['1', 1],
    ['2', 0],
    ['0', 0],
  ])('of a file with status %s has isDownload %i', async (fileStatus, isDownload) => {
    const [row] = await backend.db
      .select()
      .from(evidences)
      .where(eq(evidences.fileStatus, fileStatus))
      .limit(1);
    const { data } = await view(row?.baoquanNo ?? '');
    expect(data).toMatchObject({ baoquan: row?.baoquanNo, isDownload, title: row?.title });
    expect(Boolean(data.path)).toBe(isDownload === 1);
  });

  it("escapes a row's text in its html", async () => {
    await backend.db
      .update(evidences)
      .set({ title: '<img src=x onerror=alert(1)>.png' })
      .where(eq(evidences.id, 2));
    const [row] = await backend.db.select().from(evidences).where(eq(evidences.id, 2));
    const { data } = await view(row?.baoquanNo ?? '');
    expect(data.html).toContain('&lt;img src=x');
    expect(data.html).not.toContain('<img src=x');
  });

  it('is limited to visible applications for a role with applications alone', async () => {
    const notary = await loginAs(backend.app, 'notary');
    await backend.db
      .delete(roleMenus)
      .where(and(eq(roleMenus.roleId, 4), ne(roleMenus.menuId, 9), ne(roleMenus.menuId, 37)));
    const [own] = await backend.db
      .select()
      .from(notarizations)
      .where(eq(notarizations.accountId, 4))
      .limit(1);
    const mine = await backend.db.select().from(notarizations).where(eq(notarizations.accountId, 4));
    const others = await backend.db.select().from(notarizations).where(ne(notarizations.accountId, 4));
    const foreign = others.find(
      (each) => !mine.some((one) => one.userId === each.userId || one.dataId === each.dataId),
    );
    expect((await view(own?.baoquanNo ?? '', notary)).code).toBe(200);
    expect(await view(foreign?.baoquanNo ?? '', notary)).toMatchObject({ code: 404, message: '证据不存在' });
  });
});

describe('the attestation preview', () => {
  const number = async () => (await webList({ status: 'SUCCESS' })).data[0]?.baoquan_no ?? '';
  const hashes = (html: string) =>
    [...html.matchAll(/data-hash="(file|blockchain)">([0-9a-f]{64})</g)].map(([, name]) => name);

  it('answers only the two hashes without a session, and the page as well with one', async () => {
    const path = `/api/webfor/preview?baoquan=${await number()}`;
    const open = await callerOf(backend.app).fetch(path);
    expect(open.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(open.headers.get('content-security-policy')).toContain('sandbox');
    const bare = await open.text();
    expect(hashes(bare)).toEqual(['file', 'blockchain']);
    expect(bare).not.toContain('电子数据存证预览');
    const whole = await (await admin.fetch(path)).text();
    expect(hashes(whole)).toEqual(['file', 'blockchain']);
    expect(whole).toContain('电子数据存证预览');
  });

  it('answers only the hashes to an expired token and to a role without access to the evidence', async () => {
    const path = `/api/webfor/preview?baoquan=${await number()}`;
    for (const caller of [callerOf(backend.app, 'dead'), await loginAs(backend.app, 'finance')]) {
      expect(await (await caller.fetch(path)).text()).not.toContain('电子数据存证预览');
    }
  });

  it("takes no hash from the evidence's own html", async () => {
    const html = `<p data-hash="file">${'0'.repeat(64)}</p>`;
    await backend.db.update(evidences).set({ html }).where(eq(evidences.id, 3));
    const [row] = await backend.db.select().from(evidences).where(eq(evidences.id, 3));
    const page = await (await admin.fetch(`/api/webfor/preview?baoquan=${row?.baoquanNo}`)).text();
    expect(page).toContain('0'.repeat(64));
    expect(hashes(page)).toEqual(['file', 'blockchain']);
  });

  it("doesn't find evidence without a number", async () => {
    expect(await callerOf(backend.app).get('/api/webfor/preview', { baoquan: 'BQ0' })).toMatchObject({
      code: 404,
    });
  });
});
