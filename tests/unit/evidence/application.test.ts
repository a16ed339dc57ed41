import { placeOf } from '@resources/evidence/application';
import { expect, test } from 'vitest';

/** A row with the contract's fields alone. */
const row = { order_no: 'GZ1', num: 3, userId: '', dataId: '', orderId: '', type: '' };
const place = { userId: '1', dataId: '2', orderId: '3', type: '1' };

test.each([
  '/evidence/results/1/2/3/1',
  'https://console.example/evidence/results/1/2/3/1?tab=2',
  'https://console.example/#/evidence/results/1/2/3/1',
  '<a href="/evidence/results/1/2/3/1" target="_blank">查看</a>',
  "<a href='#/evidence/results/1/2/3/1'>查看</a>",
  ' 1/2/3/1 ',
  '/1/2/3/1/',
  '?userId=1&dataId=2&orderId=3&type=1',
  '/detail?userId=1&amp;dataId=2&amp;orderId=3&amp;type=1',
])('`notarial` that leads to an application is read: %s', (notarial) => {
  expect(placeOf({ ...row, notarial })).toEqual(place);
});

test('an id in `notarial` is read, and the order’s number goes along to be compared', () => {
  const found = { userId: '-', dataId: '-', orderId: '83', type: '-', order_no: 'GZ1' };
  expect(placeOf({ ...row, notarial: '83' })).toEqual(found);
  expect(placeOf({ ...row, userId: '7', notarial: '83' })).toEqual({ ...found, userId: '7' });
});

test.each([
  ['', undefined],
  ['a code of the review’s state', '1'],
  ['the number of certificates', '12'],
  ['words', '已出证'],
  ['a word', 'pending'],
  ['a dash', '-'],
  ['a date', '2026-01-02 10:00:00'],
  ['a part too few', '1/2/3'],
  ['a part too many', '/evidence/results/1/2/3/1/5'],
  ['a part that is unknown', '/evidence/results/1/2/-/1'],
  ['another page', '/evidence/certificate/1/2/3/1'],
  ['an amount', '1,200.00'],
])('`notarial` that holds anything else (%s) leads nowhere', (_, notarial) => {
  expect(placeOf({ ...row, num: 12, notarial }).orderId).toBe('');
});

test('the row’s own ids come before `notarial`', () => {
  const own = { userId: '7', dataId: '', orderId: '9', type: '' };
  expect(placeOf({ ...row, ...own, notarial: '1/2/3/1' })).toEqual({ ...own, dataId: '-', type: '-' });
});
