import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const backend = fileURLToPath(new URL('..', import.meta.url));
const dayMs = 24 * 3_600_000;

/**
 * The path of a seeded database, whether it exists or not; it changes with everything that decides what is in one,
 * except the day, which callers append.
 */
export const seededPath = (): string => join(backend, '../node_modules/.cache/backend', fingerprint());

/**
 * Keeps something at a path: `write` creates it beside, as others may be reading, and it is then moved into place.
 * Removes what is more than a day old, as it is of a past day. Throws if the folder isn't writable.
 */
export function keepSeeded(path: string, write: (aside: string) => void): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const each = join(folder, name);
    if (Date.now() - (statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? 0) > dayMs)
      rmSync(each, { recursive: true, force: true });
  }
  const aside = `${path}.${process.pid}`;
  try {
    write(aside);
    renameSync(aside, path);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** A hash of everything that decides what is in a seeded database, including the version of PGlite. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(dirname(program), '../package.json')));
  hash.update(readFileSync(join(backend, 'clock.ts')));
  for (const area of ['db', 'seed', 'session', '../resources']) {
    const names = readdirSync(join(backend, area), { recursive: true, encoding: 'utf8' }).sort();
    const counts = area === '../resources' ? /\.recorded\.json$/ : /\.\w+$/;
    for (const name of names.filter((each) => counts.test(each))) {
      hash.update(name).update(readFileSync(join(backend, area, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
