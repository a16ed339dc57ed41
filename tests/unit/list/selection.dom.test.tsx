import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get, i, post } from '../../../src/schema.ts';
import { button, confirming, press } from '../../support/renderConsole';
import { renderList } from '../../support/renderList';

const tools = defineResource({
  name: 'area/tools',
  record: defineRecord({ no: f.text(), state: f.text() }),
  api: { list: get('/api/tools'), lock: post('/api/tools/lock'), note: post('/api/tools/note') },
  build: ({ link, submitSelected }) => ({
    key: 'no',
    list: {
      call: 'list',
      columns: ['no', 'state'],
      selection: {
        lock: submitSelected({ call: 'lock', confirm: true, with: (ids) => ({ ids: ids.join(',') }) }),
        note: submitSelected({
          call: 'note',
          form: { text: i.text() },
          with: (ids) => ({ ids: ids.join(',') }),
        }),
      },
    },
    actions: { see: link({ to: () => '/user/users' }) },
  }),
}) as unknown as AnyResource;

const words = (name: string) => `resources.area/tools.selection.${name}`;

/** A list of three, of which the first and the last are selected. */
async function select(answers: Record<string, () => unknown>) {
  let read = 0;
  const rendered = await renderList(tools, {
    'GET /api/tools': () => {
      read += 1;
      return { data: ['A', 'B', 'C'].map((no) => ({ no, state: `read ${read}` })), count: 3 };
    },
    ...answers,
  });
  await screen.findByText('A');
  for (const at of [0, 2]) await press(boxes()[at] as HTMLElement);
  const called = (call: string) => rendered.sent.filter((each) => each.call === call);
  return { ...rendered, called };
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')];
const ticked = () => boxes().map(({ checked }) => checked);

it('an action on the selected rows is sent once and confirmed; then the list is read again and the selection cleared', async () => {
  const { user, called } = await select({ 'POST /api/tools/lock': () => null });
  await press(`${words('lock')}.name`);
  const confirm = await confirming(`${words('lock')}.name`);
  await user.dblClick(confirm);
  await screen.findByText(`${words('lock')}.success`);
  expect(called('POST /api/tools/lock')).toEqual([{ call: 'POST /api/tools/lock', params: { ids: 'A,C' } }]);
  await waitFor(() => expect(screen.queryByText('read 1')).toBeNull());
  expect(ticked()).toEqual([false, false, false]);
  // The focus stays where the user worked, and doesn't go to the beginning of the page.
  await waitFor(() => expect(document.activeElement?.closest('[role=group]')).not.toBeNull());
});

it('after a refusal, which is shown, the rows stay selected', async () => {
  const { called } = await select({
    'POST /api/tools/lock': () => new ApiError('refused', '其中一条已锁定'),
  });
  await press(`${words('lock')}.name`);
  await press(await confirming(`${words('lock')}.name`));
  await screen.findByText('其中一条已锁定');
  expect(called('POST /api/tools/lock')).toHaveLength(1);
  expect(ticked()).toEqual([true, false, true]);
});

it('a form is sent with the selected ids and its input', async () => {
  const { user, called } = await select({ 'POST /api/tools/note': () => null });
  await press(`${words('note')}.name`);
  await user.click(await screen.findByLabelText(`${words('note')}.fields.text`));
  await user.paste('借出');
  await press('提交');
  await screen.findByText(`${words('note')}.success`);
  expect(called('POST /api/tools/note').map(({ params }) => params)).toEqual([{ text: '借出', ids: 'A,C' }]);
  await waitFor(() => expect(ticked()).toEqual([false, false, false]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a form stays open while it is being sent', async () => {
  let answer = (_: unknown) => {};
  const { user } = await select({
    'POST /api/tools/note': () => new Promise((resolve) => (answer = resolve)),
  });
  await press(`${words('note')}.name`);
  await press('提交');
  await waitFor(() => expect(screen.getByText('提交').closest('[aria-disabled=true]')).not.toBeNull());
  await press('取消');
  await user.keyboard('{Escape}');
  await act(async () => answer(new ApiError('refused', '其中一条已锁定')));
  await screen.findByText('其中一条已锁定');
  await button('提交');
});

it("the header's box is half-checked while only some rows are selected; it selects them all, then none", async () => {
  const { user } = await select({});
  const all = document.querySelector<HTMLInputElement>('thead input') as HTMLInputElement;
  const looks = () => [all.indeterminate, all.checked];
  expect(looks()).toEqual([true, false]);
  await user.click(all);
  expect(ticked()).toEqual([true, true, true]);
  expect(looks()).toEqual([false, true]);
  await user.click(all);
  expect(ticked()).toEqual([false, false, false]);
  expect(looks()).toEqual([false, false]);
});

it('with Shift, all rows since the last one pressed are selected', async () => {
  const { user } = await select({});
  await user.click(boxes()[0] as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(boxes()[1] as HTMLElement);
  expect(ticked()).toEqual([true, true, true]);
});
