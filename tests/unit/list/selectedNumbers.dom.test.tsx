import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get, post } from '../../../src/schema.ts';
import { confirming, press } from '../../support/renderConsole';
import { renderList } from '../../support/renderList';

const tools = defineResource({
  name: 'area/tools',
  record: defineRecord({ id: f.text(), state: f.text() }),
  api: { list: get('/api/tools'), lock: post('/api/tools/lock'), mend: post('/api/tools/mend') },
  build: ({ link, submit, submitSelected }) => ({
    key: 'id',
    list: {
      call: 'list',
      columns: ['id', 'state'],
      selection: {
        lock: submitSelected({ call: 'lock', confirm: true, with: (ids) => ({ ids: ids.join(',') }) }),
      },
    },
    actions: {
      see: link({ to: ({ id }) => (id === '' ? '' : `/tools/${id}`) }),
      mend: submit({ call: 'mend', confirm: true, with: ({ id }) => ({ id }) }),
    },
  }),
}) as unknown as AnyResource;

/** A list whose pages have rows of these numbers. */
async function list(pages: readonly (readonly unknown[])[]) {
  const rendered = await renderList(tools, {
    'GET /api/tools': ({ page }: { page?: unknown }) => ({
      data: (pages[Number(page) - 1] ?? []).map((id, place) => ({ id, state: `row ${page}/${place}` })),
      count: pages.flat().length,
    }),
    'POST /api/tools/lock': () => null,
    'POST /api/tools/mend': () => null,
  });
  await screen.findByText('row 1/0');
  const sent = async (call: string) => {
    await press(await confirming(call.endsWith('lock') ? lock : mend));
    await screen.findByText(/success$/);
    return rendered.sent.filter((each) => each.call === call).map(({ params }) => params);
  };
  return { ...rendered, sent };
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')];
const ticked = () => boxes().map(({ checked }) => checked);
const all = () => document.querySelector('thead input') as HTMLElement;
const lock = 'resources.area/tools.selection.lock.name';
const mend = 'resources.area/tools.actions.mend.name';

it('a number that several of the ticked rows have is sent once, as the server wrote it', async () => {
  const { sent } = await list([['W1', 'W1', 'W5']]);
  await press(boxes()[1] as HTMLElement);
  // Of one number there is one selection.
  expect(ticked()).toEqual([true, true, false]);
  await press(boxes()[2] as HTMLElement);
  await press(lock);
  expect(await sent('POST /api/tools/lock')).toEqual([{ ids: 'W1,W5' }]);
});

it('the numbers of other pages stay selected, also those that several rows have', async () => {
  const first = ['W1', 'W1', ...Array.from({ length: 8 }, (_, place) => `V${place}`)];
  const { user, sent } = await list([first, ['W1', 'W7']]);
  await press(boxes()[1] as HTMLElement);
  await user.click(screen.getByLabelText('转到第 2 页'));
  await screen.findByText('row 2/0');
  expect(ticked()).toEqual([true, false]);
  await press(boxes()[1] as HTMLElement);
  await press(lock);
  expect(await sent('POST /api/tools/lock')).toEqual([{ ids: 'W1,W7' }]);
});

it.each(['', null, { a: 1 }])('a row whose number is %j can not be ticked, and says why', async (id) => {
  const { sent } = await list([[id, 'W5']]);
  const [box] = boxes();
  expect(box?.disabled).toBe(true);
  expect(box?.getAttribute('aria-label')).toBe('缺少编号，无法选择');
  expect(box?.parentElement?.title).toBe('缺少编号，无法选择');
  await press(all());
  await press(lock);
  expect(await sent('POST /api/tools/lock')).toEqual([{ ids: 'W5' }]);
});

it('links, actions and cells of a row know no made-up number', async () => {
  const { sent } = await list([['', 'W1', 'W1']]);
  const links = [...document.querySelectorAll('tbody tr')].map((row) =>
    row.querySelector('a')?.getAttribute('href'),
  );
  expect(links).toEqual([undefined, '/tools/W1', '/tools/W1']);
  expect(document.body.textContent).not.toMatch(/#\d/);
  await press(screen.getAllByText(mend)[2] as HTMLElement);
  expect(await sent('POST /api/tools/mend')).toEqual([{ id: 'W1' }]);
});
