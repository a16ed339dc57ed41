import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { type App, createApp, createDeps } from '../server/app';
import type { AppParts, Deps } from '../server/calls/deps';
import { type Clock, systemClock, wallDay } from '../server/clock';
import { type Db, type OpenDatabase, openInMemory } from '../server/db/open';
import { openPostgres } from '../server/db/openPostgres';
import { accounts } from '../server/db/schema';
import { fileStore } from '../server/files/store';
import type { Answered } from '../server/http/answered';
import { seedIfEmpty } from '../server/seed';
import { keepSeeded, seededPath } from '../server/seed/cache';
import { sampleFolder } from '../server/seed/files';
import { withPapers } from '../server/seed/papers';
import { sampleLogins } from '../server/seed/rights';
import { drawnCaptcha, fixedCaptcha } from '../server/session/captchaImage';
import { hashPassword } from '../server/session/passwords';

/** A seeded backend with its own database. */
export interface TestBackend {
  app: App;
  db: Db;
  /** The handlers' dependencies, to call one without its route. */
  deps: Deps;
  /** The lines the backend logged. */
  log: string[];
  /** The requests it answered. */
  answered: Answered[];
  close(): Promise<void>;
}

interface TestBackendOptions
  extends Partial<Pick<AppParts, 'log' | 'report' | 'reportsParams' | 'storageHost'>> {
  /** `fixed`, the default, makes every captcha 1234. */
  captcha?: 'fixed' | 'drawn';
  clock?: Clock;
}

const rows = 60;
const cheap = { N: 2, r: 8, p: 1 };

/**
 * Creates a backend on its own small seeded database: in memory, or on the PostgreSQL server of TEST_DATABASE_SERVER.
 * Takes about two seconds, so share it within a file.
 */
export async function createTestBackend({
  captcha = 'fixed',
  clock = systemClock,
  ...others
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
    files: withPapers(fileStore(dataDir, sampleFolder), db),
    captcha: captcha === 'fixed' ? fixedCaptcha : drawnCaptcha,
    sampleLogins: true,
    passwordCost: cheap,
    report: (each: Answered) => answered.push(each),
    log: pino({}, { write: (line: string) => log.push(line) }),
    ...others,
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

/**
 * Creating an empty database takes ten seconds, copying one two: the seeded database is kept until the sources that
 * make it change.
 */
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

/** Creates a copy of the PostgreSQL server's seeded database. */
async function openCopy(server: string, clock: Clock): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = `seeded_${wallDay(clock.now()).replaceAll('-', '')}`;
  const admin = new Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  try {
    // Of parallel test files only one seeds; copying takes the lock too, as a template must have no connections.
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
  } finally {
    // Releases the lock.
    await admin.end();
  }
  return openPostgres(`${server}/${name}`);
}

/** Tests log in hundreds of times: gives the sample logins password hashes that are cheap to check. */
async function seedForTests(db: Db, clock: Clock): Promise<void> {
  await seedIfEmpty(db, clock, { rows, sampleLogins: false });
  for (const { id, password } of sampleLogins) {
    const passwordHash = await hashPassword(password, cheap);
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
  }
}
