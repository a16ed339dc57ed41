import { codec } from '@resources/codec';
import { expect, it } from 'vitest';
import type { Client } from '../../../src/api/client';
import { createDataProvider } from '../../../src/api/dataProvider';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, i, post } from '../../../src/schema.ts';

/** A declaration all of whose actions are called the same. */
const sent = (call: 'row' | 'above' | 'first' | 'second') => ({ call, confirm: true, form: {} }) as const;
const resource = defineResource({
  name: 'area/things',
  record: defineRecord({ no: f.text() }),
  api: {
    list: post('/list'),
    row: post('/row'),
    above: post('/above'),
    first: post('/first'),
    second: post('/second'),
    edit: post('/edit'),
  },
  build: ({ submit, decide, form, decidedBy }) => ({
    key: 'no',
    list: { call: 'list', columns: ['no'], actions: { approve: submit(sent('above')) } },
    actions: { approve: submit(sent('row')) },
    review: {
      audit: { decided: decidedBy({ result: 'no' }), actions: { approve: decide(sent('first')) } },
      makeOut: { decided: decidedBy({ result: 'no' }), actions: { approve: decide(sent('second')) } },
    },
    edit: form({ call: 'edit', form: { no: i.text() } }),
  }),
}) as unknown as AnyResource;

/** The path that is asked for what stands at a path of the definition. */
async function askedFor(action: string): Promise<string> {
  const asked: string[] = [];
  const client: Pick<Client, 'send'> = {
    async send({ path }) {
      asked.push(path);
      return null;
    },
  };
  const provider = createDataProvider({
    client: client as Client,
    codec,
    load: async () => resource,
    onDrift: () => {},
  });
  await provider.update('area/things', { id: '1', data: {}, previousData: { id: '1' }, meta: { action } });
  return asked.join();
}

it.each([
  ['actions.approve', '/row'],
  ['list.actions.approve', '/above'],
  ['review.audit.actions.approve', '/first'],
  ['review.makeOut.actions.approve', '/second'],
  ['edit', '/edit'],
])('the action %s is sent to %s, even if something else has its name', async (action, path) => {
  expect(await askedFor(action)).toBe(path);
});

it.each(['approve', 'review.audit', 'list', ''])('nothing is sent for %j', async (action) => {
  await expect(askedFor(action)).rejects.toThrow(`area/things declares nothing at '${action}' that sends`);
});
