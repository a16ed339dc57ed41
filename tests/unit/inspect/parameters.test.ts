import { codec } from '@resources/codec';
import { describe, expect, it } from 'vitest';
import { submitParams } from '../../../src/api/dataProvider';
import { callOf, listParams } from '../../../src/api/listCall';
import { compare, declaredParams, sentParams } from '../../../src/console/inspect/parameters';
import type { Operation } from '../../../src/console/inspect/trace';
import { submits } from '../../../src/schema/lint/parts';
import { get, post } from '../../../src/schema.ts';
import { sampleRecord } from '../../../src/testing/samples';
import { declared, listed, openingsOf } from '../resources/declared';

/** The marked entries of a comparison. */
const undeclaredIn = (asked: Operation, sent: Readonly<Record<string, string>>) =>
  compare(declaredParams(asked, codec), sent)
    .filter((each) => !each.declared)
    .map(({ name }) => name);

it.each(listed)('the list %s sends only declared parameters', (_name, resource) => {
  const { list } = resource.definition;
  const filter = Object.fromEntries(
    Object.entries(list?.filters ?? {}).map(([key, input]) => [key, input.sample(1)]),
  );
  const asked: Operation = { resource, verb: 'getList', row: { id: '' }, meta: {} };
  const call = callOf(resource, list?.call ?? '');
  const params = listParams(resource, { pagination: { page: 2, perPage: 20 }, filter }, codec);
  const sent = sentParams(call, params, codec);
  expect(undeclaredIn(asked, sent)).toEqual([]);
  expect(compare(declaredParams(asked, codec), sent).filter((each) => each.sent === undefined)).toEqual([]);
});

const sending = declared.flatMap(([name, resource]) =>
  submits(resource).map(({ path, part }) => [`${name} ${path}`, resource, part] as const),
);
it.each(sending)('%s sends only declared parameters', (_name, resource, action) => {
  const row = sampleRecord(resource);
  const values = Object.fromEntries(
    Object.entries(action.form).map(([key, input]) => [key, input.sample(1)]),
  );
  const asked: Operation = { resource, verb: 'submit', action, row, meta: {} };
  const call = callOf(resource, action.call);
  expect(undeclaredIn(asked, sentParams(call, submitParams(action, values, row), codec))).toEqual([]);
});

const detailed = declared.filter(([, { definition }]) => definition.detail);
it.each(detailed)(
  'the record %s is read with nothing that its declaration doesn’t name',
  (name, resource) => {
    const { detail } = resource.definition;
    for (const route of openingsOf(name)) {
      const opened = { ...detail?.params('7', route), ...detail?.opening?.(route) };
      const asked: Operation = { resource, verb: 'getOne', row: { id: '7' }, meta: { route, opening: true } };
      const sent = sentParams(callOf(resource, detail?.call ?? ''), opened, codec);
      expect(undeclaredIn(asked, sent)).toEqual([]);
    }
  },
);

it.each(['getList', 'getOne'] as const)(
  '%s names the requests that its page adds to the declaration',
  (verb) => {
    const [, resource] = (verb === 'getList' ? listed : detailed)[0] ?? [];
    if (!resource) throw new Error('nothing is declared');
    const asked: Operation = { resource, verb, row: { id: '7' }, meta: { params: { owner: '9' } } };
    expect(declaredParams(asked, codec).owner).toEqual({ origin: 'address' });
  },
);

it('an action on a row shows parameters from its form, from the row and from its page', () => {
  const [, resource, action] = sending.find(([, , { with: of }]) => of) ?? [];
  if (!resource || !action) throw new Error('nothing is sent of a row');
  const row = sampleRecord(resource);
  const asked: Operation = { resource, action, verb: 'submit', row, meta: { params: { owner: '9' } } };
  expect(declaredParams(asked, codec)).toMatchObject({
    ...Object.fromEntries(
      Object.entries(action.form).map(([name, { kind }]) => [name, { origin: 'form', kind }]),
    ),
    ...Object.fromEntries(
      Object.keys(action.with?.(asked.row) ?? {}).map((name) => [name, { origin: 'record' }]),
    ),
    owner: { origin: 'address' },
  });
});

describe('the sent parameters', () => {
  it('are read from the query, the form, the JSON body and the path', () => {
    expect(sentParams(get('/a'), { b: 'x y', none: undefined }, codec)).toEqual({ b: 'x y' });
    expect(sentParams(post('/a'), { b: '' }, codec)).toEqual({ b: '' });
    const json = { encode: () => ({ path: '/a', body: JSON.stringify({ b: 1, c: 'd' }) }) };
    expect(sentParams(post('/a'), {}, json)).toEqual({ b: '1', c: 'd' });
    const nested = { encode: () => ({ path: '/a', body: JSON.stringify({ b: { c: [1] } }) }) };
    expect(sentParams(post('/a'), {}, nested)).toEqual({ b: '{"c":[1]}' });
    const rows = { encode: () => ({ path: '/a', body: JSON.stringify([1]) }) };
    expect(sentParams(post('/a'), {}, rows)).toEqual({});
    expect(sentParams(get('/a/{id}'), { id: 7 }, codec)).toEqual({ id: '7' });
  });

  it('is shown beside what is declared, with missing and undeclared parameters', () => {
    const page = { origin: 'paging' } as const;
    expect(compare({ page, keyword: { origin: 'filter', kind: 'text' } }, { page: '1', stray: 'x' })).toEqual(
      [
        { name: 'page', sent: '1', declared: page },
        { name: 'keyword', sent: undefined, declared: { origin: 'filter', kind: 'text' } },
        { name: 'stray', sent: 'x', declared: undefined },
      ],
    );
    expect(compare({}, { constructor: 'x' })[0]).toMatchObject({ sent: 'x', declared: undefined });
    expect(compare({ constructor: page }, {})[0]).toMatchObject({ sent: undefined, declared: page });
  });
});
