import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The output folder of the manual, which VitePress empties first.
 * @param out a path; the folder need not exist
 * @throws if the folder isn't empty and holds no manual
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
