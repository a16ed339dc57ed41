/**
 * `npx vite build && npx tsx tests/bench/rounds.ts`: goes from a list to a record, back, into a dialog and back, 300
 * times without a reload. Prints the page's heap after garbage collection, event listeners and nodes after every fifty.
 * `--rounds 50` does fewer.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser, quietFlags } from '../../scripts/browser.ts';
import { startServer } from '../e2e/support/server.ts';
import { desktop } from '../e2e/support/viewports.ts';
import { loggedIn } from './renderer.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '300' } } });
const EVERY = 50;

const server = await startServer();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...quietFlags] });
const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN', viewport: desktop });
const page = await loggedIn(context, server.url);
const devtools = await context.newCDPSession(page);
await devtools.send('Performance.enable');

async function held(): Promise<string> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const heap = (of('JSHeapUsedSize') / 1e6).toFixed(1);
  return `${heap} MB, ${of('JSEventListeners')} listeners, ${of('Nodes')} nodes, ${of('Documents')} documents`;
}

const rows = (of: Page) => of.locator('tbody tr');
const link = (of: Page, words: string) => rows(of).getByRole('link', { name: words, exact: true }).first();
const entry = (of: Page, words: string) =>
  of.getByRole('navigation').getByRole('link', { name: words, exact: true });

/** A list, a record of it, back; another list, a dialog with a form in it, closed. */
async function round(): Promise<void> {
  await entry(page, '出证申请').click();
  await link(page, '查看').click();
  await page.getByRole('heading', { name: '支付信息' }).waitFor();
  await page.getByRole('link', { name: '返回列表' }).click();
  await link(page, '查看').waitFor();
  await entry(page, '企业认证').click();
  await rows(page).getByRole('button', { name: '审核', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '通过' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

await page.goto('/user/enterprise');
// The first rounds load the lazy chunks.
for (let warming = 0; warming < 5; warming += 1) await round();
console.log(`after 5 rounds: ${await held()}`);
for (let done = 1; done <= Number(values.rounds); done += 1) {
  await round();
  if (done % EVERY === 0) console.log(`after ${done} more: ${await held()}`);
}
await browser.close();
await server.stop();
