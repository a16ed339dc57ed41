import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestBackend } from '@mocks/testBackend';
import { createApp } from '@server/app';
import { databaseFolder, openOnDisk } from '@server/db/open';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerOf } from './client';

let folder: string;
let database: Awaited<ReturnType<typeof openOnDisk>>;
const counted = (from: number) => sql.raw(`select count(*)::int as n from generate_series(1, ${from})`);
const setting = (key: string) => sql`select value from settings where key = ${key}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  database = await openOnDisk(folder);
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

it("doesn't block the thread while a statement runs", async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  await database.db.execute(counted(2_000_000));
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(20);
}, 60_000);

it('isolates a transaction from concurrent queries, and rolls back one that fails', async () => {
  const { db } = database;
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into settings values ('undone', '1')`);
    await tx.execute(sql`select 1 / 0`);
  });
  const beside = db.execute(setting('undone'));
  await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero', code: '22012' } });
  expect(await beside).toMatchObject({ rows: [] });
  expect(await db.execute(setting('undone'))).toMatchObject({ rows: [] });
}, 60_000);

it('gives up a statement past the limit together with its transaction, and keeps what was committed', async () => {
  const { db } = database;
  await db.execute(sql`insert into settings values ('kept', '1')`);
  database.limitStatements(1000);
  const stuck = db.transaction(async (tx) => {
    await tx.execute(sql`insert into settings values ('lost', '1')`);
    await tx.execute(counted(2_000_000_000));
  });
  const behind = db.execute(sql`select value from settings where key in ('kept', 'lost')`);
  await expect(stuck).rejects.toMatchObject({ cause: { code: '57014' } });
  database.limitStatements(60_000);
  expect(await behind).toMatchObject({ rows: [{ value: '1' }] });
}, 60_000);

it('is available during a long statement, and unavailable if it can’t be read', async () => {
  const other = await mkdtemp(join(tmpdir(), 'embedded-'));
  const { db, ping, close, limitStatements } = await openOnDisk(other);
  limitStatements(5000);
  let running = true;
  const long = db.execute(counted(2_000_000_000)).finally(() => {
    running = false;
  });
  await ping();
  expect(running).toBe(true);
  await rm(join(databaseFolder(other), 'global'), { recursive: true });
  // Its thread is terminated, and the next one can't start.
  await expect(long).rejects.toThrow();
  // If a ping was answered before the thread could try, the next one fails.
  await expect
    .poll(
      () =>
        ping().then(
          () => 'there',
          () => 'gone',
        ),
      { timeout: 30_000 },
    )
    .toBe('gone');
  await expect(close()).rejects.toThrow();
  await rm(other, { recursive: true, force: true });
}, 60_000);

it('reports a statement that took too long in words', async () => {
  const { deps, close } = await createTestBackend();
  const slow = Object.assign(new Error('Failed query'), {
    cause: Object.assign(new Error(), { code: '57014' }),
  });
  const app = await createApp({
    ...deps,
    captcha: () => {
      throw slow;
    },
  });
  app.post('/api/slow', () => {
    throw slow;
  });
  expect(await callerOf(app).get('/api/login/getImgCode')).toMatchObject({
    code: 504,
    message: '查询用时过长，已停止。请缩小日期范围，或输入更完整的关键字',
  });
  expect(await callerOf(app).post('/api/slow')).toMatchObject({
    code: 504,
    message: '操作用时过长，已停止，请稍后再试',
  });
  await close();
}, 60_000);
