import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Programs that check packages independently of this code, and the Debian package that has each. */
const packages = { python3: 'python3', openssl: 'openssl', unzip: 'unzip', sha256sum: 'coreutils' } as const;

/** The name of such a program. */
export type Tool = keyof typeof packages;

/**
 * Makes sure that these programs are there; as root, installs what isn't.
 * @throws with one sentence on what to install
 */
export function ensureTools(tools: readonly Tool[]): void {
  const lacking = () => tools.filter((tool) => spawnSync(tool, ['--help']).error);
  const wanted = lacking().map((tool) => packages[tool]);
  if (wanted.length > 0 && process.getuid?.() === 0) {
    install('apt-get', ['update']);
    install('apt-get', [
      '-o',
      'DPkg::Lock::Timeout=300',
      'install',
      '-y',
      '--no-install-recommends',
      ...wanted,
    ]);
  }
  const left = lacking();
  if (left.length > 0)
    throw new Error(`Packages are checked by ${left.join(', ')}, which this machine lacks: install them.`);
}

const install = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** The version of Python's bagit that packages are checked by. */
const BAGIT = 'bagit==1.9.0';

/**
 * The folder of Python's bagit, installed from its registry into the cache; `undefined`, with a warning, where that can't be
 * reached.
 */
export function findBagit(): string | undefined {
  const folder = resolve(import.meta.dirname, '../../node_modules/.cache/bagit');
  if (!existsSync(`${folder}/bagit`) && !existsSync(`${folder}/bagit.py`)) {
    mkdirSync(folder, { recursive: true });
    const args = [
      '-m',
      'pip',
      'install',
      '-q',
      '--retries',
      '0',
      '--timeout',
      '20',
      '--target',
      folder,
      BAGIT,
    ];
    const { status } = spawnSync('python3', args);
    if (status !== 0) {
      console.warn(
        `Python's ${BAGIT} can't be installed here: packages are checked by sha256sum, openssl, unzip and zipfile alone.`,
      );
      return undefined;
    }
  }
  return folder;
}
