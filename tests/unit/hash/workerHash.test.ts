import {
  createWorkers,
  type FromWorker,
  type HashWorker,
  hashInWorker,
} from '@resources/evidence/hash/workerHash';
import { describe, expect, it, vi } from 'vitest';

const file = new Blob(['abc']);
const digests = { SM3: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0' };

/** A worker whose messages come from the test. */
function fakeWorker() {
  const worker: HashWorker = {
    postMessage: vi.fn(),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
    onmessageerror: null,
  };
  const say = (data: FromWorker) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
  return { worker, say, start: () => worker };
}

describe('hashInWorker', () => {
  it('hands the file to the worker and returns its outcome after terminating it', async () => {
    const { worker, say, start } = fakeWorker();
    const outcome = hashInWorker(file, 'SM3', { start });
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ file, algorithm: 'SM3' });
    say({ kind: 'outcome', outcome: { kind: 'digest', digests, bytes: 3 } });
    expect(await outcome).toEqual({ kind: 'digest', digests, bytes: 3 });
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('passes progress on, in bytes', async () => {
    const { say, start } = fakeWorker();
    const onProgress = vi.fn();
    const outcome = hashInWorker(file, 'SM3', { start, onProgress });
    say({ kind: 'progress', done: 1, total: 3 });
    say({ kind: 'progress', done: 3, total: 3 });
    say({ kind: 'outcome', outcome: { kind: 'failed', failure: 'unreadable' } });
    expect(await outcome).toEqual({ kind: 'failed', failure: 'unreadable' });
    expect(onProgress.mock.calls).toEqual([
      [1, 3],
      [3, 3],
    ]);
  });

  it('ends at once when cancelled, and ignores later messages', async () => {
    const { worker, start } = fakeWorker();
    const leaving = new AbortController();
    const onProgress = vi.fn();
    const outcome = hashInWorker(file, 'SM3', { start, onProgress, signal: leaving.signal });
    leaving.abort();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(worker.onmessage).toBeNull();
  });

  it('starts no worker when it is cancelled beforehand', async () => {
    const start = vi.fn(fakeWorker().start);
    expect(await hashInWorker(file, 'SM3', { start, signal: AbortSignal.abort() })).toEqual({
      kind: 'cancelled',
    });
    expect(start).not.toHaveBeenCalled();
  });

  it('keeps its outcome when it is cancelled afterwards', async () => {
    const { say, start } = fakeWorker();
    const leaving = new AbortController();
    const outcome = hashInWorker(file, 'SM3', { start, signal: leaving.signal });
    say({ kind: 'outcome', outcome: { kind: 'digest', digests, bytes: 3 } });
    leaving.abort();
    expect((await outcome).kind).toBe('digest');
  });

  it.each(['onerror', 'onmessageerror'] as const)(
    'has an outcome when the worker dies: %s',
    async (event) => {
      const { worker, start } = fakeWorker();
      const outcome = hashInWorker(file, 'SM3', { start });
      worker[event]?.call(worker as Worker, new Event('error') as ErrorEvent & MessageEvent);
      expect(await outcome).toEqual({ kind: 'failed', failure: 'unavailable' });
      expect(worker.terminate).toHaveBeenCalledOnce();
    },
  );

  it('returns an outcome when the browser refuses workers', async () => {
    const start = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect(await hashInWorker(file, 'SM3', { start })).toEqual({ kind: 'failed', failure: 'unavailable' });
  });

  it("returns an outcome when the file can't be sent to the worker", async () => {
    const { worker, start } = fakeWorker();
    worker.postMessage = () => {
      throw new DOMException('no', 'DataCloneError');
    };
    expect(await hashInWorker(file, 'SM3', { start })).toEqual({ kind: 'failed', failure: 'unavailable' });
  });
});

describe('workers for many files', () => {
  it('are used again after an outcome, never after being cancelled, and end when they are closed', async () => {
    const made: ReturnType<typeof fakeWorker>[] = [];
    const workers = createWorkers(() => {
      const fake = fakeWorker();
      made.push(fake);
      return fake.worker;
    });
    const outcome = { kind: 'digest', digests, bytes: 3 } as const;
    for (let place = 0; place < 3; place += 1) {
      const computed = hashInWorker(file, 'SM3', workers);
      made[0]?.say({ kind: 'outcome', outcome });
      expect(await computed).toEqual(outcome);
    }
    expect(made).toHaveLength(1);
    const leaving = new AbortController();
    const cancelled = hashInWorker(file, 'SM3', { ...workers, signal: leaving.signal });
    leaving.abort();
    expect(await cancelled).toEqual({ kind: 'cancelled' });
    expect(made[0]?.worker.terminate).toHaveBeenCalledOnce();
    const next = hashInWorker(file, 'SM3', workers);
    made[1]?.say({ kind: 'outcome', outcome });
    await next;
    workers.close();
    expect(made[1]?.worker.terminate).toHaveBeenCalledOnce();
  });
});
