import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const project = resolve(import.meta.dirname, '..');

/** All files and folders that affect the build. */
export const inputs = [
  'src',
  'resources',
  'i18n',
  'server',
  'public',
  'index.html',
  'scripts/bundledSource.ts',
  'scripts/sources.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
];

/** All files and folders that affect the engine's package. */
const packageInputs = ['src', 'scripts/packEngine.ts', 'package.json', 'package-lock.json'];

/** The digest of what the engine's package is made of. */
export const packageDigest = (): string => sourcesDigest(project, packageInputs);

/** The digest of the current sources and of the Node version they are built for. */
export function sourcesDigest(root = project, of = inputs): string {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const input of of) {
    for (const path of filesIn(root, input))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function filesIn(root: string, input: string): string[] {
  const entries = /\.\w+$/.test(input)
    ? []
    : readdirSync(join(root, input), { recursive: true, withFileTypes: true });
  if (entries.length === 0) return [input];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** The file in which a build records its sources. */
const stampIn = (folder: string) => join(folder, '.vite/sources');

/** Whether a folder holds a build of these sources. */
export const isBuiltFrom = (folder: string, digest: string): boolean =>
  existsSync(stampIn(folder)) && readFileSync(stampIn(folder), 'utf8') === digest;

/** Records in a folder the digest of the sources that it was built from. */
export function stampFolder(folder: string, digest: string): void {
  mkdirSync(dirname(stampIn(folder)), { recursive: true });
  writeFileSync(stampIn(folder), digest);
}

/** Records in a finished build the digest of the sources as they were when it began. */
export const stampSources = (): Plugin => {
  let folder = '';
  let digest = '';
  return {
    name: 'stamp-sources',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
      digest = sourcesDigest();
    },
    closeBundle(error) {
      if (!error) stampFolder(folder, digest);
    },
  };
};
