import type { DataProvider } from 'react-admin';
import { describe, expect, test } from 'vitest';
import {
  advance,
  extendQueue,
  needsMore,
  type Queue,
  renew,
  startQueue,
} from '../../../src/ui/workbench/queue';
import { type PendingPage, readPlace, readUnknown } from '../../../src/ui/workbench/readPlace';
import { fromPlace, refreshQueue } from '../../../src/ui/workbench/refreshQueue';
import { placeOf, type Spread, startSpread } from '../../../src/ui/workbench/spread';

/** A list of records that wait, the newest first, and how many of them it counts at most. */
function server(count: number, { most = Number.POSITIVE_INFINITY, size = 100 } = {}) {
  const waiting = Array.from({ length: count }, (_, index) => count - index);
  const asked: number[] = [];
  const dataProvider = {
    async getList(_resource: string, params: { readonly pagination: { page: number; perPage: number } }) {
      const { page } = params.pagination;
      asked.push(page);
      const data = waiting.slice((page - 1) * size, page * size).map((age) => ({ id: String(age) }));
      return { data, total: Math.min(waiting.length, most) };
    },
  } as Partial<DataProvider> as DataProvider;
  const { signal } = new AbortController();
  const query = { dataProvider, resource: 'list', filter: {}, isNewestFirst: true, signal };
  const decide = (id: string) => {
    const index = waiting.indexOf(Number(id));
    if (index >= 0) waiting.splice(index, 1);
    return index >= 0;
  };
  return { query, asked, waiting, decide };
}

describe('a queue whose server has the newest first', () => {
  const oldest = async (count: number, options?: { readonly most?: number; readonly size?: number }) => {
    const { query, asked } = server(count, options);
    const page = await readPlace(query, () => 0);
    return { first: page.rows[0]?.id, from: page.from, asked, isWhole: page.isWhole };
  };

  test('begins with the oldest, on the last page by the count', async () => {
    expect(await oldest(98)).toEqual({ first: '1', from: 0, asked: [1], isWhole: true });
    expect(await oldest(250)).toEqual({ first: '1', from: 0, asked: [1, 3], isWhole: false });
    expect(await oldest(45, { size: 10 })).toEqual({ first: '1', from: 0, asked: [1, 5], isWhole: false });
    expect(await oldest(450, { size: 200 })).toEqual({ first: '1', from: 0, asked: [1, 3], isWhole: false });
  });

  test('goes on to an empty page where the count is short', async () => {
    expect(await oldest(300, { most: 100 })).toMatchObject({ first: '1', from: 0, asked: [1, 2, 3, 4] });
    expect(await oldest(250, { most: 101 })).toMatchObject({ first: '1', from: 0, asked: [1, 2, 3] });
  });

  test('is one page of a server that answers all that wait, whatever is asked', async () => {
    const { query, waiting } = server(250);
    const data = waiting.map((age) => ({ id: String(age) }));
    const getList = async () => ({ data, total: 250 });
    const dataProvider = { getList } as Partial<DataProvider> as DataProvider;
    const page = await readPlace({ ...query, dataProvider }, () => 120);
    expect(page).toMatchObject({ from: 0, counted: 250, isWhole: true });
    expect(page.rows.map(({ id }) => id)).toEqual(data.map(({ id }) => id).toReversed());
  });

  test('has no records twice, and leaves none out', async () => {
    const { query } = server(250);
    const known = new Set<string>();
    for (let page = 0; page < 3; page += 1)
      for (const { id } of (await readUnknown(query, (id) => known.has(id))).rows) known.add(id);
    expect(known.size).toBe(250);
  });
});

interface Reviewer {
  readonly account: string;
  queue: Queue;
  spread: Spread;
  seen: PendingPage;
  /** When the open record will be decided. */
  until: number;
  isMet: boolean;
}

/** Reviewers who decide on all that waits, each record in half a minute, more or less. */
async function simulate(reviewers: number, count: number, named = '') {
  const { query, waiting, decide } = server(count);
  let turn = 0;
  function random() {
    turn += 1;
    return placeOf('chance', turn, 1_000_000) / 1_000_000;
  }
  const working: Reviewer[] = [];
  const current = ({ queue }: Reviewer) => queue.rows[queue.index]?.id;
  let [openings, meetings] = [0, 0];
  /** How many openings met, until a quarter is left: of the last few, nobody has a place of their own. */
  let met = Number.NaN;
  const decidedBy: string[] = [];

  function open(reviewer: Reviewer, now: number) {
    const id = current(reviewer);
    if (id === undefined) return;
    openings += 1;
    const isOpen = working.some((other) => other !== reviewer && current(other) === id);
    if (isOpen || !waiting.includes(Number(id))) meetings += 1;
    reviewer.until = now + 30 * Math.exp(random() + random() + random() - 1.5);
  }

  for (let index = 0; index < reviewers; index += 1) {
    const account = `${named}${index + 1}`;
    const spreadOf = (among: number) => startSpread({ account, waiting: among });
    const seen = await readPlace(query, (among) => spreadOf(among).place);
    const spread = spreadOf(seen.counted);
    const queue = startQueue(fromPlace(seen, spread.place), seen.counted);
    const reviewer = { account, queue, spread, seen, until: 0, isMet: false };
    working.push(reviewer);
    open(reviewer, index);
  }
  for (;;) {
    const [reviewer] = working
      .filter((each) => current(each) !== undefined)
      .toSorted((one, other) => one.until - other.until);
    if (!reviewer) return { met, meetings, decidedBy };
    const id = current(reviewer) ?? '';
    if (decidedBy.length === 0.75 * count) met = meetings / openings;
    if (decide(id)) decidedBy.push(id);
    else reviewer.isMet = true;
    reviewer.queue = advance(reviewer.queue, id);
    const { account, spread, seen, isMet } = reviewer;
    const read = (place: number, known: Pick<PendingPage, 'counted' | 'size'>) =>
      readPlace(query, () => place, known);
    const { news, ...now } = await refreshQueue({
      queue: reviewer.queue,
      spread,
      account,
      seen,
      isMet,
      read,
    });
    Object.assign(reviewer, now, { queue: renew(reviewer.queue, news), isMet: false });
    while (needsMore(reviewer.queue)) {
      const known = new Set(reviewer.queue.rows.map((row) => row.id));
      const page = await readUnknown(query, (each) => known.has(each));
      reviewer.queue = extendQueue(reviewer.queue, page.rows, page.counted);
      if (page.rows.every((row) => known.has(row.id))) break;
    }
    open(reviewer, reviewer.until);
  }
}

describe('reviewers who open a queue at the same time', () => {
  test.each(['', 'reviewer-'])(
    'meet at no more than two of a hundred openings if they are 20 with 2,000 records, and leave out none: "%s1", …',
    async (named) => {
      const { met, decidedBy } = await simulate(20, 2000, named);
      expect(new Set(decidedBy).size).toBe(2000);
      expect(met).toBeLessThanOrEqual(0.02);
      const turns = Array.from({ length: 200 }, (_, age) => decidedBy.indexOf(String(age + 1)));
      expect(
        turns.reduce((sum, each) => sum + each) / 200,
        'the oldest come first on the whole',
      ).toBeLessThan(600);
      expect(Math.max(...turns), 'and none of them waits to the end').toBeLessThan(1500);
    },
  );

  test('have the oldest first when they are alone, after a few records', async () => {
    const { decidedBy, meetings } = await simulate(1, 300);
    const order = decidedBy.slice(11).map(Number);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(meetings).toBe(0);
    expect(Math.max(...decidedBy.slice(0, 11).map(Number)), 'the oldest twentieth').toBeLessThanOrEqual(25);
  });
});
