/**
 * 50 reviewers decide the same 1,000 items at the same time over real HTTP: real-name reviews, notarization
 * applications, the first step of invoices, and the finance step of those submitted by it. A fifth of the connections
 * is cut and a tenth of the requests sent twice; without an answer, a reviewer asks again. Afterwards every item must
 * be decided exactly once: in the database, in the recorded decisions, and in what each client was told.
 * `npx tsx tests/bench/decide-once.ts [--items 1000] [--people 50] [--share 0.2]`, where share is the part of the items
 * that each person sends: with 0.2, ten send every item; with 1, everybody sends all. `DATABASE_URL` names an empty
 * database of a PostgreSQL server instead of the embedded one. Figures are in tests/bench/README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBackend } from '@server/backend';
import type { Db } from '@server/db/open';
import { startBackend } from '../../scripts/backend.ts';
import { faultsOf } from './decide-once/audit.ts';
import { kinds } from './decide-once/kinds.ts';
import { employ } from './decide-once/people.ts';
import { decide, type Round } from './decide-once/round.ts';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    people: { type: 'string', default: '50' },
    share: { type: 'string', default: '0.2' },
  },
});
const [size, people, share] = [Number(values.items), Number(values.people), Number(values.share)];
const dataDir = mkdtempSync(join(tmpdir(), 'decide-once-'));
const databaseUrl = process.env.DATABASE_URL || undefined;

/** Opens the database while no server uses it; seeded with about a fifth more items than are decided. */
async function reading<T>(read: (db: Db) => Promise<T>): Promise<T> {
  const backend = await openBackend({
    dataDir,
    databaseUrl,
    rows: Math.max(60, size * 5),
    sampleLogins: true,
  });
  return read(backend.database.db).finally(backend.close);
}

async function serving<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await startBackend({ API_ONLY: '1', CAPTCHA: 'fixed', DATA_DIR: dataDir });
  return work(server.url).finally(server.stop);
}

const summary = ({ requests, lost, seconds }: Round) =>
  `${requests} requests (${lost} unheard) in ${seconds.toFixed(1)} s`;

async function bench(): Promise<number> {
  await reading(async () => {});
  const staff = await serving(async (url) => ({
    reviewer: await employ(url, 'reviewer', people),
    finance: await employ(url, 'finance', people),
  }));
  let count = 0;
  for (const kind of kinds) {
    const items = await reading((db) => kind.waiting(db, size));
    const before = await reading((db) => kind.decisions(db, items));
    const round = await serving((url) => decide(url, kind, staff[kind.by], { items, share }));
    const holdings = await reading(async (db) => ({
      before,
      after: await kind.decisions(db, items),
      states: await kind.states(db, items),
    }));
    const faults = faultsOf(kind, round.entries, holdings);
    const sent = new Set(round.entries.map(({ item }) => item)).size;
    if (sent < items.length || sent === 0) faults.push(`${sent} of ${items.length} items were sent`);
    count += faults.length;
    console.log(`${kind.title}: ${sent} items, ${summary(round)}, ${faults.length} faults`);
    for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  }
  return count;
}

const faulty = await bench().finally(() => rmSync(dataDir, { recursive: true, force: true }));
process.exitCode = faulty === 0 ? 0 : 1;
