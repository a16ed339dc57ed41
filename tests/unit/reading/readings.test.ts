import { expect, test } from 'vitest';
import {
  birthDate,
  companyName,
  idNumber,
  licenceCode,
  personName,
} from '../../../resources/reading/readings';

const NUMBER = '110101198503074516';
const OTHER = '110101199003070038';
const CODE = '91350100M000100Y43';
const equal = { isEqual: true };

/** Lines as an engine gives them: with spaces and marks where there are none. */
const card = (number = NUMBER, date = '1985 年 3 月 7 日 |') => [
  '姓名 ” 孔 梅',
  '性 别 “ 男 民族 汉',
  `出 生 ”${date}`,
  `公民 身份 3 码 ” ${number}`,
];

test('a number is equal if one look has it, and differs only if two looks agree on a valid one', () => {
  expect(idNumber.compare(NUMBER, [card()])).toEqual(equal);
  expect(idNumber.compare(NUMBER, [card('11010119850307451'), card()])).toEqual(equal);
  expect(idNumber.compare(NUMBER, [card(OTHER)])).toBeUndefined();
  expect(idNumber.compare(NUMBER, [card(OTHER), card(OTHER)])).toEqual({ isEqual: false, read: OTHER });
  expect(idNumber.compare(NUMBER, [card(OTHER), card('110101199003070046')])).toBeUndefined();
});

test.each([
  ['110101198503074519', 'has a wrong check digit'],
  ['1101011985030745160', 'is part of a longer one'],
  ['11010119851307451X', 'has no date'],
  ['31616426600826649X', 'has a date to come'],
])('a reading of %s is none, as it %s', (read) => {
  expect(idNumber.compare(OTHER, [card(read), card(read)])).toBeUndefined();
});

test('a date of birth differs only if the number of the card has the same', () => {
  expect(birthDate.compare(NUMBER, [card('')])).toEqual(equal);
  const misread = card('', '1935 年 3 月 7 日');
  expect(birthDate.compare(NUMBER, [misread, misread])).toBeUndefined();
  const another = card(OTHER, '1990 年 3 月 7 日');
  expect(birthDate.compare(NUMBER, [another, another])).toEqual({ isEqual: false, read: '1990-03-07' });
});

test('a name is equal or unread: a misread character is no other name', () => {
  expect(personName.compare('孔梅', [card()])).toEqual(equal);
  expect(personName.compare('孔海', [card(), card()])).toBeUndefined();
  expect(personName.compare('孔梅', [['住址 北京市朝阳区建国路一百零七号孔梅']])).toBeUndefined();
  const company = '深圳（云图）科技有限公司';
  expect(companyName.compare(company, [['名 ， 称 深圳 ( 云图 ) 科技 有 限 公司']])).toEqual(equal);
});

test.each([
  ['姓 名 ” 小 明', true],
  ['小 明', true],
  ['法定 代表 人 小 明', true],
  ['经营 者 ： 小明', true],
  ['姓名 王 小 明', false],
  ['王 小 明', false],
  ['法定代表人 王小明', false],
])('the name in %s is its own, and not the end of a longer one', (line, isOwn) => {
  expect(personName.compare('小明', [[line]])).toEqual(isOwn ? equal : undefined);
});

test("a company's name is not the end of another's", () => {
  expect(companyName.compare('星辰科技有限公司', [['上海 星辰 科技 有限 公司']])).toBeUndefined();
  expect(companyName.compare('星辰科技有限公司', [['名 称 上海 星辰 科技 有限 公司']])).toBeUndefined();
  expect(companyName.compare('星辰科技有限公司', [['企业 名 称 ： 星辰 科技 有限 公司']])).toEqual(equal);
});

test('a credit code is read among the words of its line', () => {
  expect(licenceCode.compare(CODE, [[`统一 社会 信用 代码 ”${CODE}`]])).toEqual(equal);
  const other = [[`代码 ${CODE}`], [`代码 ${CODE}`]];
  expect(licenceCode.compare('91110105MAW4HWGTEM', other)).toEqual({ isEqual: false, read: CODE });
});

test('masked values and those of other lengths are not compared', () => {
  for (const value of ['110101********4518', '110101850307451', '']) {
    expect(idNumber.applies(value)).toBe(false);
    expect(birthDate.applies(value)).toBe(false);
  }
  expect(personName.applies('孔*')).toBe(false);
});
