import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { parseSettings } from 'declared-console/wire';
import { sentenceOf } from '../../i18n/sentence.ts';
import { settingDefs } from '../../resources/settings.ts';
import { configText } from '../../server/host/console.ts';
import { prepareDataDir } from '../../server/host/dataDir.ts';
import { takeDataDir } from '../../server/host/dataDirLock.ts';
import { listen } from '../../server/host/listen.ts';
import { type HostSettings, readSettings } from '../../server/host/settings.ts';
import { StartFailure } from '../../server/startFailure.ts';

/** The result of one check: what is fine, or what is wrong and how to fix it. */
export interface Checked {
  readonly ok: boolean;
  readonly says: string;
}

/** A check: returns what is fine, or throws a StartFailure. */
type Check = () => string | Promise<string>;

/** What is examined. */
export interface Patient {
  readonly env: NodeJS.ProcessEnv;
  /** The Node version, such as `20.20.2`. */
  readonly node: string;
  /** The supported Node versions, from `engines` in package.json: `^20.19.0 || >=22.12.0`. */
  readonly engines: string;
  /** The folder of the built console. */
  readonly dist: string;
  /** The browser for the end-to-end tests; throws if CHROMIUM_PATH doesn't start. */
  findBrowser(): string | undefined;
}

/** Checks everything that `npm start` and `npm test` need, without changing anything here. */
export async function examine(patient: Patient): Promise<readonly Checked[]> {
  const of = async (check: Check): Promise<Checked> => {
    try {
      return { ok: true, says: await check() };
    } catch (reason) {
      if (!(reason instanceof StartFailure)) throw reason;
      return { ok: false, says: reason.message };
    }
  };
  const { node, engines, findBrowser } = patient;
  const found = [await of(() => nodeServes(node, engines)), await of(() => browserStarts(findBrowser))];
  let settings: HostSettings;
  try {
    settings = readSettings(patient.env);
  } catch (reason) {
    if (!(reason instanceof StartFailure)) throw reason;
    return [...found, { ok: false, says: reason.message }];
  }
  return [
    ...found,
    await of(() => configReads(settings, patient.dist)),
    await of(() => portIsFree(settings)),
    // A real backend has its own data.
    ...(settings.apiUrl ? [] : [await of(() => dataDirServes(settings))]),
  ];
}

function nodeServes(node: string, engines: string): string {
  if (!engines.split('||').some((range) => isIn(node, range.trim())))
    throw new StartFailure('nodeUnsupported', { node, engines });
  return sentenceOf('nodeServes', { node });
}

/** Whether a version satisfies `>=` or `^` of another. */
function isIn(version: string, range: string): boolean {
  const oldest = range.replace(/^(?:\^|>=)\s*/, '');
  const isLate = version.localeCompare(oldest, 'en', { numeric: true }) >= 0;
  return isLate && (range.startsWith('>=') || version.split('.')[0] === oldest.split('.')[0]);
}

function browserStarts(find: Patient['findBrowser']): string {
  let browser: string | undefined;
  try {
    browser = find();
  } catch (cause) {
    throw new StartFailure('browserWrong', {}, cause);
  }
  if (!browser) throw new StartFailure('browserMissing');
  return sentenceOf('browserStarts', { browser });
}

function configReads({ configFile }: HostSettings, dist: string): string {
  const text = configText(configFile, dist, undefined);
  const file = configFile ?? 'dist/config.json';
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (cause) {
    throw new StartFailure('configNotJson', { file }, cause);
  }
  const { problems } = parseSettings(raw, settingDefs);
  if (problems.length > 0)
    throw new StartFailure('configWrong', { file, keys: problems.map(({ key }) => key).join(' / ') });
  return sentenceOf('configReads');
}

async function portIsFree({ host, port }: HostSettings): Promise<string> {
  const probe = createServer();
  await listen(probe, host, port, 'PORT');
  await new Promise((closed) => probe.close(closed));
  return sentenceOf('portFree', { port });
}

async function dataDirServes({ dataDir, databaseUrl }: HostSettings): Promise<string> {
  const made = prepareDataDir(dataDir);
  try {
    // Processes that share a database also share the folder.
    if (!databaseUrl) await (await takeDataDir(dataDir))();
  } finally {
    if (made) rmSync(made, { recursive: true });
  }
  return sentenceOf('dataDirServes', { dataDir });
}
