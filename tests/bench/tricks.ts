/**
 * Leaves out each trick of `src/speed/` in turn, and prints what it is worth: the figures without it, as a ratio to those with all
 * of them. Built, served and visited like the console of `against-hand-written.ts`.
 * `npx tsx tests/bench/tricks.ts [--times 5] [--slowdown 4] [--only prefetches,prerender]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { startBackend } from '../../scripts/backend.ts';
import { ensureBrowser, quietFlags } from '../../scripts/browser.ts';
import { serve } from './side-by-side/apps.ts';
import { logIn } from './side-by-side/logIn.ts';
import { median } from './side-by-side/median.ts';
import { type Visit, visit } from './side-by-side/visit.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const project = join(import.meta.dirname, '../..');

/** What stands in for each module of a trick. */
const WITHOUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'rows ahead of the console': {
    'prefetchList.ts': `
      export const prefetchList = ({ session }, application, client) => ({
        menu: Promise.resolve(session.menu() ?? application.session.menu(client)),
        dropRows() {},
      });
      export const warmList = async () => {};`,
  },
  'rows while hovering': { 'usePrefetch.ts': 'export const usePrefetch = () => ({});' },
  'all requests ahead': { 'prefetches.ts': 'export const createPrefetches = () => undefined;' },
  'what is likely next': { 'LikelyNext.tsx': 'export const LikelyNext = () => null;' },
  prerender: { 'prerender.tsx': 'export const prerender = () => {};' },
  'kept styles': { 'KeptStyles.tsx': 'export const KeptStyles = ({ children }) => children;' },
  'answers ahead': { 'answerAhead.ts': 'export const answerAhead = () => {};' },
  chunks: {},
  'left out': {},
};

const FIGURES = [
  'loginBytes',
  'listBytes',
  'login',
  'loginToRows',
  'coldList',
  'warmList',
  'firstChange',
  'secondChange',
  'directChange',
] as const satisfies readonly (keyof Visit)[];

const standIn = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'without-trick',
  enforce: 'pre',
  load(id) {
    const found = Object.keys(modules).find((file) => id === join(project, 'src/speed', file));
    return found && modules[found];
  },
});

/** A build of the console without a trick; with all of them if none is named. */
async function buildWithout(trick: string | undefined, outDir: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const plugins = (loaded?.config.plugins ?? []).flat(3).filter((plugin: PluginOption) => {
    const name = plugin && 'name' in plugin ? plugin.name : '';
    return trick !== 'left out' || !['leave-out', 'leave-out-check', 'router-for-production'].includes(name);
  });
  const oneGroup: Plugin = {
    name: 'without-chunks',
    outputOptions: (options) => ({ ...options, codeSplitting: true }),
  };
  await build({
    ...loaded?.config,
    configFile: false,
    logLevel: 'error',
    plugins: [plugins, trick === 'chunks' && oneGroup, standIn(WITHOUT[trick ?? ''] ?? {})],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  });
}

const folder = mkdtempSync(join(tmpdir(), 'tricks-'));
const wanted = Object.keys(WITHOUT).filter((name) => values.only?.split(',').includes(name) ?? true);
const backend = await startBackend({ DATA_DIR: join(folder, 'data'), CAPTCHA: 'fixed', SAMPLE_LOGINS: '1' });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...quietFlags] });
const sites: { readonly name: string; readonly visits: Visit[]; readonly url: string; close(): void }[] = [];
try {
  for (const [at, trick] of [undefined, ...wanted].entries()) {
    const dist = join(folder, String(at));
    await buildWithout(trick, dist);
    sites.push({ name: trick ?? 'with all', visits: [], ...(await serve(dist, backend.url)) });
  }
  const token = await logIn(backend.url);
  const slowdown = { cpu: Number(values.slowdown), slow4G: true };
  for (let turn = 1; turn <= Number(values.times); turn += 1)
    for (const { name, url, visits, close } of sites) {
      const app = {
        name,
        url,
        close,
        login: '/login',
        lists: ['/user/enterprise', '/user/individual'],
      } as const;
      visits.push(await visit(browser, app, token, slowdown));
      console.error(`${turn}. ${name}`);
    }
  console.log(`| without | ${FIGURES.join(' | ')} |\n|---|${'---|'.repeat(FIGURES.length)}`);
  for (const { name, visits } of sites) {
    const cells = FIGURES.map((figure) => {
      const of = (one: readonly Visit[] = []) => median(one.map((each) => each[figure]));
      const [own, all] = [of(visits), of(sites[0]?.visits)];
      return visits === sites[0]?.visits ? own.toFixed(0) : (own / all).toFixed(2);
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  for (const site of sites) site.close();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}
