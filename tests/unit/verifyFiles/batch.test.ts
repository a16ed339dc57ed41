import type { HashOutcome } from '@resources/evidence/hash/verdict';
import { createBatch } from '@resources/evidence/verifyFiles/batch';
import type { Found } from '@resources/evidence/verifyFiles/certificates';
import type { ChosenFile } from '@resources/evidence/verifyFiles/chosen';
import { knownFrom } from '@resources/evidence/verifyFiles/known';
import { resultsOf } from '@resources/evidence/verifyFiles/results';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';

const HEX = 'ab'.repeat(32);
const numberOf = (place: number) => `BQ2026${String(place).padStart(10, '0')}`;
const chosen = (path: string): ChosenFile => ({ path, size: 3, open: async () => new Blob(['abc']) });
const found = (number: string): Found => ({
  kind: 'found',
  certificate: {
    number,
    href: '/',
    preserved: [{ text: HEX, hex: HEX, algorithms: ['SHA-256'], isStated: true }],
  },
});
const digest: HashOutcome = { kind: 'digest', digests: { 'SHA-256': HEX }, bytes: 3 };

const kindsOf = (batch: ReturnType<typeof createBatch>) => {
  const { files, lookups } = batch.read();
  return resultsOf(files, knownFrom(lookups)).map(({ kind }) => kind);
};

describe('a batch', () => {
  it('asks for each number once, however many files have it, and for at most four at a time', async () => {
    let pending = 0;
    let most = 0;
    const find = vi.fn(async (number: string) => {
      pending += 1;
      most = Math.max(most, pending);
      await new Promise((resolve) => setTimeout(resolve));
      pending -= 1;
      return found(number);
    });
    const batch = createBatch({ find, hash: async () => digest });
    const paths = Array.from({ length: 30 }, (_, place) => `${numberOf(place % 10)}-${place}.txt`);
    batch.add(paths.map(chosen));
    batch.add([chosen(`${numberOf(3).toLowerCase()}.txt`)]);
    await vi.waitFor(() => expect(kindsOf(batch)).toEqual(Array(31).fill('match')), 10_000);
    expect(find.mock.calls.map(([number]) => number).sort()).toEqual(
      Array.from({ length: 10 }, (_, place) => numberOf(place)),
    );
    expect(most).toBe(4);
  });

  it('calls no file different that may have been unpacked on its way, by its package or by its name', async () => {
    const other: HashOutcome = { ...digest, digests: { 'SHA-256': 'cd'.repeat(32) } };
    const batch = createBatch({ find: async (number) => found(number), hash: async () => other });
    const gzip = Uint8Array.of(0x1f, 0x8b, 8, 0);
    batch.add([
      { ...chosen('data/a.log'), number: numberOf(1), isExact: false },
      { ...chosen('data/a.gz'), number: numberOf(1), isExact: true },
      { ...chosen('a.gz'), number: numberOf(1) },
      { ...chosen('b.gz'), number: numberOf(1), open: async () => new Blob([gzip]) },
    ]);
    await vi.waitFor(
      () => expect(kindsOf(batch)).toEqual(['undecidable', 'mismatch', 'undecidable', 'mismatch']),
      10_000,
    );
  });

  it('tells a failure from a number that has no certificate, and asks again', async () => {
    const find = vi
      .fn<(number: string) => Promise<Found>>()
      .mockRejectedValueOnce(new ApiError('http', 'errors.http'))
      .mockResolvedValue({ kind: 'missing' });
    const batch = createBatch({ find, hash: async () => digest });
    batch.add([chosen(`${numberOf(1)}.txt`), chosen(`${numberOf(1)}.png`)]);
    await vi.waitFor(() => expect(kindsOf(batch)).toEqual(['failed', 'failed']), 10_000);
    expect(find).toHaveBeenCalledTimes(1);
    batch.retry([numberOf(1)]);
    await vi.waitFor(() => expect(kindsOf(batch)).toEqual(['missing', 'missing']), 10_000);
  });

  it('stops at once, keeps what is known, and goes on where it was', async () => {
    const hash = vi.fn(
      (_file: Blob, _algorithms: readonly string[], { signal }: { signal?: AbortSignal } = {}) =>
        new Promise<HashOutcome>((resolve) => {
          signal?.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
        }),
    );
    const find = vi.fn(async (number: string) => found(number));
    const batch = createBatch({ find, hash });
    batch.add([chosen(`${numberOf(1)}.txt`), chosen(`${numberOf(2)}.txt`), chosen(`${numberOf(3)}.txt`)]);
    await vi.waitFor(() => expect(hash).toHaveBeenCalledTimes(2), 10_000);
    batch.stop();
    await Promise.resolve();
    expect(batch.read().isStopped).toBe(true);
    expect(batch.read().files.every(({ part }) => part === undefined)).toBe(true);
    hash.mockResolvedValue(digest);
    batch.resume();
    await vi.waitFor(() => expect(kindsOf(batch)).toEqual(['match', 'match', 'match']), 10_000);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('asks again for what was not answered when it was stopped', async () => {
    const find = vi
      .fn<(number: string) => Promise<Found>>()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockImplementation(async (number) => found(number));
    const batch = createBatch({ find, hash: async () => digest });
    batch.add([chosen(`${numberOf(1)}.txt`)]);
    batch.stop();
    expect(kindsOf(batch)).toEqual(['waiting']);
    batch.resume();
    await vi.waitFor(() => expect(kindsOf(batch)).toEqual(['match']), 10_000);
  });

  it('takes a number for a file at any time', async () => {
    const find = async (number: string) => found(number);
    const batch = createBatch({ find, hash: async () => digest });
    batch.add([chosen('x.txt')]);
    expect(kindsOf(batch)).toEqual(['unassigned']);
    batch.assign(0, numberOf(1));
    await vi.waitFor(() => expect(kindsOf(batch)).toEqual(['match']), 10_000);
  });

  it('says that a file could not be read, and never that it differs', async () => {
    const batch = createBatch({
      find: async (number) => found(number),
      hash: async () => ({ kind: 'failed', failure: 'unreadable' }),
    });
    batch.add([
      chosen(`${numberOf(1)}.txt`),
      { ...chosen(`${numberOf(1)}.zip/x`), open: async () => 'packed' },
    ]);
    await vi.waitFor(() => expect(kindsOf(batch)).toEqual(['unread', 'unread']), 10_000);
  });
});
