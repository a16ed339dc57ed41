import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What the finder needs from the machine; tests provide their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** The path of a program on PATH. */
  onPath(name: string): string | undefined;
  /** The path of Playwright's own Chromium, installed or not. */
  playwrightsOwn(): string;
  /** Whether the browser at this path starts here; a snap's stub, for example, doesn't. */
  starts(path: string): boolean;
  /** Whether there are letters to draw Chinese with. */
  hasChineseFonts(): boolean;
  /** Runs a command with its output shown. Returns false if it fails or exceeds the given minutes. */
  run(command: string, args: readonly string[], minutes: number): boolean;
}

/**
 * Features that the tests' browser goes without: Playwright's own list, which a second flag of this name replaces (a test compares
 * them), and the browser's own pages below its address line: two in each window, a second of processor time a test.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  'msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** The flags for the tests' browser: no background requests, and no pages, of its own. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join()}`,
] as const;

// The browser that people have, without a window. The headless shell is another program: it connects, prints and keeps pages otherwise.
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium for the tests: CHROMIUM_PATH, else the system's, else Playwright's own; undefined if there is none.
 * @throws if CHROMIUM_PATH names something that doesn't start, rather than silently using another one
 */
export function findBrowser(machine: Machine = thisMachine): string | undefined {
  const wish = machine.env.CHROMIUM_PATH;
  if (wish) {
    if (machine.starts(wish)) return wish;
    throw new Error(`CHROMIUM_PATH is ${wish}, which is not a browser that starts on this machine.`);
  }
  const system = systemNames.flatMap((name) => machine.onPath(name) ?? []);
  return [...system, machine.playwrightsOwn()].find((path) => machine.starts(path));
}

/**
 * The Chromium for the tests. If there is none, or nothing to draw Chinese with, installs it with Playwright or, as root, with apt.
 * @throws with one sentence on what to do if it can't be installed
 */
export function ensureBrowser(machine: Machine = thisMachine): string {
  const found = findBrowser(machine) ?? install(machine);
  if (!found) {
    const tried = machine.isRoot
      ? 'neither Playwright nor apt could install one'
      : 'Playwright could not install one';
    throw new Error(
      `No Chromium was found and ${tried}: install chromium, or set CHROMIUM_PATH to a Chromium's path.`,
    );
  }
  if (!machine.hasChineseFonts()) installWithApt(machine, [CHINESE_FONTS]);
  if (!machine.hasChineseFonts())
    throw new Error(`There are no fonts to draw Chinese with: install ${CHINESE_FONTS}, for example.`);
  return found;
}

const CHINESE_FONTS = 'fonts-noto-cjk';

function install(machine: Machine): string | undefined {
  const brought = machine.run('npx', ['playwright', 'install', '--no-shell', 'chromium'], 5);
  const found = brought ? findBrowser(machine) : undefined;
  if (found) return found;
  installWithApt(machine, ['chromium', CHINESE_FONTS]);
  return findBrowser(machine);
}

function installWithApt(machine: Machine, packages: readonly string[]): void {
  if (!machine.isRoot || !machine.onPath('apt-get')) return;
  machine.run('apt-get', ['update'], 5);
  machine.run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], 15);
}

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  onPath: (name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path)),
  playwrightsOwn: () => chromium.executablePath(),
  starts: (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0,
  hasChineseFonts() {
    const { stdout, status } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
    // Where there is no fontconfig, the system has fonts of its own.
    return status !== 0 || stdout.trim() !== '';
  },
  run: (command, args, minutes) =>
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: minutes * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
};
