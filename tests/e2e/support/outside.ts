import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const project = resolve(import.meta.dirname, '../../..');
const NAME = 'declared-console';

/**
 * Builds an application as somebody else would: in a folder outside the repository, with the engine from its packed tarball.
 * Other packages are those that are installed here, so that no registry is asked.
 * @param application its folder, with a vite.config.ts
 * @returns the folder; what was built is in `dist`
 */
export async function buildOutside(application: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outside-'));
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
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, NAME), { recursive: true });
  for (const name of await readdir(join(project, 'node_modules')))
    if (name !== NAME) await symlink(join(project, 'node_modules', name), join(packages, name));
  const { stdout } = await run('node_modules/.bin/tsx', [
    'scripts/packEngine.ts',
    '--out',
    `${folder}-engine`,
  ]);
  const tarball = stdout.trim().split('\n').at(-1) ?? '';
  await run('tar', ['xzf', tarball, '-C', join(packages, NAME), '--strip', '1']);
  await run('node_modules/.bin/tsc', ['-p', '.'], { cwd: folder });
  await run('node_modules/.bin/vite', ['build'], { cwd: folder });
  return folder;
}
