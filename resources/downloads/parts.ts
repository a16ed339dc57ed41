import type { DownloadRequest } from './requestLog';

/** How many files are requested at once: as many as our own server takes, whose links are good for a minute. */
export const PART = 100;

/** A part of a large batch. */
export interface BatchPart {
  /** From 1. */
  readonly at: number;
  readonly numbers: readonly string[];
  readonly state: 'waiting' | 'asking' | 'started' | 'some' | 'failed';
  /** Those that weren't started. */
  readonly left: readonly string[];
}

/**
 * The parts of a batch, always the same for the same numbers, and how far each has come.
 * @param requests what was requested since the console was opened
 */
export function partsOf(
  numbers: readonly string[],
  requests: readonly Pick<DownloadRequest, 'number' | 'state'>[],
): readonly BatchPart[] {
  const states = new Map(requests.map(({ number, state }) => [number, state]));
  return Array.from({ length: Math.ceil(numbers.length / PART) }, (_, index) => {
    const own = numbers.slice(index * PART, (index + 1) * PART);
    // What came without a number may be any of them: it isn't requested again by itself.
    const left = own.filter((number) => !['started', 'unknown'].includes(states.get(number) ?? ''));
    return { at: index + 1, numbers: own, state: stateOf(own, left, states), left };
  });
}

function stateOf(
  own: readonly string[],
  left: readonly string[],
  states: ReadonlyMap<string, DownloadRequest['state']>,
): BatchPart['state'] {
  if (own.some((number) => states.get(number) === 'asking')) return 'asking';
  if (left.length === 0) return 'started';
  // Numbers that were requested by another batch don't make it one that was begun: the others are still to be asked for.
  if (!own.every((number) => states.has(number))) return 'waiting';
  return left.length < own.length ? 'some' : 'failed';
}
