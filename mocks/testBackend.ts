import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, createApp, createDeps } from './app';
import { type Clock, systemClock, wallDay } from './clock';
import { type Db, openInMemory } from './db/open';
import type { Deps } from './deps';
import { fileStore } from './files/store';
import { seedIfEmpty } from './seed';
import { drawnCaptcha, fixedCaptcha } from './session/captchaImage';

/** A seeded backend over a database in memory. */
export interface TestBackend {
  app: App;
  db: Db;
  /** What the handlers get, to call one without its route. */
  deps: Deps;
  /** What the backend logged. */
  log: string[];
  close(): Promise<void>;
}

interface TestBackendOptions {
  /** `fixed` (what it is when left out) makes every captcha 1234. */
  captcha?: 'fixed' | 'drawn';
  clock?: Clock;
}

const rows = 60;
const here = fileURLToPath(new URL('.', import.meta.url));
const cache = join(here, '../node_modules/.cache/backend');

/** The backend over a database in memory, seeded small. Opening one takes about two seconds, so share it in a file. */
export async function createTestBackend({
  captcha = 'fixed',
  clock = systemClock,
}: TestBackendOptions = {}): Promise<TestBackend> {
  const { db, close } = await openInMemory(new Blob([await seededDump(clock)]));
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-'));
  const log: string[] = [];
  const parts = {
    db,
    clock,
    files: fileStore(dataDir),
    captcha: captcha === 'fixed' ? fixedCaptcha : drawnCaptcha,
    log: (line: string) => log.push(line),
  };
  return {
    app: await createApp(parts),
    deps: await createDeps(parts),
    db,
    log,
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Making an empty database takes ten seconds, copying one two: the seeded one is kept until its making changes. */
export async function seededDump(clock: Clock): Promise<Buffer<ArrayBuffer>> {
  const path = join(cache, `${fingerprint()}-${wallDay(clock.now())}.tar`);
  if (existsSync(path)) return readFileSync(path);
  const { db, dump, close } = await openInMemory();
  await seedIfEmpty(db, clock, rows);
  const bytes = Buffer.from(await (await dump()).arrayBuffer());
  await close();
  mkdirSync(cache, { recursive: true });
  // Written aside and renamed, as test files running beside this one read it.
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, bytes);
  renameSync(aside, path);
  return bytes;
}

/** Of everything that decides what is in a seeded database. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['db', 'seed', 'session', '../resources']) {
    const names = readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' }).sort();
    const files = folder === '../resources' ? /\.recorded\.json$/ : /\.\w+$/;
    for (const name of names.filter((each) => files.test(each))) {
      hash.update(name).update(readFileSync(join(here, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
