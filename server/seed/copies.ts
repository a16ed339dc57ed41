import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { keepSeeded } from './cache';

/**
 * Copies a kept seeded database to a folder that doesn't exist yet; returns whether there was one to copy. Seeding
 * takes ten seconds, a copy half a second.
 */
export function copySeeded(kept: string, folder: string): boolean {
  if (existsSync(folder) || !existsSync(kept)) return false;
  // Copied beside first: half a copy must not pass for a database.
  const aside = `${folder}.copy`;
  rmSync(aside, { recursive: true, force: true });
  cpSync(kept, aside, { recursive: true });
  renameSync(aside, folder);
  return true;
}

/** Keeps a copy of a seeded database, if possible; nobody may be writing to it. */
export function keepCopy(folder: string, kept: string): void {
  try {
    keepSeeded(kept, (aside) => cpSync(folder, aside, { recursive: true }));
  } catch {
    // It only speeds up the next start, which a read-only installation can do without.
  }
}
