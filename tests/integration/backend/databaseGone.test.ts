import { setImmediate } from 'node:timers/promises';
import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { type App, createApp } from '@server/app';
import { health } from '@server/host/health';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callerOf } from './client';

let backend: TestBackend;
let app: App;
/** The result of a statement while the database is down; undefined if it is up. */
let lost: (() => unknown) | undefined;
let ping: () => Promise<unknown>;

/** A statement that never ends, however it is built. */
const endless: unknown = new Proxy(() => {}, {
  get: (_target, name) => (name === 'then' ? () => {} : endless),
  apply: () => endless,
});
const refusing = () => {
  throw new Error('connect ECONNREFUSED');
};
const never = () => new Promise(() => {});
const rejects = () => Promise.reject(new Error('connect ECONNREFUSED'));

beforeAll(async () => {
  backend = await createTestBackend();
  const db = new Proxy(backend.db, {
    get: (target, name) => (lost ? lost() : Reflect.get(target, name)),
  });
  app = await createApp({ ...backend.deps, db, ping: () => ping() });
});
afterAll(() => backend.close());
beforeEach(() => {
  lost = undefined;
  ping = async () => {};
});

async function getCaptcha() {
  const response = await callerOf(app).fetch('/api/login/getImgCode');
  const { code, message } = await response.json();
  return { status: response.status, code, message };
}

/** The state of a promise after this many ms, on a clock that only this function moves. */
async function within<T>(ms: number, start: () => Promise<T>): Promise<T | 'nothing yet'> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let outcome: T | 'nothing yet' = 'nothing yet';
    const settled = start().then((value) => {
      outcome = value;
    });
    await vi.advanceTimersByTimeAsync(ms);
    await Promise.race([settled, setImmediate()]);
    return outcome;
  } finally {
    vi.useRealTimers();
  }
}

const gone = { status: 503, code: 503, message: '数据库暂时无法访问，请稍后再试' };

describe('a call whose database is gone', () => {
  it.each([
    ['does not answer', () => endless, never],
    ['refuses', refusing, rejects],
    ['has dropped the connection and does not take another', refusing, never],
    ['is silent on the connection and refuses another', () => endless, rejects],
  ])('is answered within two seconds when the database %s', async (_how, statement, pinged) => {
    lost = statement;
    ping = pinged;
    expect(await within(2000, getCaptcha)).toEqual(gone);
  });

  it('keeps waiting when a statement only takes long', async () => {
    lost = () => endless;
    expect(await within(60_000, getCaptcha)).toBe('nothing yet');
  });

  it('is answered normally when the database is back', async () => {
    expect(await getCaptcha()).toMatchObject({ status: 200, code: 200 });
  });
});

it('a failure of the backend itself is not attributed to the database', async () => {
  lost = refusing;
  expect(await getCaptcha()).toMatchObject({ status: 200, code: 500 });
});

describe('the host', () => {
  const statusOf = async (path: string, pinged: () => Promise<unknown>, init?: RequestInit) => {
    const { status } = await health(pinged, async () => true).request(path, init);
    return status;
  };

  it('reports that it is alive, whatever the state of its database', async () => {
    expect(await statusOf('/healthz', rejects)).toBe(200);
  });

  it.each([
    ['answers', async () => {}, 200],
    ['refuses', rejects, 503],
    ['does not answer', never, 503],
  ])('reports whether it is ready when the database %s', async (_how, pinged, status) => {
    expect(await within(2000, () => statusOf('/readyz', pinged))).toBe(status);
  });

  it.each(['/healthz/x', '/readyz/', '/readyz/assets/x.js'])('answers nothing at %s', async (path) => {
    expect(await statusOf(path, async () => {})).toBe(404);
  });

  it.each(['/healthz', '/readyz'])('accepts no form at %s', async (path) => {
    expect(await statusOf(path, async () => {}, { method: 'POST' })).toBe(404);
  });
});
