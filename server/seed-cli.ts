/**
 * `npm run seed -- --rows 1000000`: seeds the empty database of DATA_DIR or DATABASE_URL with that many rows per
 * entity.
 */
import { sentenceOf } from '../i18n/sentence';
import { openBackend } from './backend';
import { readArguments } from './host/arguments';
import { readSettings } from './host/settings';
import { blocksOf, defaultRows, type Progress } from './seed';
import { handOver } from './start/firstPassword';
import { StartFailure } from './startFailure';

const minRows = 20;
const maxRows = 5_000_000;

async function seed(): Promise<void> {
  const limits = { least: minRows, most: maxRows };
  const values = readArguments(['seedUsage', { ...limits, initial: defaultRows }], {
    rows: { type: 'string', default: String(defaultRows) },
  });
  const rows = /^\d+$/.test(values.rows) ? Number(values.rows) : -1;
  if (rows !== 0 && (rows < minRows || rows > maxRows)) throw new StartFailure('notRows', limits);
  const started = Date.now();
  const settings = readSettings(process.env, process.stdout.isTTY);
  // A database url may contain a password.
  const target = settings.databaseUrl
    ? sentenceOf('inDatabase')
    : sentenceOf('inDataDir', { dataDir: settings.dataDir });
  const backend = await openBackend({
    ...settings,
    log: undefined,
    rows,
    seedProgress: estimate(),
    seedStartedOver: () => console.log(sentenceOf('seedOver', { target })),
  });
  await backend.close();
  if (!backend.seeded) throw new StartFailure('notEmpty', { target });
  const { blocks, each } = blocksOf(Math.max(rows, 1));
  const seconds = Math.round((Date.now() - started) / 1000);
  handOver(backend, settings, console.log);
  console.log(
    rows > 0
      ? sentenceOf('seededRows', { target, rows: blocks * each, seconds })
      : sentenceOf('seededEmpty', { target, seconds }),
  );
}

/**
 * Prints the progress and the time left, measured from the first call: what comes before doesn't grow with the rows.
 */
function estimate(): Progress {
  let first: { part: number; at: number } | undefined;
  return (part) => {
    first ??= { part, at: Date.now() };
    if (part === first.part) return;
    const left = ((Date.now() - first.at) / (part - first.part)) * (1 - part);
    const percent = Math.floor(part * 100);
    const line = part < 1 ? sentenceOf('seedProgress', { percent, seconds: Math.ceil(left / 1000) }) : '';
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
    else if (line) console.log(line);
  };
}

try {
  await seed();
} catch (reason) {
  if (!(reason instanceof StartFailure)) throw reason;
  console.error(reason.message);
  process.exit(1);
}
