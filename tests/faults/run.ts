/**
 * `npm run test:faults`: tries every declared list, show, form and dialog of the console, and each of its calls, with
 * 60 mutations of the backend's answers and 15 network faults; see tests/bench/README.md. Needs a built console.
 * `--hostile` answers with texts that would run as scripts instead, and `--no-policy` turns off the
 * Content-Security-Policy. `--only 'list user/'` tries the cases whose name contains it, `--trial 'offline and back'`
 * those with that name on every screen, `--sample 20` that many per screen, `--every 3` only every third screen,
 * `--workers 1` uses one browser, `--list` prints the names, `--report found.json` writes what was found, and
 * `--backend http://…` uses a running backend with fixed captchas.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { request } from '@playwright/test';
import { groupBy, sortBy } from 'es-toolkit';
import { ensureBrowser } from '../../scripts/browser.ts';
import { tokenOf } from '../e2e/support/accounts.ts';
import { startServer } from '../e2e/support/server.ts';
import { type Case, casesOf, sampleOf } from './cases.ts';
import { launch, openDriver } from './driver.ts';
import { hostileAddresses, hostileFileName, hostileMutations } from './hostile.ts';
import type { Finding } from './judge.ts';
import { mutations } from './mutations.ts';
import { networkFaults } from './networkFaults.ts';
import type { FaultReport } from './report.ts';
import { type Screen, screensOf } from './screens.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    trial: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    backend: { type: 'string' },
    sample: { type: 'string' },
    every: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    report: { type: 'string' },
    hostile: { type: 'boolean', default: false },
    'no-policy': { type: 'boolean', default: false },
  },
});
const workers = Number(values.workers);
const only = values.only;
const every = Number(values.every);
const trials = values.hostile
  ? { mutations: hostileMutations, networkFaults: [] }
  : { mutations, networkFaults };
const browser = await launch(ensureBrowser());
const started = performance.now();

interface Tally {
  screens: number;
  cases: number;
  readonly findings: Finding[];
}

/** The addresses that a worker has taken: their screens share recorded answers, so one worker tries them all. */
const taken = new Set<string>();

/** The screens that no worker has taken yet, those of one address at a time; the addresses with the most to do come first. */
function* share(screens: readonly Screen[]): Iterable<Screen> {
  const byAddress = Object.entries(groupBy(screens, ({ path }) => path));
  for (const [address, ofAddress] of sortBy(byAddress, [([, { length }]) => -length])) {
    if (taken.has(address)) continue;
    taken.add(address);
    yield* ofAddress;
  }
}

/** A worker's share of the hostile addresses; for a sample, that many of every sixty. */
function addressesOf(worker: number) {
  const all = [...hostileAddresses()].filter(([name]) => name.includes(only) && name.includes(values.trial));
  const share = all.filter((_, index) => index % workers === worker);
  return values.sample ? share.filter((_, index) => index % 60 < Number(values.sample)) : share;
}

async function work(worker: number): Promise<Tally> {
  const server = values.backend ? { url: values.backend, stop: async () => {} } : await startServer();
  const tally: Tally = { screens: 0, cases: 0, findings: [] };
  try {
    const asked = await request.newContext({ baseURL: server.url });
    const screens = await screensOf(server.url, await tokenOf(asked, 'admin'));
    await asked.dispose();
    let files = 0;
    const newDriver = () =>
      openDriver(browser, server.url, {
        bypassCSP: values['no-policy'],
        ...(values.hostile && { fileName: () => hostileFileName(files++) }),
      });
    let driver = await newDriver();
    const report = (findings: readonly Finding[]) => {
      for (const { kind, what, case: name } of findings)
        console.log(`${kind}: ${what}\n    --only '${name}'`);
      tally.findings.push(...findings);
    };
    /** Goes on in a fresh page after what neither passed nor failed. */
    async function breakOff(name: string, error: unknown) {
      report([{ kind: 'broke off', what: String(error), case: name }]);
      await driver.stop();
      driver = await newDriver();
    }
    const survey = (screen: Screen) =>
      driver.survey(screen).catch(async (error: unknown) => {
        await breakOff(screen.name, error);
        return undefined;
      });
    /** Calls that an earlier screen made when it opened in the same way: a decision, a form and their page are one to begin with. */
    const tried = new Set<string>();
    const openingOf = ({ path, press }: Screen, call: string) => [path, ...press, call].join();
    const isTried = ({ phase, screen, call }: Case) =>
      phase === 'opening' && tried.has(openingOf(screen, call));
    const lists = new Set(screens.flatMap(({ listCall }) => listCall ?? []));
    const wanted = screens.filter(
      ({ name }, at) =>
        at % every === 0 && (!only || only.startsWith(name.slice(0, only.length)) || name.includes(only)),
    );
    for (const screen of share(wanted)) {
      const surveyed = await survey(screen);
      if (!surveyed) continue;
      const all = casesOf(screen, surveyed, lists, trials).filter(
        (each) => each.name.includes(only) && each.name.includes(values.trial) && !isTried(each),
      );
      for (const call of surveyed.opening) tried.add(openingOf(screen, call));
      const cases = values.sample ? sampleOf(all, Number(values.sample)) : all;
      tally.screens += 1;
      if (surveyed.missing) {
        console.log(`unreached: ${surveyed.missing}\n    --only '${screen.name}'`);
        tally.findings.push({ kind: 'unreached', what: surveyed.missing, case: screen.name });
      }
      const began = performance.now();
      for (const each of cases) {
        tally.cases += 1;
        if (values.list) {
          console.log(each.name);
          continue;
        }
        try {
          report(await driver.run(each));
        } catch (error) {
          await breakOff(each.name, error);
          if (!(await survey(screen))) break;
        }
      }
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(
        `${screen.name}: ${cases.length} cases of ${surveyed.opening.length + surveyed.sending.length} calls in ${seconds} s`,
      );
    }
    for (const [name, path] of values.hostile ? addressesOf(worker) : []) {
      if (values.list) console.log(name);
      else report(await driver.visit(name, path));
      tally.cases += 1;
    }
    await driver.stop();
  } finally {
    await server.stop();
  }
  return tally;
}

const outcomes = await Promise.allSettled(Array.from({ length: workers }, (_, worker) => work(worker)));
await browser.close();
const tallies = outcomes.map((outcome) => {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
});
const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
const found = sum(({ findings }) => findings.length);
if (values.report) {
  const report: FaultReport = {
    cases: sum(({ cases }) => cases),
    findings: tallies.flatMap(({ findings }) => findings),
  };
  writeFileSync(values.report, JSON.stringify(report));
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `${sum(({ screens }) => screens)} screens, ${sum(({ cases }) => cases)} cases, ${found} findings, ${minutes} minutes`,
);
process.exitCode = found === 0 ? 0 : 1;
