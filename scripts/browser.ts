import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What the finder asks of the machine it runs on; the tests answer in its place. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** The path of a program named so on PATH. */
  onPath(name: string): string | undefined;
  /** Where Playwright keeps its own Chromium, installed or not. */
  playwrightsOwn(): string;
  /** Whether this path is a browser that starts here (a snap's stub, say, is not). */
  starts(path: string): boolean;
  /** Runs a command to its end, its output shown; false when it failed or took longer than the minutes given. */
  run(command: string, args: readonly string[], minutes: number): boolean;
}

/** What a browser of the tests is started with: it asks nobody for anything of its own. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

// The first is the same browser without its window: it draws a page in half the time.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** In order of preference: not every Debian has the first. */
const aptPackages = ['chromium-headless-shell', 'chromium'];

/**
 * The Chromium to test with: CHROMIUM_PATH, else the system's, else Playwright's own; undefined when there is none.
 * @throws when CHROMIUM_PATH names something that doesn't start: a wish that can't be met is not passed over.
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
 * The Chromium to test with, installed when there is none: by Playwright, else by apt when run as root.
 * @throws with one sentence saying what to do where no browser can be had.
 */
export function ensureBrowser(machine: Machine = thisMachine): string {
  const found = findBrowser(machine) ?? install(machine);
  if (found) return found;
  const tried = machine.isRoot
    ? 'neither Playwright nor apt could install one'
    : 'Playwright could not install one';
  throw new Error(
    `No Chromium was found and ${tried}: install chromium, or set CHROMIUM_PATH to a Chromium's path.`,
  );
}

function install(machine: Machine): string | undefined {
  if (machine.run('npx', ['playwright', 'install', 'chromium'], 5)) {
    const found = findBrowser(machine);
    if (found) return found;
  }
  if (!machine.isRoot || !machine.onPath('apt-get')) return undefined;
  machine.run('apt-get', ['update'], 5);
  for (const name of aptPackages) {
    machine.run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'], 15);
    const found = findBrowser(machine);
    if (found) return found;
  }
  return undefined;
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
  run: (command, args, minutes) =>
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: minutes * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
};
