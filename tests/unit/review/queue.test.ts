import { describe, expect, test } from 'vitest';
import {
  advance,
  canStep,
  extendQueue,
  leftIn,
  needsMore,
  nextPending,
  placeIn,
  renew,
  settle,
  skip,
  startQueue,
  step,
} from '../../../src/ui/workbench/queue';
import type { PendingPage } from '../../../src/ui/workbench/readPlace';
import { goneSince } from '../../../src/ui/workbench/refreshQueue';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));

describe('the queue of pending records', () => {
  test('starts at the record the address names, at the first where that is gone', () => {
    expect(startQueue(rows, 3, { wanted: 'b' }).index).toBe(1);
    expect(startQueue(rows, 3, { wanted: 'gone' }).index).toBe(0);
    expect(startQueue(rows, 3).index).toBe(0);
  });

  test('counts a record among those that are left, whatever was decided before it', () => {
    const queue = startQueue(rows, 98);
    expect([placeIn(queue), leftIn(queue)]).toEqual([1, 98]);
    const third = advance(advance(queue, 'a'), 'b');
    expect([placeIn(third), leftIn(third)], 'two decided').toEqual([1, 96]);
    const back = step(third, -1);
    expect([placeIn(back), leftIn(back)], 'at one that is decided').toEqual([undefined, 96]);
    const skipped = skip(queue);
    expect([placeIn(skipped), leftIn(skipped)], 'one put aside').toEqual([2, 98]);
  });

  test('goes from a decided record to the next pending one', () => {
    expect(nextPending(settle(startQueue(rows, 3, { wanted: 'a' }), 'a'))).toBe(1);
    expect(nextPending(settle(settle(startQueue(rows, 3, { wanted: 'a' }), 'a'), 'b'))).toBe(2);
  });

  test('goes on from a decided record to the next, and past the last if nothing is pending any more', () => {
    const second = advance(startQueue(rows, 3), 'a');
    expect(second).toMatchObject({ index: 1, settled: new Set(['a']) });
    const third = advance(second, 'b');
    expect(third.index).toBe(2);
    expect(advance(third, 'c').index).toBe(3);
  });

  test('waits past the last of those read where there are more, and goes on with the first of them', () => {
    const all = ['a', 'b', 'c'].reduce(advance, startQueue(rows, 5));
    expect(all.index).toBe(3);
    expect(needsMore(all)).toBe(true);
    const more = extendQueue(all, [{ id: 'd' }, { id: 'e' }], 2);
    expect(more.rows[more.index]?.id).toBe('d');
  });

  test('keeps a record that was found decided visible, even when more are read', () => {
    const dropped = settle(['a', 'b'].reduce(advance, startQueue(rows, 5)), 'c');
    expect(dropped.index).toBe(2);
    expect(extendQueue(dropped, [{ id: 'd' }, { id: 'e' }], 2).index).toBe(2);
    expect(extendQueue(dropped, [], 0)).toMatchObject({ index: 2, total: 3 });
    const behind = step(dropped, 1);
    expect(behind.index).toBe(3);
    expect(extendQueue(behind, [{ id: 'd' }], 1)).toMatchObject({ index: 3, total: 4 });
  });

  test('leaves a reviewer who has moved on where they are, and forgets no decision', () => {
    const ahead = step(step(startQueue(rows, 3), 1), 1);
    expect(advance(ahead, 'a')).toMatchObject({ index: 2, settled: new Set(['a']) });
    expect(advance(advance(ahead, 'c'), 'a').settled).toEqual(new Set(['c', 'a']));
  });

  test('comes back to a skipped record if there is no other', () => {
    expect(nextPending(settle(startQueue(rows, 3, { wanted: 'b' }), 'b'))).toBe(2);
    expect(nextPending(settle(startQueue(rows, 3, { wanted: 'c' }), 'c'))).toBe(0);
  });

  test('ends when everything is settled', () => {
    const all = rows.reduce((queue, { id }) => settle(queue, id), startQueue(rows, 3, { wanted: 'c' }));
    expect(nextPending(all)).toBeUndefined();
    expect(needsMore(all)).toBe(false);
  });

  test('reads more when the last that was read is come to, or all of it is settled, and the query has more', () => {
    const some = settle(settle(startQueue(rows, 5), 'a'), 'b');
    expect(needsMore(some)).toBe(false);
    expect(needsMore(settle(some, 'c'))).toBe(true);
    expect(needsMore(step(startQueue(rows, 5, { wanted: 'b' }), 1))).toBe(true);
    expect(needsMore(startQueue(rows, 3, { wanted: 'c' }))).toBe(false);
  });

  test('is not over because a page that shifted had nothing new', () => {
    const ahead = startQueue(rows, 5, { wanted: 'c' });
    expect(extendQueue(ahead, [{ id: 'a' }], 5)).toBe(ahead);
  });

  test('appends new records, goes to them, and keeps count of the decided ones', () => {
    const done = ['a', 'b', 'c'].reduce(advance, startQueue(rows, 5));
    const more = extendQueue(done, [{ id: 'c' }, { id: 'd' }, { id: 'e' }], 2);
    expect(more.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(more).toMatchObject({ index: 3, total: 5 });
    expect(
      extendQueue(startQueue(rows, 3, { wanted: 'c' }), [{ id: 'd' }], 3).total,
      'never less than what is there',
    ).toBe(4);
  });

  test('ends when there turns out to be no more', () => {
    const done = ['a', 'b', 'c'].reduce(advance, startQueue(rows, 5));
    expect(extendQueue(done, [{ id: 'a' }], 1)).toMatchObject({ index: 3, total: 3 });
  });

  test('steps no further than its ends while anything is pending', () => {
    expect(step(startQueue(rows, 3, { wanted: 'a' }), -1).index).toBe(0);
    expect(step(startQueue(rows, 3, { wanted: 'c' }), 1).index).toBe(2);
    expect(step(startQueue(rows, 3, { wanted: 'a' }), 1).index).toBe(1);
  });

  test('leads on where there is another record, or may be once more are read', () => {
    expect([
      canStep(startQueue(rows, 3, { wanted: 'a' }), -1),
      canStep(startQueue(rows, 3, { wanted: 'a' }), 1),
    ]).toEqual([false, true]);
    expect([
      canStep(startQueue(rows, 3, { wanted: 'c' }), -1),
      canStep(startQueue(rows, 3, { wanted: 'c' }), 1),
    ]).toEqual([true, false]);
    expect(canStep(startQueue(rows, 5, { wanted: 'c' }), 1)).toBe(true);
  });

  const whole = (ids: readonly string[]): PendingPage => ({
    rows: ids.map((id) => ({ id })),
    from: 0,
    counted: ids.length,
    size: 100,
    isWhole: true,
  });

  test('read again, passes over what others have decided, and appends what is new', () => {
    const here = advance(startQueue(rows, 3), 'a');
    const read = (ids: readonly string[]) => {
      const now = whole(ids);
      return renew(here, { ...now, gone: goneSince(here, rows, now), lead: [], isInTheWay: false });
    };
    const again = read(['c', 'd']);
    expect([...again.settled]).toEqual(['a', 'b']);
    expect(again).toMatchObject({ index: 2, total: 4, decided: 1 });
    expect(read([]).index, 'its end, if nothing waits').toBe(3);
  });

  test('read again in part, keeps what it can’t tell', () => {
    const read = (ids: readonly string[], from: number) =>
      goneSince(startQueue(rows, 9), rows, { ...whole(ids), counted: 9, isWhole: false, from });
    expect(read(['b'], 0), 'nothing is older').toEqual(['a']);
    expect(read(['b'], 5), 'it may be on another page').toEqual([]);
    expect(read(['a', 'c'], 5), 'between two that wait').toEqual(['b']);
    expect(read(['z'], 0)).toEqual([]);
  });

  test('read again, leaves a record where it is that was decided and come back to', () => {
    const back = step(advance(startQueue(rows, 3), 'a'), -1);
    const now = whole(['b', 'c']);
    expect(goneSince(back, rows, now)).toEqual([]);
    expect(renew(back, { ...now, gone: [], lead: [], isInTheWay: false }).index).toBe(0);
  });

  test('takes records of another place next, and nothing twice', () => {
    const here = advance(startQueue(rows, 9), 'a');
    const lead = ['x', 'a', 'c'].map((id) => ({ id }));
    const led = renew(here, { rows, counted: 9, gone: [], lead, isInTheWay: false });
    expect(led.rows.map(({ id }) => id)).toEqual(['a', 'b', 'x', 'c']);
    expect(led.index).toBe(1);
    const left = renew(here, { rows, counted: 9, gone: [], lead, isInTheWay: true });
    expect(
      left.rows.map(({ id }) => id),
      'the current one is left to others',
    ).toEqual(['a', 'x', 'c', 'b']);
    expect(left.index).toBe(1);
  });

  test('passes over what was put aside before, unless the address names it', () => {
    const skipped = new Set(['a']);
    expect(startQueue(rows, 3, { skipped }).index).toBe(1);
    expect(startQueue(rows, 3, { skipped, wanted: 'a' }).index).toBe(0);
    expect(startQueue(rows, 3, { skipped: new Set(['a', 'b', 'c']) }).index).toBe(3);
  });

  test('steps past its end when nothing is pending', () => {
    const all = rows.reduce((queue, { id }) => settle(queue, id), startQueue(rows, 3, { wanted: 'c' }));
    expect(step(all, 1).index).toBe(3);
  });
});
