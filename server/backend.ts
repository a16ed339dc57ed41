import { type SentenceName, sentenceOf, type Values } from '../i18n/sentence';
import { type App, createApp } from './app';
import { keepReadings, listReadings } from './audit/listReadings';
import { keepRetention } from './audit/retention';
import { auditTrail } from './audit/trail';
import { headOf } from './audit/verify';
import { takeOrders } from './backup/control';
import type { AppParts, GiftLimits, SampleLogins } from './calls/deps';
import { type Clock, systemClock, wallDay } from './clock';
import { checkpoint, keepCheckpoints } from './db/checkpoints';
import { type Db, databaseFolder, type OpenDatabase, openOnDisk } from './db/open';
import { openPostgres, wasConnectionLost } from './db/openPostgres';
import { fileStore } from './files/store';
import { closeToOthers, keepFromOthers, prepareDataDir } from './host/dataDir';
import { takeDataDir } from './host/dataDirLock';
import type { Answered } from './http/answered';
import { describe, type Log, noLog } from './http/log';
import { defaultRows, maxDrawn, type Progress, seedIfEmpty } from './seed';
import { copySeeded, keepCopy } from './seed/copies';
import { sampleFolder } from './seed/files';
import { awaitsFirstLogin, firstAdministrator } from './seed/firstAdministrator';
import { withPapers } from './seed/papers';
import { drawnCaptcha, fixedCaptcha } from './session/captchaImage';
import { StartFailure } from './startFailure';

interface BackendSettings
  extends Pick<
    AppParts,
    'passwordRule' | 'passwordWords' | 'forcesPasswordChange' | 'sessionIdle' | 'uploadQuota'
  > {
  /** Where uploads and the embedded database live. */
  dataDir: string;
  /** Connects to this PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  /** Every captcha reads 1234. */
  captchaFixed?: boolean;
  clock?: Clock;
  /** Whether an empty database is filled with sample data if `rows` doesn't say; by default it is. */
  sampleData?: boolean;
  /** Whether the seeded accounts have their well-known passwords, and who may log in with them. */
  sampleLogins: SampleLogins;
  report?: (answered: Answered) => void;
  /** Reports requests with their parameters; for development only. */
  reportsParams?: boolean;
  log?: Log;
  /** The host in the urls of captures; config.json must rewrite it to this server. */
  storageHost?: string;
  /** Rows per entity when an empty database is seeded; with 0 it gets only what nobody can start without. */
  rows?: number;
  /** Called with the progress of seeding many rows. */
  seedProgress?: Progress;
  /** Called when an interrupted seeding is started over; by default this is logged. */
  seedStartedOver?: () => void;
  /** Path prefix under which a seeded database is kept, to be copied instead of seeding the same data again. */
  seededCopy?: string;
  /** How many days the activity log is kept; without it, for good. */
  auditDays?: number;
  /** How many points an account may give. */
  giftLimits?: GiftLimits;
}

/** The backend and its open database. */
export interface Backend {
  app: App;
  database: OpenDatabase;
  /** Whether the database was empty and has been seeded. */
  seeded: boolean;
  /** The first administrator's login, whose new password works once; only if one had to be created. */
  firstAdministrator?: { username: string; password: string };
  /** Whether that password, of this start or of an earlier one, has not been used yet. */
  awaitsFirstLogin: boolean;
  close(): Promise<void>;
}

/** A migrated database, ready to be seeded. */
interface Prepared {
  database: OpenDatabase;
  /** For seeding: its statements have no time limit until `ready` is called. */
  preparation: Db;
  /** Whether it is a copy of a seeded database. */
  copied: boolean;
  /** Call it once the database is seeded, just now or earlier. */
  ready(seeded: boolean): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens, migrates and seeds the database, and builds the backend on it. Throws a StartFailure with a sentence the
 * operator can act on.
 */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
  const { dataDir, clock = systemClock, log = noLog, sampleData = true, sampleLogins } = settings;
  const { rows = sampleData ? defaultRows : 0 } = settings;
  keepFromOthers();
  prepareDataDir(dataDir);
  const { database, preparation, copied, ready, close } = settings.databaseUrl
    ? await prepareServer(settings.databaseUrl, log)
    : await prepareEmbedded(dataDir, log, {
        kept: rows === defaultRows && sampleLogins ? copyPathFor(settings.seededCopy, clock) : undefined,
        loading: rows > maxDrawn,
      });
  const { db, ping } = database;
  try {
    const {
      report = () => {},
      reportsParams,
      storageHost,
      sessionIdle,
      uploadQuota,
      passwordRule,
      passwordWords,
      forcesPasswordChange,
      seedProgress: progress,
      seedStartedOver: startedOver = () => log.warn(sentenceOf('seedStartedOver', { rows })),
    } = settings;
    const seeded =
      copied ||
      (await seedIfEmpty(preparation, clock, {
        rows,
        sampleLogins: sampleLogins !== false,
        progress,
        startedOver,
      }));
    if (seeded && rows > 0) log.info(sentenceOf('sampleDataWritten'));
    const first = await firstAdministrator(preparation, sampleLogins !== false);
    const awaited = await awaitsFirstLogin(preparation);
    await ready(seeded);
    const captcha = settings.captchaFixed ? fixedCaptcha : drawnCaptcha;
    const files = withPapers(fileStore(dataDir, sampleFolder), db);
    const audit = auditTrail(db);
    const readings = listReadings(audit, clock);
    const endReadings = keepReadings(readings, log);
    // Noted where the log goes, so that an end cut off later is found.
    const noteHead = async () => log.info({ head: await headOf(db) }, sentenceOf('auditHead'));
    await noteHead();
    const endRetention = settings.auditDays
      ? keepRetention({ db, clock, audit, log }, settings.auditDays)
      : async () => {};
    const app = await createApp({
      db,
      ping,
      clock,
      files,
      captcha,
      sampleLogins,
      report,
      reportsParams,
      log,
      storageHost,
      audit,
      readings,
      sessionIdle,
      uploadQuota,
      giftLimits: settings.giftLimits,
      passwordRule,
      passwordWords,
      forcesPasswordChange,
    });
    const closeAll = async () => {
      await endRetention();
      await endReadings();
      await audit.settle();
      await noteHead().catch(() => {});
      await close();
    };
    return { app, database, seeded, firstAdministrator: first, awaitsFirstLogin: awaited, close: closeAll };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** Seeded rows are dated relative to the day of seeding, so a copy is only good for that day. */
const copyPathFor = (path: string | undefined, clock: Clock) => path && `${path}-${wallDay(clock.now())}`;

/**
 * Opens the embedded database. An empty data folder gets a copy of an earlier seeding if there is one; a new seeding is
 * kept for next time.
 */
async function prepareEmbedded(
  dataDir: string,
  log: Log,
  { kept, loading }: { kept: string | undefined; loading: boolean },
): Promise<Prepared> {
  const release = await takeDataDir(dataDir);
  const folder = databaseFolder(dataDir);
  try {
    const copied = kept !== undefined && copySeeded(kept, folder);
    const database = await openOnDisk(dataDir, loading);
    // PGlite unpacks a new database with modes of its own, in folders that are closed already.
    closeToOthers(dataDir);
    const endCheckpoints = keepCheckpoints(database.db, (line) => log.error(line));
    let endOrders = async () => {};
    const close = async () => {
      await endOrders();
      await endCheckpoints();
      await database.close();
      await release();
    };
    const ready = async (seeded: boolean) => {
      await checkpoint(database.db);
      if (seeded && !copied && kept !== undefined) keepCopy(folder, kept);
      database.limitStatements();
      endOrders = await takeOrders(dataDir, database.copyTo);
    };
    return { database, preparation: database.db, copied, ready, close };
  } catch (cause) {
    await release();
    if (cause instanceof StartFailure) throw cause;
    throw databaseFailure('databaseNotOpened', cause, { dataDir });
  }
}

/** Appends the database's own reason, since several things may be wrong with it. */
const databaseFailure = (name: SentenceName, cause: unknown, values: Values = {}) =>
  new StartFailure(name, { ...values, reason: describe(cause).reason ?? '' }, cause);

/** If two processes find an empty database, one migrates and seeds it while the other waits. */
async function prepareServer(url: string, log: Log): Promise<Prepared> {
  const unreachable = (cause: unknown) => databaseFailure('databaseUnreachable', cause);
  const database = await openPostgres(url).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const { close } = database;
  try {
    const ready = await database.lock(() => log.info(sentenceOf('waitsForOther')));
    await database.migrate();
    return { database, preparation: database.preparation, copied: false, ready, close };
  } catch (cause) {
    await close();
    if (cause instanceof StartFailure) throw cause;
    if (wasConnectionLost(cause)) throw unreachable(cause);
    throw databaseFailure('databaseNotPrepared', cause);
  }
}
