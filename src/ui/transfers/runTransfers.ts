import { messageOf } from '../../api/errors';
import type { Transfer, Transfers, TransferTask } from '../../kit/transfers';
import { now } from '../../serverTime';
import { saveFile } from '../csv/saveFile';

/** How many files stay in memory, to be saved again, and how many transfers stay listed. */
const HELD = 5;
const LISTED = 20;

/** Makes a file beside whatever the user does meanwhile, and saves it. One is made at a time; the others wait for their turn. */
export function startTransfer(transfers: Transfers, task: TransferTask): void {
  const listed = transfers.get();
  const id = Math.max(0, ...listed.map((each) => each.id)) + 1;
  transfers.set([...withoutOldest(listed), waiting(id, task)]);
  runNext(transfers);
}

/** Makes the file of a transfer that has ended once more. */
export function repeatTransfer(transfers: Transfers, { id, task }: Transfer): void {
  change(transfers, id, () => waiting(id, task));
  runNext(transfers);
}

/** Ends a transfer; nothing is saved. */
export function cancelTransfer(transfers: Transfers, { id, stop }: Transfer): void {
  stop.abort();
  change(transfers, id, (each) => ({ ...each, state: 'cancelled', at: now() }));
  runNext(transfers);
}

/** Forgets the transfers that have ended, and their files. */
export const forgetEnded = (transfers: Transfers): void =>
  transfers.set(transfers.get().filter((each) => !hasEnded(each)));

/** Whether nothing more comes of a transfer by itself. */
export const hasEnded = ({ state }: Transfer): boolean => state !== 'waiting' && state !== 'running';

const waiting = (id: number, task: TransferTask): Transfer => ({
  id,
  task,
  state: 'waiting',
  done: 0,
  total: 0,
  at: now(),
  stop: new AbortController(),
});

function withoutOldest(listed: readonly Transfer[]): readonly Transfer[] {
  const [oldest] = listed.filter(hasEnded);
  return listed.length < LISTED ? listed : listed.filter((each) => each !== oldest);
}

function change(transfers: Transfers, id: number, to: (transfer: Transfer) => Transfer): void {
  transfers.set(transfers.get().map((each) => (each.id === id ? to(each) : each)));
}

function runNext(transfers: Transfers): void {
  const all = transfers.get();
  const next = all.find(({ state }) => state === 'waiting');
  if (next && !all.some(({ state }) => state === 'running')) void run(transfers, next);
}

async function run(transfers: Transfers, { id, task, stop }: Transfer): Promise<void> {
  const signal = AbortSignal.any([stop.signal, transfers.left]);
  const tell = (more: Partial<Transfer>) => {
    if (!signal.aborted) change(transfers, id, (each) => ({ ...each, ...more }));
  };
  // Has the browser ask before the page is closed.
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', askFirst, { signal });
  tell({ state: 'running' });
  try {
    const { content, ...file } = await task.make(signal, (done, total) => tell({ done, total }));
    signal.throwIfAborted();
    saveFile(file.name, content);
    tell({ state: 'done', at: now(), file: { ...file, content, size: content.size } });
    transfers.set(withFewFiles(transfers.get()));
  } catch (error) {
    tell({ state: 'failed', at: now(), reason: messageOf(error) });
  }
  removeEventListener('beforeunload', askFirst);
  if (transfers.left.aborted) return transfers.set([]);
  const ended = transfers.get().find((each) => each.id === id);
  if (ended && !signal.aborted) task.onEnd(ended);
  runNext(transfers);
}

function withFewFiles(all: readonly Transfer[]): readonly Transfer[] {
  const held = all
    .filter(({ file }) => file?.content)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, HELD);
  return all.map((each) =>
    each.file?.content && !held.includes(each)
      ? { ...each, file: { ...each.file, content: undefined } }
      : each,
  );
}
