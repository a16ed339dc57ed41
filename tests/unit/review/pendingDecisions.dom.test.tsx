import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPendingDecisions, type SendingOptions } from '../../../src/ui/review/pendingDecisions';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A console's decisions, and what became of each: `sent` has those that were sent, as often as they were. */
function start() {
  const decisions = createPendingDecisions();
  const sent: string[] = [];
  const back: string[] = [];
  const done: string[] = [];
  const hold = (key: string, ready: Promise<void> = Promise.resolve(), reason?: string) =>
    decisions.hold({
      key,
      verdict: 'yes',
      of: key,
      values: { reason: key },
      pause: 8000,
      async send({ isLeaving, claim }: SendingOptions) {
        if (!isLeaving) await ready;
        if (!claim()) return undefined;
        sent.push(key);
        return reason === undefined ? 'sent' : { values: { reason: key }, reason };
      },
      onSent: () => done.push(key),
      onReturned: ({ reason: why }) => back.push(`${key} ${why ?? 'taken back'}`),
    });
  return { decisions, sent, back, done, hold };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a decision that is held back', () => {
  test('is sent once its pause is over, and can’t be taken back any more', async () => {
    const { decisions, sent, done, hold } = start();
    hold('a');
    await vi.advanceTimersByTimeAsync(7999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(decisions.takeBack()).toBe(false);
    expect([sent, done]).toEqual([['a'], ['a']]);
    expect(decisions.held.get()).toEqual([]);
  });

  test('is never sent once it was taken back, and what was filled in comes back', async () => {
    const { decisions, sent, back, hold } = start();
    hold('a');
    expect([decisions.takeBack(), decisions.takeBack()]).toEqual([true, false]);
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect([sent, back]).toEqual([[], ['a taken back']]);
    expect(decisions.returned('a')?.values).toEqual({ reason: 'a' });
  });

  test('is sent at once by the next, which has a pause of its own', async () => {
    const { sent, hold } = start();
    hold('a');
    await vi.advanceTimersByTimeAsync(5000);
    hold('b');
    await settle();
    expect(sent).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(7999);
    expect(sent).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['a', 'b']);
  });

  test('is sent at once and once when the page is left, also while its record is being read again', async () => {
    const { decisions, sent, done, hold } = start();
    let read = () => {};
    hold('a', new Promise<void>((resolve) => (read = resolve)));
    await vi.advanceTimersByTimeAsync(8000);
    expect(decisions.takeBack(), 'it is under way').toBe(false);
    expect(sent).toEqual([]);
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['a']);
    dispatchEvent(new Event('pagehide'));
    read();
    await settle();
    expect([sent, done]).toEqual([['a'], ['a']]);
    expect(decisions.held.get()).toEqual([]);
  });

  test('comes back with the reason if it wasn’t sent, and a logout learns of it', async () => {
    const { decisions, back, hold } = start();
    hold('a', undefined, 'refused');
    expect(await decisions.flush()).toBe(false);
    expect(back).toEqual(['a refused']);
    expect(await decisions.flush()).toBe(true);
  });
});
