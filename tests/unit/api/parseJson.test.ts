import { codec } from '@resources/codec';
import enterprise from '@resources/user/enterprise';
import { userOf } from '@resources/user/users';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { createDataProvider } from '../../../src/api/dataProvider';
import { parseJson } from '../../../src/api/parseJson';
import type { Drift } from '../../../src/schema/drift';
import type { AnyResource } from '../../../src/schema/resource';

describe('an answer keeps the digits of its numbers', () => {
  it.each([
    ['636507967185264642', '636507967185264642'],
    ['-636507967185264642', '-636507967185264642'],
    // A double holds it, but also its neighbour.
    ['9007199254740992', '9007199254740992'],
    ['9007199254740991', 9007199254740991],
    ['1764067885123', 1764067885123],
    ['99999999999999.99', '99999999999999.99'],
    ['12345678901234567.10', '12345678901234567.10'],
    ['0.1234567890123456789', '0.1234567890123456789'],
    ['1234567890.1200000000', 1234567890.12],
    // As languages write doubles with 17 digits.
    ['0.10000000000000001', 0.1],
    ['10850.299999999999', 10850.3],
    ['2.1000000000000001', 2.1],
    ['1234567890.1234567E5', Number('1234567890.1234567E5')],
  ])('%s', (wire, read) => {
    expect(parseJson(`{"a":${wire},"b":[${wire}]}`)).toEqual({ a: read, b: [read] });
    expect(parseJson(wire)).toEqual(read);
  });

  it.each([
    '636507967185264642',
    'id: 636507967185264642, next',
    '"quoted" 636507967185264642 "again',
    '\\',
    '\\" 636507967185264642',
    '636507967185264642\\\\"',
  ])('and leaves text alone: %s', (text) => {
    const value = { [text]: text, id: 1, more: [text] };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
    expect(parseJson(JSON.stringify(value, null, 2))).toEqual(value);
  });

  it.each(['', '<html>', '{"a":636507967185264642', '[636507967185264642 1]', '{"a":"636507967185264642'])(
    'and is refused if it is not JSON: %s',
    (text) => expect(() => parseJson(text)).toThrow(SyntaxError),
  );

  it.each(['line\nbreak', 'tab\there', 'bell\u0007', '\u0000', 'C:\\\n', '"\r\n"', '636507967185264642\n'])(
    'and control characters that were left in a string: %j',
    (text) => {
      const raw = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
      expect(parseJson(`{\r\n\t"a":"${raw}",\n"n":636507967185264642}`)).toEqual({
        a: text,
        n: '636507967185264642',
      });
    },
  );

  it('is as fast as the platform where no number is long', () => {
    const parse = vi.spyOn(JSON, 'parse');
    parseJson('{"id":123456789012345}');
    expect(parse).toHaveBeenCalledExactlyOnceWith('{"id":123456789012345}');
    parse.mockRestore();
  });
});

it.each(['\uFEFF', '\uFEFF\uFEFF', '\n\t ', '\u00A0\uFEFF '])(
  'what stands around an answer is no part of it: %j',
  (blank) => {
    expect(parseJson(`${blank}{"code":200}${blank}`)).toEqual({ code: 200 });
  },
);

it('three rows whose ids are numbers beyond 2^53 lead to three pages, without a report', async () => {
  const ids = ['636507967185264641', '636507967185264642', '636507967185264643'];
  const row = (id: string) =>
    `{"user_id":${id},"companyName":"甲","mobile":"","registered_time":"","user_status":3,"check_time":"","taxNumber":"","loginTime":""}`;
  const text = `{"code":200,"data":{"data":[${ids.map(row).join()}],"count":3}}`;
  const fetch = async () => new Response(text);
  const client = createClient({ base: '', codec, token: () => 't', onSessionEnd: () => {}, fetch });
  const drifts: Drift[] = [];
  const onDrift = (drift: Drift) => drifts.push(drift);
  const resource = enterprise as unknown as AnyResource;
  const provider = createDataProvider({ client, codec, load: async () => resource, onDrift });
  const { data } = await provider.getList('user/enterprise', {});
  const [column] = enterprise.definition.list.columns;
  expect(data.map(({ id }) => id)).toEqual(ids);
  expect(data.map((each) => column.to(each as never))).toEqual(
    ids.map((id) => expect.stringMatching(`^/user/Detail/${id}(\\?|$)`)),
  );
  expect(data.map((each) => userOf('enterprise')(each as never).user_id)).toEqual(ids);
  expect(drifts).toEqual([]);
});
