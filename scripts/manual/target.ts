import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The folder that a manual is built into. VitePress empties it first.
 * @param out a path, of a folder that need not be there
 * @throws where the folder holds something, and no manual was built into it before
 */
export function targetFolder(out: string): string {
  const folder = resolve(out);
  const held = existsSync(folder) ? readdirSync(folder) : [];
  if (held.length > 0 && !held.includes('hashmap.json'))
    throw new Error(
      `${folder} is emptied before the manual is built, and holds something else: empty it, or name another.`,
    );
  return folder;
}
