import { roles, webLabels } from '@resources/sources';
import { expect, test } from 'vitest';
import type { Client } from '../../../src/api/client';
import { fetchOptions } from '../../../src/kinds/inputs/options';
import type { Drift } from '../../../src/schema/drift';
import type { OptionSource } from '../../../src/schema/inputs';
import { get } from '../../../src/schema.ts';

const source = { call: get('/api/roles'), value: 'id', text: 'name', children: 'below' };
const same = { a: 1 };

/** The options read from an answer, and what was reported about it. */
async function read(data: unknown, from: OptionSource = source) {
  const drifts: Drift[] = [];
  const client = { send: async () => data } as unknown as Client;
  const options = await fetchOptions(client, from, (drift) => drifts.push(drift));
  return { options, problems: drifts.map(({ field, problem }) => `${field} ${problem}`) };
}

test('an option without a text is a dash and reported, never [object Object]', async () => {
  const { options, problems } = await read([{ id: 1, name: same, below: [{ id: 2, name: ['x'] }] }]);
  expect(options).toEqual([{ value: '1', text: '—', children: [{ value: '2', text: '—', children: [] }] }]);
  expect(problems).toEqual(['name retyped', 'name retyped']);
});

test('an unreadable or duplicate option is left out and reported', async () => {
  const { options, problems } = await read([
    { id: same, name: 'a' },
    { id: 1, name: 'b' },
    { id: '1', name: 'c' },
  ]);
  expect(options).toEqual([{ value: '1', text: 'b', children: [] }]);
  expect(problems).toEqual(['id retyped', 'id repeated key']);
});

test('an empty answer has no options, and an entirely unreadable one is malformed', async () => {
  await expect(read([])).resolves.toMatchObject({ options: [] });
  await expect(read({ data: null })).resolves.toMatchObject({ options: [] });
  for (const data of [undefined, '', 7, {}, [same], [{ name: 'no id' }]])
    await expect(read(data)).rejects.toMatchObject({ failure: 'malformed' });
});

test.each([
  ['rows of roles', [{ id: 2, position: '审核员' }]],
  ['rows with a name', [{ id: '2', name: '审核员' }]],
  ['rows as an account has them', [{ role_id: 2, position: '审核员', name: null }]],
  ['rows under a key', { list: [{ id: 2, position: '审核员' }], count: '1' }],
])(
  'the roles of an account have words and no bare numbers, whatever the server calls them: %s',
  async (_, data) => {
    const { options, problems } = await read(data, roles);
    expect(options).toEqual([{ value: '2', text: '审核员', children: [] }]);
    expect(problems).toEqual([]);
  },
);

test.each([[['合同']], [[{ id: 1, name: '合同' }]], [[{ id: 1, label: '合同' }]]])(
  'a label is its words, whatever the server calls them: %j',
  async (list) => {
    const { options } = await read({ list }, webLabels);
    expect(options).toEqual([{ value: '合同', text: '合同', children: [] }]);
  },
);
