import { describe, expect, it } from 'vitest';
import { enumFor } from '../../../src/tools/declare/enums';
import { type Kind, recognise } from '../../../src/tools/declare/recognise';

/** A name, its values, and the kind of field recognised from them. */
const values: readonly (readonly [string, readonly unknown[], Kind])[] = [
  ['mobile', ['13800138000', 13912345678], 'phone'],
  ['idcard', ['110101199003078515'], 'idCard'],
  ['taxNo', ['91110000100000001B'], 'text'],
  ['createTime', ['2026-01-31 08:00:00', '2026-02-01T08:00:00+08:00'], 'dateTime'],
  ['day', ['2026-01-31'], 'dateTime'],
  ['createTime', [1767225600, '1767225601'], 'epochSeconds'],
  ['at', [1767225600123], 'epochMillis'],
  ['points', [1767225600], 'int'],
  ['price', ['19.90', '5'], 'money'],
  ['amount', [19900], 'money'],
  ['priceCents', [1990, 500], 'cents'],
  ['ratio', [0.5, 1], 'int'],
  ['x', ['19.90', '20.00'], 'money'],
  ['num', [1, '2'], 'int'],
  ['duration', ['00:01:30'], 'duration'],
  ['status', [1, 2, 1], 'code'],
  ['status', ['进行中', '已结束'], 'code'],
  ['payChannel', ['WX_PAY', 'ALI_PAY', 'WX_PAY'], 'code'],
  ['isNew', [true, false], 'flag'],
  ['isNew', [1, 0], 'code'],
  ['link', ['https://a.example.com/x'], 'url'],
  ['cover', ['https://a.example.com/x.png?sign=1'], 'picture'],
  ['name', ['合同.pdf'], 'fileName'],
  ['secretKey', ['abc'], 'secret'],
  ['user_id', [7, 8], 'key'],
  ['orderId', ['a7'], 'key'],
  ['order_no', [20260131000001], 'text'],
  ['order-id', [7, 8], 'key'],
  ['orderID', [7, 8], 'key'],
  ['uuid', ['a7'], 'key'],
  ['isPaid', [1, 0], 'code'],
  ['is-paid', ['Y', 'N'], 'code'],
  ['paid', [1, 0], 'code'],
  ['paid', ['199.00'], 'money'],
  ['isValid', [1, 0], 'code'],
  ['valid', ['长期'], 'text'],
  ['percent', [50], 'int'],
  ['phone-no', ['5551234'], 'text'],
  ['pay-time', [1767225600], 'epochSeconds'],
  ['zip', ['010000'], 'text'],
  ['zip', ['10115'], 'text'],
  ['version', ['1.20', '2.10'], 'text'],
  ['price', ['0019', '0020'], 'text'],
  ['tags', [['新客', 'VIP']], 'texts'],
  ['lines', [[{ sku: 1 }], []], 'rows'],
  ['channel', [{ name: 'x' }], 'record'],
  ['title', ['满减券'], 'text'],
  ['mixed', ['x', { y: 1 }], 'text'],
  ['remark', [null, undefined, ''], 'unknown'],
  ['lines', [[]], 'texts'],
];

describe('the kind of a field follows from its values', () => {
  it.each(values)('%s %j: %s', (name, given, kind) => {
    expect(recognise(name, given).kind).toBe(kind);
  });

  it('optional, when a row lacks it or has null', () => {
    expect(recognise('x', ['a', null]).optional).toBe(true);
    expect(recognise('x', ['a', undefined]).optional).toBe(true);
    expect(recognise('x', ['a', '']).optional).toBe(false);
  });

  it('with the codes that occur, each once', () => {
    expect(recognise('status', [2, 1, 2]).codes).toEqual(['1', '2']);
  });

  it('with less certainty and the reason, when it may be something else', () => {
    const whole = recognise('amount', [19900]);
    expect(whole.sure).toBeLessThan(recognise('amount', ['199.00']).sure);
    expect(whole.why).toContain('cents');
  });
});

it('a field named like a flag that is always 0 or 1 is a yes or a no', () => {
  const known = { enums: {}, entity: 'order' };
  const ofFlag = (name: string, codes: readonly unknown[]) =>
    enumFor(name, recognise(name, codes), known)?.name;
  expect(['paid', 'is-paid', 'isValid', 'enabled'].map((name) => ofFlag(name, [1, 0]))).toEqual(
    Array(4).fill('yesNoDigit'),
  );
  expect(ofFlag('isNew', [1, 2])).toBe('isNew');
});
