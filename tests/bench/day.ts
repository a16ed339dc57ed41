/**
 * `npx vite build && npx tsx tests/bench/day.ts`: what ten tasks of a day take, in keys, clicks, calls and seconds, with every
 * call answered after 400 ms. `--root ../earlier` measures another built checkout, by the same steps: a task that can't be done
 * there has a dash. `--only approve` does those whose name contains it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { startBackend } from '../../scripts/backend.ts';
import { ensureBrowser, quietFlags } from '../../scripts/browser.ts';
import { signIn, tokenOf } from '../e2e/support/accounts.ts';
import { withoutCounts } from '../e2e/support/counts.ts';
import { desktop } from '../e2e/support/viewports.ts';
import { type CountingHand, type Effort, handOf } from './day/hand.ts';
import { type Caller, type Task, tasks } from './day/tasks.ts';

const { values } = parseArgs({
  options: { root: { type: 'string' }, only: { type: 'string', default: '' } },
});
/** How long a call takes, in milliseconds, and how long a task may. */
const [LATENCY, LIMIT] = [400, 30_000];

const dataDir = await mkdtemp(join(tmpdir(), 'bench-day-'));
// An earlier server can't open a copy that a later one has filled.
const server = await startBackend(
  { CAPTCHA: 'fixed', DATA_DIR: dataDir, ...(values.root && { SEEDED_COPY: '' }) },
  values.root ? { root: values.root } : {},
);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...quietFlags] });
const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', viewport: desktop });
context.setDefaultTimeout(LIMIT);
await signIn(context, context.request, server.url, 'admin');
const callers = await readCallers();

console.log('| task | keys | clicks | calls | seconds |\n|---|---|---|---|---|');
for (const task of tasks.filter(({ name }) => name.includes(values.only))) {
  const page = await context.newPage();
  const hand = handOf(page);
  await withoutCounts(page);
  await slowDown(page);
  await page.goto(task.at);
  const effort = await perform(task, hand, page).catch(() => undefined);
  const cells = effort && [effort.keys, effort.clicks, effort.requests, effort.seconds.toFixed(1)];
  console.log(`| ${[task.name, ...(cells ?? ['-', '-', '-', '-'])].join(' | ')} |`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}
await browser.close();
await server.stop();
await rm(dataDir, { recursive: true });

async function perform(task: Task, hand: CountingHand, page: Page): Promise<Effort> {
  await task.ready(page).waitFor();
  await hand.answered();
  hand.begin();
  await task.does(hand, page, callers);
  return hand.effort();
}

/** Five companies that have a balance. */
async function readCallers(): Promise<readonly Caller[]> {
  const answer = await context.request.get('/api/ajax/user/getBalanceList', {
    params: { page: '1', limit: '5', status: '2' },
    headers: { Authorization: `Bearer ${await tokenOf(context.request, 'admin')}` },
  });
  return (await answer.json()).data.data;
}

/** Answers every call later, and persons without papers: what one saw of them is seen. */
async function slowDown(page: Page): Promise<void> {
  const none = { author_front: '', author_back: '', author_hand: '', license: '', file: '', type: '' };
  await page.route('**/api/**', async (route) => {
    const [response] = await Promise.all([
      route.fetch(),
      new Promise((over) => {
        setTimeout(over, LATENCY);
      }),
    ]);
    if (!route.request().url().includes('/userDetial')) return route.fulfill({ response });
    const json = await response.json();
    Object.assign(json.data.userDetailInfo, {
      ...none,
      legal_person: '',
      tax_number: '',
      contact_idcard: '',
    });
    return route.fulfill({ response, json });
  });
}
