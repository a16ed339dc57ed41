import { payType } from '@resources/enums';
import { product } from '@resources/product';
import { expect, it } from 'vitest';
import { f } from '../../../src/kinds/fields/fields';
import { formatValue } from '../../../src/kit/format';
import { fieldIn } from '../../../src/model/shape';

it.each([
  ['2026-03-04 05:06:07', '2026-03-04 05:06:07'],
  ['1767225600', '2026-01-01 08:00:00'],
  ['1767225600000', '2026-01-01 08:00:00'],
  ['20260101', '20260101'],
  ['2026-03-02T19:10:00.123+02:00', '2026-03-03 01:10:00'],
  ['2026-03-02T19:10:00.000+0000', '2026-03-03 03:10:00'],
  ['2026-03-02 19:10:00.1234567Z', '2026-03-03 03:10:00'],
  ['2026-03-02T19:10:00.123', '2026-03-02 19:10:00'],
  ['2026-03-02T19:10', '2026-03-02 19:10'],
  ['2026-03-02T25:10:00Z', '2026-03-02T25:10:00Z'],
  ['2026-03-02', '2026-03-02'],
])('a moment written as %s is shown as %s', (wire, shown) => {
  expect(formatValue(fieldIn(f.dateTime(), product), wire, String)).toBe(shown);
});

it('a number beyond every calendar date is shown as the number', () => {
  expect(formatValue(f.epoch('ms'), 1e18, String)).toBe('1,000,000,000,000,000,000');
});

it.each([
  [f.int(), '90071992547409931234', '90,071,992,547,409,931,234'],
  [f.int(), '-90071992547409931234.5', '-90,071,992,547,409,931,234.50'],
  [f.money(), '￥90071992547409931234.05', '¥90,071,992,547,409,931,234.05'],
  [f.money({ in: 'cents' }), '90071992547409931234', '¥900,719,925,474,099,312.34'],
])('a number with more digits than a double holds is shown with all of them', (given, wire, shown) => {
  const field = fieldIn<unknown>(given, product);
  expect(
    formatValue(
      field,
      field.decode(wire, () => {}),
      String,
    ),
  ).toBe(shown);
});

it.each([
  ['1', 'enums.payType.bankCard'],
  ['9', '未知（9）'],
  ['CASH', '未知（CASH）'],
  ['对公转账', '对公转账'],
])(
  'a state that comes as %s is shown as %s: what the server has put in words is nothing unknown',
  (wire, shown) => {
    const field = f.enum(payType);
    const translate = (key: string, options?: object) =>
      options ? `未知（${Object.values(options)}）` : key;
    expect(
      formatValue(
        field,
        field.decode(wire, () => {}),
        translate,
      ),
    ).toBe(shown);
  },
);
