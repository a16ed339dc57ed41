import { codec } from '@resources/codec';
import { expect, it } from 'vitest';
import type { Client, SendOptions } from '../../../src/api/client';
import { createDataProvider } from '../../../src/api/dataProvider';
import type { Params } from '../../../src/model/calls';
import { forms } from '../../../src/schema/lint/parts';
import type { AnyResource, AnyRow } from '../../../src/schema/resource';
import type { Values } from '../../../src/schema/validate';
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
    chosen: post('/chosen'),
    edit: post('/edit'),
  },
  build: ({ submit, submitSelected, decide, form, decidedBy }) => ({
    key: 'no',
    list: {
      call: 'list',
      columns: ['no'],
      actions: { approve: submit(sent('above')) },
      selection: {
        approve: submitSelected({ call: 'chosen', confirm: true, with: (ids) => ({ ids: ids.join() }) }),
      },
    },
    actions: { approve: submit(sent('row')) },
    review: {
      audit: { decided: decidedBy({ result: 'no' }), actions: { approve: decide(sent('first')) } },
      makeOut: { decided: decidedBy({ result: 'no' }), actions: { approve: decide(sent('second')) } },
    },
    edit: form({ call: 'edit', form: { no: i.text(), note: i.text() }, with: ({ id }) => ({ id }) }),
  }),
}) as unknown as AnyResource;

/** What is sent for the action at a path of the declaration. */
async function sentFor(path: string, record: AnyRow, values: Values = {}, params?: Params) {
  const sent: [string, Params, SendOptions][] = [];
  const client: Pick<Client, 'send'> = {
    async send(call, body = {}, options = {}) {
      sent.push([call.path, body, options]);
      return 'the answer';
    },
  };
  const provider = createDataProvider({
    client: client as Client,
    codec,
    load: () => Promise.reject(new Error('it is at hand')),
    onDrift: () => {},
  });
  const action = forms(resource).find((each) => each.path === path)?.part;
  if (!action) throw new Error(`nothing is declared at ${path}`);
  expect(await provider.submit({ resource, action }, record, values, params)).toBe('the answer');
  return sent;
}

it.each([
  ['actions.approve', '/row'],
  ['list.actions.approve', '/above'],
  ['review.audit.actions.approve', '/first'],
  ['review.makeOut.actions.approve', '/second'],
])('the action %s is sent to %s once, as a change, even if something else has its name', async (path, to) => {
  expect(await sentFor(path, { id: '1' })).toEqual([[to, {}, { changes: true }]]);
});

it('a form is sent with what was filled in, empty where nothing was, with what it takes from the record, and what the page adds', async () => {
  const sent = await sentFor('edit', { id: '7' }, { no: 'A1', note: ' ' }, { owner: '9' });
  expect(sent).toEqual([['/edit', { no: 'A1', note: '', id: '7', owner: '9' }, { changes: true }]]);
});

it('an action on selected rows is sent once, with all of them', async () => {
  const chosen = { id: '', $selected: ['1', '2'] };
  expect(await sentFor('list.selection.approve', chosen)).toEqual([
    ['/chosen', { ids: '1,2' }, { changes: true }],
  ]);
});
