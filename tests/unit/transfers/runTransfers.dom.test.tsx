import { beforeEach, expect, it, vi } from 'vitest';
import { createTransfers, type TransferredFile, type TransferTask } from '../../../src/kit/transfers';
import {
  cancelTransfer,
  forgetEnded,
  repeatTransfer,
  startTransfer,
} from '../../../src/ui/transfers/runTransfers';

const clicked = vi.fn();

beforeEach(() => {
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  clicked.mockClear();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked(this.download);
  });
  return () => click.mockRestore();
});

/** Transfers whose files are made when the test says so. */
function open() {
  const left = new AbortController();
  const transfers = createTransfers(left.signal);
  const made: { name: string; finish(): void; fail(reason: string): void; signal: AbortSignal }[] = [];
  const onEnd = vi.fn();
  const task = (name: string): TransferTask => ({
    name,
    make: (signal) =>
      new Promise<TransferredFile>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const finish = () => resolve({ name, content: new Blob(['1234']), rows: 1, counted: 1 });
        made.push({ name, finish, fail: (reason) => reject(new Error(reason)), signal });
      }),
    onEnd: ({ state }) => onEnd(name, state),
  });
  const start = (name: string) => startTransfer(transfers, task(name));
  const states = () => transfers.get().map((each) => `${each.task.name} ${each.state}`);
  const at = (name: string) => {
    const found = transfers.get().find((each) => each.task.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  const run = (name: string) => {
    const found = made.findLast((each) => each.name === name);
    if (!found) throw new Error(`${name} hasn't begun`);
    return found;
  };
  return { transfers, start, states, at, run, onEnd, leave: () => left.abort() };
}

/** Whether closing the page would be asked about. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('makes one file at a time, saves each once, and says how it has ended', async () => {
  const { start, states, run, onEnd } = open();
  start('a');
  start('b');
  expect(states()).toEqual(['a running', 'b waiting']);
  run('a').finish();
  await vi.waitFor(() => expect(states()).toEqual(['a done', 'b running']));
  run('b').fail('no');
  await vi.waitFor(() => expect(states()).toEqual(['a done', 'b failed']));
  expect(clicked.mock.calls).toEqual([['a']]);
  expect(onEnd.mock.calls).toEqual([
    ['a', 'done'],
    ['b', 'failed'],
  ]);
});

it('cancels what runs and what waits, without a word of its end, and lets the next begin', async () => {
  const { transfers, start, states, at, run, onEnd } = open();
  for (const name of ['a', 'b', 'c']) start(name);
  cancelTransfer(transfers, at('b'));
  cancelTransfer(transfers, at('a'));
  expect(states()).toEqual(['a cancelled', 'b cancelled', 'c running']);
  expect(run('a').signal.aborted).toBe(true);
  run('c').finish();
  await vi.waitFor(() => expect(onEnd.mock.calls).toEqual([['c', 'done']]));
});

it('asks before the page is closed while a file is being made, also after another was cancelled', async () => {
  const { transfers, start, states, at, run } = open();
  expect(isAsked()).toBe(false);
  start('a');
  start('b');
  cancelTransfer(transfers, at('a'));
  await Promise.resolve();
  expect(isAsked()).toBe(true);
  run('b').finish();
  await vi.waitFor(() => expect(states()).toEqual(['a cancelled', 'b done']));
  expect(isAsked()).toBe(false);
  start('c');
  cancelTransfer(transfers, at('c'));
  expect(isAsked(), 'whether or not its request has ended').toBe(false);
});

it('makes the file of what has failed again, in its place', async () => {
  const { transfers, start, states, at, run } = open();
  start('a');
  run('a').fail('no');
  await vi.waitFor(() => expect(at('a').reason).toBe('no'));
  repeatTransfer(transfers, at('a'));
  expect([states(), at('a').reason]).toEqual([['a running'], undefined]);
  run('a').finish();
  await vi.waitFor(() => expect(states()).toEqual(['a done']));
  forgetEnded(transfers);
  expect(states()).toEqual([]);
});

it('holds the newest five files, and lists twenty', async () => {
  const { transfers, start, states, run } = open();
  const names = Array.from({ length: 25 }, (_, n) => `f${n}`);
  for (const name of names) {
    start(name);
    run(name).finish();
    await vi.waitFor(() => expect(states()).toContain(`${name} done`));
  }
  expect(transfers.get()).toHaveLength(20);
  const held = transfers.get().filter(({ file }) => file?.content);
  expect(held.map(({ task }) => task.name)).toEqual(names.slice(-5));
});

it('leaving the console ends and forgets all, and saves nothing', async () => {
  const { start, states, run, onEnd, leave } = open();
  start('a');
  start('b');
  leave();
  await vi.waitFor(() => expect(states()).toEqual([]));
  expect(run('a').signal.aborted).toBe(true);
  expect([clicked.mock.calls, onEnd.mock.calls, isAsked()]).toEqual([[], [], false]);
});
