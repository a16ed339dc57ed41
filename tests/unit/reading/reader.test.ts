import { expect, test, vi } from 'vitest';
import read, { lookAt } from '../../../resources/reading/reader';
import type { SeenLine } from '../../../resources/reading/readingWorker';

const TEXT = 'a line of a card with its number';

/** A worker that makes out text when a picture is turned so far, and what it was asked. */
function workerFor(upright: number) {
  const asked: (readonly [quarters: number, side: number])[] = [];
  const ask = async (name: string, argument: unknown) => {
    if (name === 'open') return undefined;
    const { quarters, side } = argument as { quarters: number; side: number };
    asked.push([quarters, side]);
    const seen: SeenLine = { text: TEXT, confidence: quarters === upright ? 0.9 : 0.4 };
    return [seen, { text: ' ', confidence: 0.95 }];
  };
  // One function for both calls, whose answers differ in type.
  const reader = { ask, close: () => undefined } as Parameters<typeof lookAt>[0];
  return { asked, reader };
}

const picture = new Blob();
const until = (enough: number, signal = new AbortController().signal) => ({
  signal,
  isEnough: (looks: readonly unknown[]) => looks.length >= enough,
});

test('one look suffices if it is enough; otherwise others are taken in other sizes', async () => {
  const one = workerFor(0);
  expect(await lookAt(one.reader, picture, until(1))).toEqual([[TEXT]]);
  expect(one.asked).toEqual([[0, 900]]);
  const all = workerFor(0);
  expect(await lookAt(all.reader, picture, until(9))).toHaveLength(3);
  expect(all.asked).toEqual([
    [0, 900],
    [0, 1300],
    [0, 1100],
  ]);
});

test('a picture that shows no text is turned until it does', async () => {
  const { asked, reader } = workerFor(3);
  expect(await lookAt(reader, picture, until(1))).toEqual([[TEXT]]);
  expect(asked.map(([quarters]) => quarters)).toEqual([0, 1, 3]);
});

test('a picture without text in any direction has none', async () => {
  const { asked, reader } = workerFor(4);
  expect(await lookAt(reader, picture, until(1))).toEqual([]);
  expect(asked).toHaveLength(4);
});

test('a picture that was left is looked at no further', async () => {
  const { asked, reader } = workerFor(0);
  await expect(lookAt(reader, picture, until(9, AbortSignal.abort()))).rejects.toThrow();
  expect(asked).toEqual([]);
});

const { openWorker } = vi.hoisted(() => ({ openWorker: vi.fn() }));
vi.mock('../../../resources/evidence/media/worker/openWorker', () => ({ openWorker }));

test('a reader that cannot start rejects, and is not started for each picture; after a while it is tried again', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const broken = { ask: vi.fn().mockRejectedValue(new Error('no program')), close: vi.fn() };
  openWorker.mockReturnValue(broken);
  await expect(read(picture, until(1))).rejects.toThrow('no program');
  await expect(read(picture, until(1))).rejects.toThrow('no program');
  expect(openWorker).toHaveBeenCalledOnce();
  expect(broken.close).toHaveBeenCalledOnce();
  clock.mockReturnValue(300_000);
  await expect(read(picture, until(1))).rejects.toThrow('no program');
  expect(openWorker).toHaveBeenCalledTimes(2);
  clock.mockRestore();
});
