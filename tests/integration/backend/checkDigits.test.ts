import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { creditCode, idCard, isMinor } from '@resources/checks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, loginAs } from './client';

let backend: TestBackend;
let admin: Caller;

beforeAll(async () => {
  backend = await createTestBackend();
  admin = await loginAs(backend.app, 'admin');
});
afterAll(() => backend.close());

async function users(types: string) {
  const query = { types, status: '3', page: '1', limit: '100' };
  const { data } = await admin.get<{ data: Record<string, string>[] }>('/api/ajax/user/getUserList', query);
  return data.data;
}

it("the sample users' numbers have valid check digits, except for a few", async () => {
  const cards = (await users('1')).map((user) => user.contact_idcard ?? '');
  const codes = (await users('2')).map((user) => user.taxNumber ?? '');
  for (const checked of [cards.map(idCard), codes.map(creditCode)]) {
    const wrong = checked.filter((each) => each?.isValid === false);
    expect(checked.length).toBeGreaterThanOrEqual(20);
    expect(checked).not.toContain(undefined);
    expect(wrong.length).toBeLessThan(checked.length / 10);
  }
  expect(cards.some(isMinor)).toBe(true);
});
