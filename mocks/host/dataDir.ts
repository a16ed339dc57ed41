import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartFailure } from './startFailure';

/**
 * Creates the data folder if it doesn't exist; throws a StartFailure if it isn't writable.
 * @returns the first folder that had to be created, if there was one
 */
export function prepareDataDir(dataDir: string): string | undefined {
  try {
    const made = mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return made;
  } catch {
    throw new StartFailure(`数据目录不可写：${dataDir}。请检查目录权限，或用 DATA_DIR 指定其他目录。`);
  }
}
