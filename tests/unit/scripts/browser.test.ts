import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ensureBrowser, findBrowser, type Machine, quietFlags } from '../../../scripts/browser';

interface Wanted {
  readonly env?: Record<string, string>;
  readonly isRoot?: boolean;
  /** Paths that work as a browser; a command may add to them. */
  readonly browsers?: readonly string[];
  /** Whether Chinese can be drawn from the start; apt may bring it. */
  readonly fonts?: boolean;
  /** The paths that a command installs, by its first words; a command that isn't listed fails. */
  readonly leaves?: Readonly<Record<string, string>>;
}

const own = '/playwright/chrome';

function machine({ env = {}, isRoot = false, browsers = [], fonts = true, leaves = {} }: Wanted) {
  const present = new Set(browsers);
  const ran: string[] = [];
  const made: Machine = {
    env,
    isRoot,
    onPath: (name) =>
      name === 'apt-get' || present.has(`/usr/bin/${name}`) ? `/usr/bin/${name}` : undefined,
    playwrightsOwn: () => own,
    starts: (path) => present.has(path),
    hasChineseFonts: () => fonts || ran.some((line) => /^apt-get install.*fonts-noto-cjk/.test(line)),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const brought = Object.entries(leaves).find(([start]) => line.startsWith(start))?.[1];
      if (brought) present.add(brought);
      return brought !== undefined;
    },
  };
  return { made, ran };
}

describe('the browser for the tests', () => {
  it("is CHROMIUM_PATH, before the system's and Playwright's own", () => {
    const { made } = machine({
      env: { CHROMIUM_PATH: '/opt/chrome' },
      browsers: ['/opt/chrome', '/usr/bin/chromium', own],
    });
    expect(findBrowser(made)).toBe('/opt/chrome');
  });

  it("is never another one when CHROMIUM_PATH doesn't start", () => {
    const { made } = machine({ env: { CHROMIUM_PATH: '/gone' }, browsers: ['/usr/bin/chromium'] });
    expect(() => findBrowser(made)).toThrow('CHROMIUM_PATH is /gone, which is not a browser');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'is the system’s %s before Playwright’s own',
    (name) => {
      const { made } = machine({ browsers: [`/usr/bin/${name}`, own] });
      expect(findBrowser(made)).toBe(`/usr/bin/${name}`);
    },
  );

  it('is never the headless shell, which is another program than people’s', () => {
    const { made } = machine({ browsers: ['/usr/bin/chromium-headless-shell', own] });
    expect(findBrowser(made)).toBe(own);
  });

  it("is Playwright's own when the system has none that starts", () => {
    const { made } = machine({ browsers: [own] });
    expect(findBrowser({ ...made, onPath: (name) => `/usr/bin/${name}` })).toBe(own);
  });

  it('is not installed when there is one', () => {
    const { made, ran } = machine({ browsers: ['/usr/bin/chromium'], isRoot: true });
    expect(ensureBrowser(made)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
  });

  it('is installed by Playwright when there is none', () => {
    const { made, ran } = machine({
      isRoot: true,
      leaves: { 'npx playwright install --no-shell chromium': own },
    });
    expect(ensureBrowser(made)).toBe(own);
    expect(ran).toEqual(['npx playwright install --no-shell chromium']);
  });

  it("is installed by apt, with Chinese fonts, when Playwright can't and we are root", () => {
    const leaves = { 'apt-get install': '/usr/bin/chromium' };
    const { made, ran } = machine({ isRoot: true, leaves });
    expect(ensureBrowser(made)).toBe('/usr/bin/chromium');
    expect(ran.slice(1)).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium fonts-noto-cjk',
    ]);
  });

  it("is installed by apt when the one that Playwright installed doesn't start", () => {
    const leaves = { 'npx playwright': '/lacks/libraries', 'apt-get install': '/usr/bin/chromium' };
    expect(ensureBrowser(machine({ isRoot: true, leaves }).made)).toBe('/usr/bin/chromium');
  });

  it('is never installed by apt without root', () => {
    const { made, ran } = machine({ leaves: { 'apt-get install': '/usr/bin/chromium' } });
    expect(() => ensureBrowser(made)).toThrow('Playwright could not install one: install chromium, or set');
    expect(ran.some((line) => line.startsWith('apt-get'))).toBe(false);
  });

  it('gets Chinese fonts where the machine has a browser but none of them: print would have no words', () => {
    const { made, ran } = machine({ browsers: ['/usr/bin/chromium'], fonts: false, isRoot: true });
    expect(ensureBrowser(made)).toBe('/usr/bin/chromium');
    expect(ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends fonts-noto-cjk']);
  });

  it('says which fonts are missing where they can’t be installed', () => {
    const { made } = machine({ browsers: ['/usr/bin/chromium'], fonts: false });
    expect(() => ensureBrowser(made)).toThrow('no fonts to draw Chinese with: install fonts-noto-cjk');
  });

  it('fails with one clear sentence if none can be installed', () => {
    expect(() => ensureBrowser(machine({ isRoot: true }).made)).toThrow(
      "No Chromium was found and neither Playwright nor apt could install one: install chromium, or set CHROMIUM_PATH to a Chromium's path.",
    );
  });
});

/** The features that are turned off by these arguments: the last flag decides. */
const turnedOff = (args: readonly string[]) =>
  args
    .findLast((each) => each.startsWith('--disable-features='))
    ?.split('=')[1]
    ?.split(',') ?? [];

it("the flags of the tests' browser turn off all that Playwright does, too", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [browser, seen] = [join(folder, 'browser'), join(folder, 'arguments')];
  writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$@" > '${seen}'\n`, { mode: 0o755 });
  await chromium.launch({ executablePath: browser, args: [] }).catch(() => {});
  const byPlaywright = turnedOff(readFileSync(seen, 'utf8').split('\n'));
  expect(byPlaywright.length).toBeGreaterThan(5);
  expect(turnedOff(quietFlags)).toEqual(expect.arrayContaining(byPlaywright));
});
