import { resources } from '@resources/manifest';
import { describe, expect, it } from 'vitest';
import { lookupsOf, numberIn } from '../../../src/console/palette/lookups';
import type { AnyResource } from '../../../src/schema/resource';
import { defineIdentifier, defineRecord, defineResource, f, get, i } from '../../../src/schema.ts';

const all = await Promise.all(Object.values(resources).map(async (load) => (await load()).default));
const listsFor = (number: string) => lookupsOf(all, number).map(({ list, kind }) => `${list} ${kind.name}`);

describe('a number is looked up in the lists that declare a filter for it', () => {
  it('a phone number', () => {
    expect(listsFor('13800138000')).toEqual(
      [
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
      ].map((list) => `${list} phoneNumber`),
    );
  });

  it('a credit code: first the list that declares it, then those that might know it', () => {
    expect(listsFor('91350211M000100Y43')[0]).toBe('money/invoice taxNumber');
  });

  it('a number of evidence or of an order, whose form no list declares', () => {
    expect(listsFor('BQ202601010000000001')).toEqual([
      'evidence/EnterpriseCertificate evidenceNumber',
      'evidence/certificate evidenceNumber',
      'online/web evidenceNumber',
      'online/process evidenceNumber',
      'online/move evidenceNumber',
      'money/just orderNumber',
      'money/customer orderNumber',
    ]);
  });

  it.each(['企业', 'zhang', '12', ''])("nothing that isn't a number, such as %j", (typed) => {
    expect(listsFor(typed)).toEqual([]);
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
      { list: 'area/books', filter: 'code', kind: isbn },
    ]);
  });
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
  expect(lookupsOf([things], '123')).toEqual([{ list: 'area/things', filter: 'code', kind: sure }]);
  expect(lookupsOf([things], '1234')).toEqual([{ list: 'area/things', filter: 'code', kind: loose }]);
});

it('blanks and full-width characters in a pasted number are normalized', () => {
  expect(numberIn(' １３８ 0013\t8000 ')).toBe('13800138000');
});
