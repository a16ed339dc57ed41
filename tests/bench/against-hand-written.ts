/**
 * Compares the console with a hand-written react-admin app with the same login and lists, on the same backend and
 * server, both compressed by gzip alone. Both are measured in turns, on slow 4G and a throttled CPU, and their medians compared.
 * `npx vite build && npx tsx tests/bench/against-hand-written.ts [--times 7] [--slowdown 4] [--changes 300] [--only
 * visits]`, where slowdown is the factor of the CPU throttling. Figures are in tests/bench/README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startBackend } from '../../scripts/backend.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { type App, startApps } from './side-by-side/apps.ts';
import { interactions } from './side-by-side/interactions.ts';
import { logIn } from './side-by-side/logIn.ts';
import { median } from './side-by-side/median.ts';
import { heapAfterChanges, type Visit, visit } from './side-by-side/visit.ts';
import type { Cost } from './side-by-side/watch.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '7' },
    slowdown: { type: 'string', default: '4' },
    changes: { type: 'string', default: '300' },
    only: { type: 'string', default: 'visits,interactions,heap' },
  },
});
const slowdown = { cpu: Number(values.slowdown), slow4G: true };
const isWanted = (part: string) => values.only.split(',').includes(part);

/** One line of the table: both figures, and their ratio. */
function line(name: string, [ours, theirs]: readonly number[], unit: string) {
  const ratio = Number(ours) / Number(theirs);
  return `| ${name} | ${ours?.toFixed(0)} ${unit} | ${theirs?.toFixed(0)} ${unit} | ${ratio.toFixed(2)} |`;
}

const figures = {
  loginBytes: ['login: bytes', 'kB', 1e-3],
  login: ['login: time', 'ms', 1],
  loginToRows: ['login → rows', 'ms', 1],
  coldList: ['cold list', 'ms', 1],
  warmList: ['warm reload of a list', 'ms', 1],
  firstChange: ['list → list, first time', 'ms', 1],
  secondChange: ['list → list, again', 'ms', 1],
  directChange: ['list → list, again, without hovering', 'ms', 1],
  listBytes: ['bytes until the first list', 'kB', 1e-3],
} as const satisfies Partial<Record<keyof Visit, readonly [string, string, number]>>;

async function compareVisits(browser: Browser, apps: readonly App[], token: string) {
  const visits: readonly Visit[][] = apps.map(() => []);
  for (let turn = 0; turn < Number(values.times); turn += 1)
    for (const [place, app] of apps.entries()) {
      const one = await visit(browser, app, token, slowdown);
      visits[place]?.push(one);
      const shown = Object.keys(figures).map(
        (key) => `${key} ${one[key as keyof typeof figures].toFixed(0)}`,
      );
      console.error(`${turn + 1}. ${app.name}: ${shown.join(', ')}`);
    }
  console.log('\n| | console | hand-written | ratio |\n|---|---|---|---|');
  for (const [key, [name, unit, factor]] of Object.entries(figures)) {
    const both = visits.map((each) => median(each.map((one) => one[key as keyof typeof figures])) * factor);
    console.log(line(name, both, unit));
  }
  for (const step of ['firstChange', 'secondChange'] as const)
    for (const count of ['commits', 'styles', 'layouts', 'rules'] as const satisfies (keyof Cost)[])
      console.log(
        line(
          `${figures[step][0]}: ${count}`,
          visits.map((each) => median(each.map((one) => one.cost[step][count]))),
          '',
        ),
      );
  for (const [at, app] of apps.entries()) {
    const last = visits[at]?.at(-1);
    console.log(`\n${app.name}, login → rows:\n${last?.waterfalls.login}`);
    console.log(`\n${app.name}, cold list:\n${last?.waterfalls.cold}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'side-by-side-'));
// Otherwise requests through a proxy count as external, and sample logins are refused.
const backend = await startBackend({ DATA_DIR: join(folder, 'data'), CAPTCHA: 'fixed', SAMPLE_LOGINS: '1' });
const apps = await startApps(backend.url, folder);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const token = await logIn(backend.url);
  if (isWanted('visits')) await compareVisits(browser, apps, token);
  if (isWanted('interactions')) {
    const runs = [];
    for (let turn = 0; turn < Math.min(3, Number(values.times)); turn += 1)
      runs.push(await interactions(browser, apps[0], token, slowdown));
    console.log('\n| interaction to next paint | ms |\n|---|---|');
    for (const name of Object.keys(runs[0] ?? {}))
      console.log(`| ${name} | ${median(runs.map((run) => run[name] ?? Number.NaN))} |`);
  }
  if (isWanted('heap'))
    for (const app of apps) {
      const heaps = await heapAfterChanges(browser, app, token, Number(values.changes));
      console.log(
        `heap of ${app.name} after each hundred changes: ${heaps.map((heap) => `${(heap / 1e6).toFixed(1)} MB`).join(', ')}`,
      );
    }
} finally {
  await browser.close();
  for (const app of apps) app.close();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}
