import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { keepSeeded } from './cache';

/**
 * Copies a seeded database from where it is kept to a folder that isn't there yet; answers whether there was one. Making
 * one takes ten seconds, a copy half of one.
 */
export function copySeeded(kept: string, folder: string): boolean {
  if (existsSync(folder) || !existsSync(kept)) return false;
  // Half a copy must not be taken for a database.
  const aside = `${folder}.copy`;
  rmSync(aside, { recursive: true, force: true });
  cpSync(kept, aside, { recursive: true });
  renameSync(aside, folder);
  return true;
}

/** Keeps a copy of a seeded database that nobody writes to at the moment, where that is possible. */
export function keepCopy(folder: string, kept: string): void {
  try {
    keepSeeded(kept, (aside) => cpSync(folder, aside, { recursive: true }));
  } catch {
    // It is there to be faster the next time, and a read-only installation can't be.
  }
}
