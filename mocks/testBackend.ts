import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { type App, createApp, createDeps } from './app';
import { type Clock, systemClock, wallDay } from './clock';
import { type Db, type OpenDatabase, openInMemory } from './db/open';
import { openPostgres } from './db/openPostgres';
import { accounts } from './db/schema';
import type { Deps } from './deps';
import { fileStore } from './files/store';
import type { Answered } from './http/answered';
import { seedIfEmpty } from './seed';
import { keepSeeded, seededPath } from './seed/cache';
import { sampleLogins } from './seed/rights';
import { drawnCaptcha, fixedCaptcha } from './session/captchaImage';
import { hashPassword } from './session/passwords';

/** A seeded backend over a database of its own. */
export interface TestBackend {
  app: App;
  db: Db;
  /** What the handlers get, to call one without its route. */
  deps: Deps;
  /** The lines that the backend logged. */
  log: string[];
  /** The requests that it answered. */
  answered: Answered[];
  close(): Promise<void>;
}

interface TestBackendOptions {
  /** `fixed` (what it is when left out) makes every captcha 1234. */
  captcha?: 'fixed' | 'drawn';
  clock?: Clock;
}

const rows = 60;

/**
 * The backend over a database of its own, seeded small: in memory, or on the PostgreSQL server of TEST_DATABASE_SERVER.
 * Opening one takes about two seconds, so share it in a file.
 */
export async function createTestBackend({
  captcha = 'fixed',
  clock = systemClock,
}: TestBackendOptions = {}): Promise<TestBackend> {
  const server = process.env.TEST_DATABASE_SERVER;
  const { db, close } = server
    ? await openCopy(server, clock)
    : await openInMemory(new Blob([await seededDump(clock)]));
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-'));
  const log: string[] = [];
  const answered: Answered[] = [];
  const parts = {
    db,
    clock,
    files: fileStore(dataDir),
    captcha: captcha === 'fixed' ? fixedCaptcha : drawnCaptcha,
    sampleLogins: true,
    report: (each: Answered) => answered.push(each),
    log: pino({}, { write: (line: string) => log.push(line) }),
  };
  return {
    app: await createApp(parts),
    deps: await createDeps(parts),
    db,
    log,
    answered,
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Making an empty database takes ten seconds, copying one two: the seeded one is kept until its making changes. */
export async function seededDump(clock: Clock): Promise<Buffer<ArrayBuffer>> {
  const path = `${seededPath()}-${wallDay(clock.now())}-${rows}.tar`;
  if (existsSync(path)) return readFileSync(path);
  const { db, dump, close } = await openInMemory();
  await seedForTests(db, clock);
  const bytes = Buffer.from(await (await dump()).arrayBuffer());
  await close();
  keepSeeded(path, (aside) => writeFileSync(aside, bytes));
  return bytes;
}

/** A copy of the seeded database of a PostgreSQL server. */
async function openCopy(server: string, clock: Clock): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = `seeded_${wallDay(clock.now()).replaceAll('-', '')}`;
  const admin = new Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  // Of test files that run side by side one seeds; copying waits too, as nobody may be connected to what is copied.
  await admin.query('select pg_advisory_lock(1)');
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (!rowCount) {
    await admin.query(`create database ${name}`);
    const { db, migrate, close } = await openPostgres(`${server}/${name}`);
    await migrate();
    await seedForTests(db, clock);
    await close();
    await admin.query(`alter database ${name} rename to ${template}`);
  }
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return openPostgres(`${server}/${name}`);
}

/** Tests log in hundreds of times: the sample logins get digests that take no time to check. */
async function seedForTests(db: Db, clock: Clock): Promise<void> {
  await seedIfEmpty(db, clock, { rows });
  for (const { id, password } of sampleLogins) {
    const passwordHash = await hashPassword(password, { N: 2, r: 8, p: 1 });
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
  }
}
