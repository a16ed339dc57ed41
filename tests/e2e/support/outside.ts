import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isBuiltFrom, packageDigest } from '../../../scripts/sources.ts';

/** Runs a program to its end; rejects with its output if it fails. */
export const run = promisify(execFile);
const project = resolve(import.meta.dirname, '../../..');
const NAME = 'declared-console';

/** A new folder outside the repository. */
export const folderOutside = (): Promise<string> => mkdtemp(join(tmpdir(), 'outside-'));

/**
 * Gives a folder the engine from its packed tarball, as somebody else would install it. Other packages are those that are
 * installed here, so that no registry is asked.
 */
export async function installEngine(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, NAME), { recursive: true });
  for (const name of await readdir(join(project, 'node_modules')))
    if (name !== NAME) await symlink(join(project, 'node_modules', name), join(packages, name));
  const tarball = await packEngine(`${folder}-engine`);
  await run('tar', ['xzf', tarball, '-C', join(packages, NAME), '--strip', '1']);
}

/** The engine's tarball: what `npm run check:package` has left, if it is of the current sources, or a new one in a folder. */
async function packEngine(folder: string): Promise<string> {
  const checked = join(project, 'dist-engine');
  if (isBuiltFrom(checked, packageDigest()))
    return join(checked, (await readdir(checked)).find((name) => name.endsWith('.tgz')) ?? '');
  const { stdout } = await run('node_modules/.bin/tsx', ['scripts/packEngine.ts', '--out', folder]);
  return stdout.trim().split('\n').at(-1) ?? '';
}

/**
 * Builds an application as somebody else would: in a folder outside the repository, with the engine from its packed tarball.
 * @param application its folder, with a vite.config.ts
 * @returns the folder; what was built is in `dist`
 */
export async function buildOutside(application: string): Promise<string> {
  const folder = await folderOutside();
  await cp(application, folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023', 'dom'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        allowImportingTsExtensions: true,
        types: ['vite/client', 'node'],
      },
      include: ['.'],
    }),
  );
  await installEngine(folder);
  await run('node_modules/.bin/tsc', ['-p', '.'], { cwd: folder });
  await run('node_modules/.bin/vite', ['build'], { cwd: folder });
  return folder;
}
