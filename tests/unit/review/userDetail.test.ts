import userDetail from '@resources/user/detail';
import { userDetailPath } from '@resources/user/detailPath';
import { expect, test } from 'vitest';
import { kindOf, statusCode, type UserDetail } from '@/pages/user/userDetail';
import { unknownCode } from '@/schema/enums';
import { sampleShape } from '@/schema/fields';
import { decodeRow } from '@/schema/record';

const decoded = (submitted: object): UserDetail =>
  decodeRow(
    userDetail.record,
    '#',
    { ...sampleShape(userDetail.record, 1), userDetailInfo: submitted },
    { where: 'test', place: 0, sink: () => undefined },
  );

test('only a tax number or a licence makes a company', () => {
  expect(kindOf(decoded({ name: '张', tax_number: null, license: '' }))).toBe('personal');
  expect(kindOf(decoded({ name: '公司', tax_number: '91' }))).toBe('company');
  expect(kindOf(decoded({ name: '公司', license: '/a.png' }))).toBe('company');
});

test.each([
  ['2', '2'],
  ['9', undefined],
  ['', undefined],
  [null, undefined],
  ['approved', undefined],
])('the status %j in the url is sent as %j', (raw, code) => {
  expect(statusCode(raw)).toBe(code);
});

test('the detail’s link tells the row’s status where there is one', () => {
  expect(userDetailPath({ user_id: '7', user_status: 'awaiting' })).toBe('/user/Detail/7?status=2');
  expect(userDetailPath({ user_id: '7', user_status: unknownCode('') as 'awaiting' })).toBe('/user/Detail/7');
  expect(userDetailPath({ user_id: '', user_status: 'awaiting' })).toBe('');
});
