import { creditCode, idCard, isMinor } from '@resources/checks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00+08:00') }));
afterEach(() => void vi.useRealTimers());

describe('the number of an ID card', () => {
  test.each(['11010519491231002X', '11010519491231002x', '440524188001010014'])('%s is right', (number) => {
    expect(idCard(number)?.isValid).toBe(true);
  });

  test.each(['110105194912310021', '11010519491231002', 'abc', '440524188001010041'])(
    '%s is not',
    (number) => {
      expect(idCard(number)).toEqual({ isValid: false });
    },
  );

  test('returns birth date and age', () => {
    expect(idCard('11010519491231002X')?.says).toEqual({
      message: 'bornOn',
      args: { birth: '1949-12-31', age: 76 },
    });
  });

  test('an invalid day gives no birth date', () => {
    expect(idCard(numberOf('19900230'))).toEqual({ isValid: true });
  });

  test('is not checked when it is masked or has the old form with fifteen digits', () => {
    expect(idCard('110105********002X')).toBeUndefined();
    expect(idCard('110105491231002')).toBeUndefined();
  });

  test('is a minor’s until the 18th birthday', () => {
    expect(isMinor(numberOf('20080510'))).toBe(false);
    expect(isMinor(numberOf('20080511'))).toBe(true);
    expect(isMinor('')).toBe(false);
    expect(isMinor('11010520080511')).toBe(false);
  });
});

describe('a unified social credit code', () => {
  test.each(['91350100M000100Y43', '91350100m000100y43'])('%s is right', (code) => {
    expect(creditCode(code)).toEqual({ isValid: true });
  });

  test.each(['91350100M000100Y44', '91350100M000100Y4I'])('%s is not', (code) => {
    expect(creditCode(code)).toEqual({ isValid: false });
  });

  test('a tax number of another length is not checked', () => {
    expect(creditCode('110105491231002')).toBeUndefined();
  });
});

/** The only valid ID number for a birth date, with no region and the first serial number. */
const numberOf = (birth: string) =>
  [...'0123456789X'].map((digit) => `000000${birth}001${digit}`).find((number) => idCard(number)?.isValid) ??
  '';
