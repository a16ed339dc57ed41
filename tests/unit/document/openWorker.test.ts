import { LONGEST, openWorker } from '@resources/evidence/media/worker/openWorker';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Calls {
  readonly draw: (index: number) => Promise<string>;
}

/** A worker that answers nothing by itself. */
const silent = () => ({ postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null });
const opened = (worker: ReturnType<typeof silent>) => openWorker<Calls>(() => worker as unknown as Worker);
const answer = (worker: ReturnType<typeof silent>, data: object) =>
  (worker as unknown as Worker).onmessage?.(new MessageEvent('message', { data }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a file that keeps its reader busy ends it, and everything that waits for it', async () => {
  const worker = silent();
  const file = opened(worker);
  const first = expect(file.ask('draw', 0)).rejects.toMatchObject({ problem: 'slow' });
  const second = expect(file.ask('draw', 1)).rejects.toMatchObject({ problem: 'slow' });
  await vi.advanceTimersByTimeAsync(LONGEST - 1);
  expect(worker.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(worker.terminate).toHaveBeenCalled();
  await first;
  await second;
});

it('each answer has the whole time, as pages are asked for one after another', async () => {
  const worker = silent();
  const file = opened(worker);
  const first = file.ask('draw', 0);
  const second = file.ask('draw', 1);
  await vi.advanceTimersByTimeAsync(LONGEST - 1);
  answer(worker, { kind: 'result', result: 'first' });
  await expect(first).resolves.toBe('first');
  await vi.advanceTimersByTimeAsync(LONGEST - 1);
  answer(worker, { kind: 'problem', problem: 'excessive' });
  await expect(second).rejects.toMatchObject({ problem: 'excessive' });
  expect(worker.terminate).not.toHaveBeenCalled();
});

it('a worker that fails as a whole is a broken file', async () => {
  const worker = silent();
  const asked = opened(worker).ask('draw', 0);
  await vi.advanceTimersByTimeAsync(0);
  (worker as unknown as Worker).onerror?.(new Event('error') as ErrorEvent);
  await expect(asked).rejects.toMatchObject({ problem: 'broken' });
  expect(worker.terminate).toHaveBeenCalled();
});
