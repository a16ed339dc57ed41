import {
  keepReadings,
  type ListReadings,
  listReadings,
  MANY_PAGES,
  MOST_READINGS,
} from '@server/audit/listReadings';
import type { AuditEntry } from '@server/audit/trail';
import { noLog } from '@server/http/log';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const minute = 60_000;

let now: Date;

let written: AuditEntry[];
let isFull: boolean;
let readings: ListReadings;
beforeEach(() => {
  now = new Date('2026-11-29T04:00:00Z');
  written = [];
  isFull = false;
  const append = async (entries: readonly AuditEntry[]) => {
    if (isFull) throw new Error('No space left on device');
    written.push(...entries);
  };
  readings = listReadings({ append }, { now: () => now });
});

const read = (query: string, page: number) => {
  const details = { query, page: String(page) };
  const entry = { kind: 'list', details } as unknown as AuditEntry;
  return readings.record({ entry, query, page: String(page), rows: 10, isEach: false });
};
const counts = () => written.map(({ kind, details }) => [kind, details.query, details.pages, details.rows]);

it('writes the counts of all that go on once it ends, and each once', async () => {
  for (const page of [1, 2, 3]) await read('a', page);
  await read('b', 1);
  written = [];
  await readings.end();
  await readings.end();
  expect(counts()).toEqual([['list', 'a', 3, 30]]);
});

it('ends, minute by minute, those that rest, and all in the end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const endAll = keepReadings(readings, noLog);
  for (const page of [1, 2]) await read('a', page);
  now = new Date(now.getTime() + 6 * minute);
  for (const page of [1, 2, 3]) await read('b', page);
  now = new Date(now.getTime() + 5 * minute);
  written = [];
  await vi.advanceTimersByTimeAsync(minute);
  expect(counts(), 'of a only').toEqual([['list', 'a', 2, 20]]);
  await endAll();
  expect(counts().at(-1)).toEqual(['list', 'b', 3, 30]);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts nothing that an entry says already', async () => {
  for (let page = 1; page <= MANY_PAGES; page += 1) await read('a', page);
  await readings.end();
  expect(counts()).toEqual([
    ['list', 'a', undefined, undefined],
    ['bulk', 'a', 20, 200],
  ]);
});

it('has a count that could not be written with the next entry', async () => {
  for (const page of [1, 2]) await read('a', page);
  written = [];
  isFull = true;
  await expect(readings.end()).rejects.toThrow('No space');
  await expect(read('b', 1)).rejects.toThrow('No space');
  isFull = false;
  await read('b', 1);
  expect(counts()).toEqual([
    ['list', 'a', 2, 20],
    ['list', 'b', undefined, undefined],
  ]);
});

it('remembers so many queries, and ends the one that rests longest for another one', async () => {
  for (let at = 0; at < MOST_READINGS; at += 1) await read(`${at}`, 1);
  await read('1', 2);
  await read('0', 2);
  written = [];
  // Three more: those that rest longest were read once.
  for (const query of ['x', 'y', 'z']) await read(query, 1);
  await read('2', 1);
  expect(counts()).toEqual(['x', 'y', 'z', '2'].map((query) => ['list', query, undefined, undefined]));
  written = [];
  await readings.end();
  expect(counts()).toEqual([
    ['list', '1', 2, 20],
    ['list', '0', 2, 20],
  ]);
});
