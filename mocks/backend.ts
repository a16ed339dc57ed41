import { accessSync, constants, mkdirSync } from 'node:fs';
import { type App, createApp } from './app';
import { type Clock, systemClock } from './clock';
import { type OpenDatabase, openOnDisk, openPostgres } from './db/open';
import { fileStore } from './files/store';
import { takeDataDir } from './host/dataDirLock';
import { StartFailure } from './host/startFailure';
import { seedIfEmpty } from './seed';
import { drawnCaptcha, fixedCaptcha } from './session/captchaImage';

interface BackendSettings {
  /** Where uploads and the embedded database live. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  /** Every captcha reads 1234. */
  captchaFixed?: boolean;
  clock?: Clock;
  log?: (line: string) => void;
  /** A host that stands in the urls of captures; config.json must rewrite it to this server. */
  storageHost?: string;
  /** Rows an entity is seeded with when the database is empty. */
  rows?: number;
}

/** The backend with its database, both open. */
export interface Backend {
  app: App;
  database: OpenDatabase;
  close(): Promise<void>;
}

/** Opens, migrates and seeds the database and builds the backend over it. Throws a StartFailure a person can act on. */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
  const { dataDir, clock = systemClock, log = () => {} } = settings;
  prepare(dataDir);
  const { database, release } = settings.databaseUrl
    ? await server(settings.databaseUrl)
    : await embedded(dataDir);
  const close = async () => {
    await database.close();
    await release();
  };
  try {
    if (await seedIfEmpty(database.db, clock, settings.rows)) log('已写入样例数据');
    const captcha = settings.captchaFixed ? fixedCaptcha : drawnCaptcha;
    const app = await createApp({
      db: database.db,
      clock,
      files: fileStore(dataDir),
      captcha,
      log,
      storageHost: settings.storageHost,
    });
    return { app, database, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

function prepare(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartFailure(`数据目录不可写：${dataDir}。请检查目录权限，或用 DATA_DIR 指定其他目录。`);
  }
}

async function embedded(dataDir: string) {
  const release = await takeDataDir(dataDir);
  try {
    return { database: await openOnDisk(dataDir), release };
  } catch (cause) {
    await release();
    throw new StartFailure(
      `数据目录 ${dataDir} 中的数据库无法打开。请检查目录权限与磁盘空间，或换一个 DATA_DIR。`,
      cause,
    );
  }
}

async function server(url: string) {
  try {
    return { database: (await openPostgres(url)) as OpenDatabase, release: async () => {} };
  } catch (cause) {
    throw new StartFailure('无法连接数据库。请检查 DATABASE_URL 与 PostgreSQL 是否已启动。', cause);
  }
}
