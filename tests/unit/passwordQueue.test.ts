import { expect, it, vi } from 'vitest';

const hashing: (() => void)[] = [];
vi.mock('node:crypto', async (original) => {
  const { promisify } = await import('node:util');
  const scrypt = Object.assign(() => {}, {
    [promisify.custom]: (_password: string, _salt: Buffer, length: number) =>
      new Promise((resolve) => hashing.push(() => resolve(Buffer.alloc(length)))),
  });
  return { ...(await original<object>()), scrypt };
});
// Another test of this process may have loaded it with the real one.
vi.resetModules();
const { passwordMatches, refuseWhenCrowded } = await import('@server/session/passwords');

it('hashes two passwords at once, and refuses the hundred-and-first in the queue', async () => {
  const logins = Array.from({ length: 99 }, () => passwordMatches('secret', undefined));
  expect(refuseWhenCrowded).not.toThrow();
  logins.push(passwordMatches('secret', undefined));
  expect(refuseWhenCrowded).toThrow('登录人数过多，请稍后再试');
  for (let hashed = 0; hashed < logins.length; hashed++) {
    await vi.waitFor(() => expect(hashing.length).toBeGreaterThan(0), 10_000);
    expect(hashing.length).toBeLessThanOrEqual(2);
    hashing.shift()?.();
  }
  await Promise.all(logins);
  expect(refuseWhenCrowded).not.toThrow();
});
