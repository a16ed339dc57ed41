import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { devNull } from 'node:os';

const fallback = 1024;

/** How many files and sockets this process may have open; Node raises it to what the system allows. */
export function descriptorLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(limit ?? fallback);
  } catch {
    return fallback;
  }
}

const mostEver = 4096;
/** What the database, the log and others need. */
const reserve = 1024;

/** How many connections fit into a limit, if each has a socket and the file it is sent. */
export const connectionsWithin = (limit: number): number =>
  Math.min(mostEver, Math.floor((limit - Math.min(reserve, limit / 2)) / 2));

/** Whether a few more files can be opened. */
export async function hasDescriptors(count = 8): Promise<boolean> {
  const opening = await Promise.allSettled(Array.from({ length: count }, () => open(devNull)));
  const opened = opening.filter(
    (each): each is PromiseFulfilledResult<FileHandle> => each.status === 'fulfilled',
  );
  await Promise.all(opened.map(({ value }) => value.close()));
  return opened.length === count;
}
