import { expect, it, vi } from 'vitest';
import type { Failure } from '../../../scripts/test/outcome';
import { MOST_REPEATED, runAgain } from '../../../scripts/test/secondRun';

const failures = (count: number, again: Failure['again']): readonly Failure[] =>
  Array.from({ length: count }, (_, index) => ({ name: `test ${index}`, error: 'failed', again }));

it('runs what failed again one after the other', async () => {
  let [running, most] = [0, 0];
  const again = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return true;
  };
  const all = failures(3, again);
  expect(await runAgain(all)).toEqual({ failed: [], unsteady: all });
  expect(most).toBe(1);
});

it('runs nothing again after so many failures that they have a common cause', async () => {
  const again = vi.fn(async () => true);
  const all = failures(MOST_REPEATED + 1, again);
  expect(await runAgain(all)).toEqual({ failed: all, unsteady: [] });
  expect(again).not.toHaveBeenCalled();
  expect((await runAgain(failures(MOST_REPEATED, again))).failed).toEqual([]);
});

it('counts as failed what can’t be run again', async () => {
  const all = failures(1, undefined);
  expect(await runAgain(all)).toEqual({ failed: all, unsteady: [] });
});
