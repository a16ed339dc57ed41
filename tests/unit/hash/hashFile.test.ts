import type { Algorithm } from '@resources/evidence/hash/algorithm';
import { hashFile } from '@resources/evidence/hash/hashFile';
import type { HashOutcome } from '@resources/evidence/hash/verdict';
import type { FromWorker, HashWorker, ToWorker } from '@resources/evidence/hash/workerHash';
import { describe, expect, it, vi } from 'vitest';

const file = new Blob(['abc']);

/** Workers whose messages come from the test, by the algorithm that each was given. */
function fakeWorkers() {
  const started = new Map<Algorithm, HashWorker>();
  const start = () => {
    const worker: HashWorker = {
      postMessage: ({ algorithm }: ToWorker) => void started.set(algorithm, worker),
      terminate: vi.fn(),
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    return worker;
  };
  const say = (algorithm: Algorithm, data: FromWorker) =>
    started.get(algorithm)?.onmessage?.call({} as Worker, new MessageEvent('message', { data }));
  const end = (algorithm: Algorithm, outcome: HashOutcome) => say(algorithm, { kind: 'outcome', outcome });
  return { started, start, say, end };
}

const digest = (algorithm: Algorithm, hex: string): HashOutcome => ({
  kind: 'digest',
  digests: { [algorithm]: hex },
  bytes: 3,
});

describe('hashFile', () => {
  it('gives each algorithm a worker, and has the digests of all', async () => {
    const { started, start, end } = fakeWorkers();
    const outcome = hashFile(file, ['SHA-256', 'SM3'], { start });
    expect([...started.keys()]).toEqual(['SHA-256', 'SM3']);
    end('SM3', digest('SM3', 'b'));
    end('SHA-256', digest('SHA-256', 'a'));
    expect(await outcome).toEqual({ kind: 'digest', digests: { 'SHA-256': 'a', SM3: 'b' }, bytes: 3 });
  });

  it('is as far as the slowest', async () => {
    const { start, say, end } = fakeWorkers();
    const onProgress = vi.fn();
    const outcome = hashFile(file, ['SHA-256', 'SM3'], { start, onProgress });
    say('SHA-256', { kind: 'progress', done: 3, total: 3 });
    say('SM3', { kind: 'progress', done: 1, total: 3 });
    expect(onProgress.mock.calls).toEqual([
      [0, 3],
      [1, 3],
    ]);
    end('SM3', digest('SM3', 'b'));
    end('SHA-256', digest('SHA-256', 'a'));
    await outcome;
  });

  it("leaves out what this browser can't compute, and fails only without any digest", async () => {
    const unavailable = { kind: 'failed', failure: 'unavailable' } as const;
    const some = fakeWorkers();
    const outcome = hashFile(file, ['SHA-256', 'SM3'], { start: some.start });
    some.end('SM3', unavailable);
    some.end('SHA-256', digest('SHA-256', 'a'));
    expect(await outcome).toEqual(digest('SHA-256', 'a'));
    const none = fakeWorkers();
    const failing = hashFile(file, ['SM3'], { start: none.start });
    none.end('SM3', unavailable);
    expect(await failing).toEqual(unavailable);
  });

  it('has no digest at all of a file that one of them could not read', async () => {
    const { start, end } = fakeWorkers();
    const outcome = hashFile(file, ['SHA-256', 'SM3'], { start });
    end('SHA-256', digest('SHA-256', 'a'));
    end('SM3', { kind: 'failed', failure: 'unreadable' });
    expect(await outcome).toEqual({ kind: 'failed', failure: 'unreadable' });
  });

  it('ends all workers when it is cancelled', async () => {
    const { started, start } = fakeWorkers();
    const leaving = new AbortController();
    const outcome = hashFile(file, ['SHA-256', 'SM3'], { start, signal: leaving.signal });
    leaving.abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    for (const worker of started.values()) expect(worker.terminate).toHaveBeenCalledOnce();
  });
});
