// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockOf } from '../../../src/clock';
import type { Receipt } from '../../../src/schema/receipts';
import { createStorage } from '../../../src/storage/storage';
import { ownReceipts } from '../../../src/ui/receipts/ownReceipts';

const receipt = (n: number): Receipt => ({
  verdict: 'enums.verdict.pass',
  at: '',
  by: 'Ada',
  files: [{ field: 'license', became: 'opened' }],
  warnings: ['check/tax_number'],
  isAcknowledged: true,
  isConfirmed: true,
  digest: 'd'.repeat(64),
  salt: String(n).padStart(32, '0'),
  fields: 'f'.repeat(16),
});
const of = { step: 'user/Detail/decision', item: '110101199003078515' };
const storage = createStorage();
const clock = clockOf('UTC');
const ofAccount = (account = '7') => ownReceipts(storage, clock, account);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

test('a browser keeps receipts of an account beyond its session, without saying whose and of what', () => {
  ofAccount().keep(receipt(1), of, false);
  ofAccount().keep(receipt(2), of, true);
  expect(ofAccount().of(of)).toMatchObject([
    { salt: receipt(2).salt, by: '', isUnsent: true },
    { salt: receipt(1).salt, isUnsent: false, warnings: ['check/tax_number'] },
  ]);
  expect(ofAccount('8').of(of)).toEqual([]);
  expect(ofAccount().of({ ...of, item: '9' })).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toMatch(/110101|Ada|Detail/);
});

test('a receipt that is kept again replaces itself, and none is kept longer than 30 days or beyond 500', () => {
  ofAccount().keep({ ...receipt(1), isConfirmed: false }, of, false);
  ofAccount().keep(receipt(1), of, false);
  expect(ofAccount().of(of)).toMatchObject([{ isConfirmed: true }]);
  const [key = ''] = Object.keys(localStorage);
  const [one] = JSON.parse(localStorage.getItem(key) ?? '');
  const all = Array.from({ length: 500 }, (_, n) => ({ ...one, salt: receipt(n).salt }));
  localStorage.setItem(key, JSON.stringify(all));
  ofAccount().keep(receipt(1000), of, false);
  const kept = ofAccount()
    .of(of)
    .map(({ salt }) => salt);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, receipt(1000).salt, receipt(498).salt]);
  vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000 });
  expect(ofAccount().of(of)).toEqual([]);
});

test('what somebody else wrote there is none', () => {
  ofAccount().keep(receipt(1), of, false);
  const [key = ''] = Object.keys(localStorage);
  const [kept] = JSON.parse(localStorage.getItem(key) ?? '');
  for (const broken of [
    'null',
    '{',
    '{}',
    JSON.stringify([{ ...kept, files: 'x' }, { ...kept, time: 'x' }, null]),
  ]) {
    localStorage.setItem(key, broken);
    expect(ofAccount().of(of)).toEqual([]);
  }
});
