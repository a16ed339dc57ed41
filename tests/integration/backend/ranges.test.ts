import type { AppEnv } from '@server/calls/context';
import { within, withinEpoch, withinText } from '@server/db/list';
import { openInMemory } from '@server/db/open';
import { recordedCall } from '@server/routes/recordedCall';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const moments = pgTable('moments', {
  at: timestamp('at', { mode: 'string' }),
  wall: text('wall'),
  ms: bigint('ms', { mode: 'number' }),
});
const walls = [
  '2024-01-29 23:59:59',
  '2024-01-30',
  '2024-01-30T00:00:00',
  '2024-01-31 23:59:59',
  '2024-02-01',
];
const inRange = walls.slice(1, 4);
const range = { from: '2024-01-30 00:00:00', to: '2024-01-31 23:59:59' };

let database: Awaited<ReturnType<typeof openInMemory>>;
beforeAll(async () => {
  database = await openInMemory();
  await database.db.execute(sql`create table moments (at timestamp, wall text, ms bigint)`);
  for (const wall of walls) {
    const at = wall.replace('T', ' ');
    // Half a second later, which a count of milliseconds can tell.
    const ms = Date.parse(`${at.length === 10 ? `${at} 00:00:00` : at}.500+08:00`);
    await database.db.insert(moments).values({ at, wall, ms });
  }
}, 60_000);
afterAll(() => database.close());

describe('a range of days includes both of them, whole', () => {
  it.each<[string, SQL | undefined]>([
    ['moments', within(moments.at, range)],
    ['texts of any form', withinText(moments.wall, range)],
    ['milliseconds', withinEpoch(moments.ms, range, 'ms')],
  ])('of %s', async (_, where) => {
    const rows = await database.db.select({ wall: moments.wall }).from(moments).where(where);
    expect(rows.map(({ wall }) => wall)).toEqual(inRange);
  });

  it.each(['registtime', 'wall'])('of a recorded list, by the parameter %s', async (name) => {
    const answer = { code: 200, data: { data: walls.map((wall) => ({ wall })), count: walls.length } };
    const app = new Hono<AppEnv>().on('GET', ['/'], ...recordedCall({ params: { [name]: '' }, answer }));
    const asked = new URLSearchParams({ [name]: '2024-01-30 - 2024-01-31' });
    const { data } = await (await app.request(`/?${asked}`)).json();
    expect(data.data.map(({ wall }: { wall: string }) => wall)).toEqual(inRange);
  });
});
