import { resources } from '@resources/manifest';
import { describe, expect, it } from 'vitest';
import { lookupsOf, namesOf, numberIn } from '../../../src/console/palette/lookups';
import { resourceOffered } from '../../../src/schema/capabilities';
import type { AnyResource } from '../../../src/schema/resource';
import { defineIdentifier, defineRecord, defineResource, f, get, i } from '../../../src/schema.ts';

const declared = await Promise.all(Object.values(resources).map(async (load) => (await load()).default));
/** What a server offers that knows the specification alone, and what our own does. */
const plain = declared.map((each) => resourceOffered(each, []));
const own = declared.map((each) => resourceOffered(each, ['partialSearch']));
const listsFor = (number: string, all = plain) =>
  lookupsOf(all, number).map(({ list, kind }) => `${list} ${kind?.name}`);

const ofPhones = [
  'user/enterprise',
  'user/individual',
  'user/balance',
  'user/integral',
  'evidence/results',
  'online/web',
  'online/process',
  'online/move',
  'money/just',
  'money/customer',
  'money/gift',
  'money/invoice',
].map((list) => `${list} phoneNumber`);

describe('a number is looked up in the lists that declare a filter for it', () => {
  it.each(['13800138000', '+86 138-0013-8000', '１３８００１３８０００', '138\u200B00138000'])(
    'a phone number, pasted as %j',
    (typed) => {
      expect(listsFor(typed)).toEqual(ofPhones);
      expect(lookupsOf(plain, typed)[0]?.text).toBe('13800138000');
    },
  );

  it('a credit code: first the lists that declare it, then those that might know it', () => {
    expect(listsFor('91350211M000100Y43').slice(0, 2)).toEqual([
      'user/enterprise taxNumber',
      'money/invoice taxNumber',
    ]);
  });

  it.each([
    ['BQ202601010000000001', 'evidence/EnterpriseCertificate evidenceNumber'],
    ['bq202601010000000001', 'evidence/EnterpriseCertificate evidenceNumber'],
    ['WQ202601010000000001', 'online/web webNumber'],
    ['GC202601010000000001', 'online/process processNumber'],
    ['YD202601010000000001', 'online/move moveNumber'],
    ['GZ202601010000000001', 'money/just orderNumber'],
    ['CZ202601010000000001', 'money/customer chargeNumber'],
  ])('%s, by its beginning first where that is declared, then wherever it may be known', (number, first) => {
    expect(listsFor(number)[0]).toBe(first);
    expect(listsFor(number)).toHaveLength(7);
    expect(lookupsOf(plain, number)[0]?.text).toBe(number.toUpperCase());
  });

  it('the beginning of such a number only where it is declared', () => {
    expect(listsFor('GZ2026')).toEqual(expect.arrayContaining(['money/just orderNumber']));
    expect(listsFor('WQ20')).toEqual(['online/web webNumber']);
  });

  it.each(['企业', 'zhang', '12', ''])("nothing that isn't a number, such as %j", (typed) => {
    expect(listsFor(typed)).toEqual([]);
    expect(listsFor(typed, own)).toEqual([]);
  });

  it('works in a new list by its declaration alone', () => {
    const isbn = defineIdentifier('isbn', { pattern: /^97[89]\d{10}$/, example: '9783161484100' });
    const books = defineResource({
      name: 'area/books',
      record: defineRecord({ isbn: f.text() }),
      api: { list: get('/api/books') },
      build: () => ({
        key: 'isbn',
        list: { call: 'list', columns: ['isbn'], filters: { code: i.text({ finds: [isbn] }) } },
      }),
    });
    expect(lookupsOf([books as unknown as AnyResource], '9783161484100')).toEqual([
      { list: 'area/books', filter: 'code', text: '9783161484100', kind: isbn },
    ]);
  });
});

describe('a part of a number', () => {
  it('is looked up only where the server finds parts', () => {
    expect(listsFor('8000')).toEqual([]);
    expect(listsFor('8000', own)).toEqual(ofPhones);
    expect(listsFor('800', own)).toEqual([]);
  });

  it('of a serial number takes more digits', () => {
    expect(listsFor('000001', own)).toContain('evidence/certificate evidenceNumber');
    expect(listsFor('0001', own)).not.toContain('evidence/certificate evidenceNumber');
  });
});

it('a name is looked up in the lists that declare whose name it is', () => {
  const lists = (typed: string) => namesOf(plain, typed).map(({ list }) => list);
  expect(lists(' 华信 ')).toEqual(['user/enterprise', 'user/individual', 'user/balance']);
  for (const typed of ['华', '2026', '--', '']) expect(lists(typed)).toEqual([]);
});

it('the surest kind of a filter counts, and a filter without kinds is never searched', () => {
  const loose = defineIdentifier('loose', { pattern: /^\d+$/, example: '1', loose: true });
  const sure = defineIdentifier('sure', { pattern: /^\d{3}$/, example: '123' });
  const things = defineResource({
    name: 'area/things',
    record: defineRecord({ no: f.text() }),
    api: { list: get('/api/things') },
    build: () => ({
      key: 'no',
      list: {
        call: 'list',
        columns: ['no'],
        filters: { word: i.text(), code: i.text({ finds: [loose, sure] }) },
      },
    }),
  }) as unknown as AnyResource;
  const found = { list: 'area/things', filter: 'code' };
  expect(lookupsOf([things], '123')).toEqual([{ ...found, text: '123', kind: sure }]);
  expect(lookupsOf([things], '1234')).toEqual([{ ...found, text: '1234', kind: loose }]);
});

it('blanks and full-width characters in a pasted number are normalized', () => {
  expect(numberIn(' １３８ 0013\t8000 ')).toBe('13800138000');
});
