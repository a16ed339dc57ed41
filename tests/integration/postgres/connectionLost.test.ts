import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { wasTooSlow } from '@server/db/open';
import { openPostgres, wasConnectionLost } from '@server/db/openPostgres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type OwnDatabase } from './database';

let name: string;
let url: string;
let admin: OwnDatabase['admin'];

beforeAll(async () => {
  ({ name, url, admin } = await createDatabase());
});
afterAll(() => admin.end());

/** Ends every connection to the database, as a restart does. */
const cutOff = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);

/** The outcome of a promise: undefined, or its rejection. */
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );

describe('a database whose connections are lost', () => {
  it('accepts writes again at once; a write under way is rejected, and the process lives', async () => {
    const { db, close } = await openPostgres(url);
    await db.execute(sql`create table written (n serial)`);
    const write = () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into written default values`);
        await tx.execute(sql`select pg_sleep(0.01)`);
      });
    let isOver = false;
    const failures: unknown[] = [];
    const writers = Array.from({ length: 8 }, async () => {
      while (!isOver) failures.push(await failureOf(write()));
    });
    for (let cut = 0; cut < 10; cut += 1) {
      const before = failures.length;
      await cutOff();
      await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(before + 8);
    }
    isOver = true;
    await Promise.all(writers);
    const lost = failures.filter(Boolean);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.filter((reason) => !wasConnectionLost(reason))).toEqual([]);
    expect(await failureOf(write())).toBeUndefined();
    await close();
  });

  it('during its preparation only fails that start', async () => {
    const { lock, close } = await openPostgres(url);
    const unlock = await lock(() => {});
    await cutOff();
    expect(wasConnectionLost(await failureOf(unlock()))).toBe(true);
    await close();
  });

  it('can be closed during its preparation, and another process can prepare it', async () => {
    const failing = await openPostgres(url);
    await failing.lock(() => {});
    await failing.close();
    const next = await openPostgres(url);
    await (await next.lock(() => {}))();
    await next.close();
  });
});

it('a statement over the time limit is ended', async () => {
  const { db, close } = await openPostgres(url, 2000);
  expect(wasTooSlow(await failureOf(db.execute(sql`select pg_sleep(10)`)))).toBe(true);
  await close();
});

describe('a database that stops answering', () => {
  let between: Server;
  let isFrozen = false;
  const held: Socket[] = [];
  beforeAll(async () => {
    const { hostname, port } = new URL(url);
    between = createServer((client) => {
      const server = connect(Number(port), hostname);
      held.push(client, server);
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        from.on('data', (part) => isFrozen || to.write(part));
        from.on('error', () => {});
      }
    });
    between.listen(0);
    await once(between, 'listening');
  });
  afterAll(() => {
    for (const socket of held) socket.destroy();
    between.close();
  });

  it('is given up some time after the statement limit', async () => {
    const through = new URL(url);
    through.port = String((between.address() as AddressInfo).port);
    const { db, ping, close } = await openPostgres(through.href, 2000);
    await db.execute(sql`select 1`);
    isFrozen = true;
    expect(wasConnectionLost(await failureOf(db.execute(sql`select 1`)))).toBe(true);
    expect(wasConnectionLost(await failureOf(ping()))).toBe(true);
    isFrozen = false;
    expect(await failureOf(db.execute(sql`select 1`))).toBeUndefined();
    await close();
  });
});
