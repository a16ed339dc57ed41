import { codec } from '@resources/codec';
import { get } from 'declared-console/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { clockOf } from '../../../src/clock';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** What the browser's clock says. */
const HERE = Date.UTC(2027, 2, 31, 4);
const at = (time: number) => ({ Date: new Date(time).toUTCString() });

/** Has the client hear an answer that took so long. */
async function hear(headers: Readonly<Record<string, string>>, took = 0) {
  const fetch = async () => {
    vi.setSystemTime(Date.now() + took);
    return new Response('{"code":200,"data":{}}', { headers });
  };
  const client = createClient({
    base: 'http://x.test',
    codec,
    token: () => 't',
    onSessionEnd: () => {},
    fetch,
  });
  await client.send(get('/x'));
}

const { now, today } = clockOf('Asia/Shanghai');
const off = () => now() - Date.now();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: HERE }));
afterEach(async () => {
  await hear(at(Date.now()));
  vi.useRealTimers();
});

it.each([
  ['behind', -393 * DAY],
  ['ahead', 5 * MINUTE],
])('a server that is %s says what time it is, and which day', async (_, difference) => {
  await hear(at(HERE + difference));
  expect(off()).toBe(difference);
  expect(today()).toBe(clockOf('Asia/Shanghai').today(HERE + difference));
});

it.each([-2 * MINUTE, 0, 2 * MINUTE])(
  'up to two minutes the browser’s clock is gone by: %i',
  async (difference) => {
    await hear(at(HERE + difference));
    expect(off()).toBe(0);
  },
);

it.each([-2 * MINUTE - 1000, 2 * MINUTE + 1000])(
  'beyond two minutes the server’s is: %i',
  async (difference) => {
    await hear(at(HERE + difference));
    expect(off()).toBe(difference);
  },
);

it('an answer was written between its request and now', async () => {
  await hear(at(HERE - DAY), 20_000);
  expect(off()).toBe(-DAY - 10_000);
});

it('an answer that was kept on its way has become older by its age', async () => {
  await hear({ ...at(HERE - 5 * MINUTE), Age: '300' });
  expect(off()).toBe(0);
});

it.each([
  ['no date', {}],
  ['one that can’t be read', { Date: 'yesterday' }],
  ['1970', at(0)],
  ['an age that is none', { ...at(HERE - DAY), Age: 'old' }],
])('of an answer with %s nothing is learnt', async (_, headers) => {
  await hear(headers);
  expect(off()).toBe(0);
  await hear(at(HERE - DAY));
  await hear(headers);
  expect(off()).toBe(-DAY);
});

it('the last answer counts: a clock may be put right', async () => {
  await hear(at(HERE - DAY));
  vi.setSystemTime(HERE - DAY);
  await hear(at(HERE - DAY));
  expect(off()).toBe(0);
});
