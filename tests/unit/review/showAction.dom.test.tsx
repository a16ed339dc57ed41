import { enabled } from '@resources/enums';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { ListOfPage } from '../../../src/kit/PageContext';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get, post } from '../../../src/schema.ts';
import ShowPage from '../../../src/ui/show/ShowPage';
import { button, confirming, press, renderConsole } from '../../support/renderConsole';

/** A record with an action on its page, under a name and keys that have words. */
const role = defineResource({
  name: 'authority/role',
  record: defineRecord({ id: f.hidden(), position: f.text(), status: f.enum(enabled) }),
  api: { one: get('/role'), toggle: post('/toggle') },
  build: ({ submit, facts }) => ({
    key: 'id',
    detail: { call: 'one', params: (id) => ({ id }) },
    show: { representation: 'position', sections: { base: facts(['status']) } },
    actions: {
      enable: submit({
        when: { status: 'disabled' },
        call: 'toggle',
        confirm: true,
        with: ({ id }) => ({ id }),
      }),
      disable: submit({
        when: { status: 'enabled' },
        call: 'toggle',
        confirm: true,
        with: ({ id }) => ({ id }),
      }),
    },
  }),
}) as unknown as AnyResource;

/** Opens the page of a disabled role; `becomes` is its status after the action was sent. */
async function openRole(toggle: () => unknown, becomes: 'enabled' | 'disabled' = 'enabled') {
  let status: typeof becomes = 'disabled';
  return renderConsole({
    at: '/role',
    declares: { 'authority/role': role },
    areas: ['authority'],
    pages: {
      '/role': (
        <ListOfPage value="authority/role">
          <ShowPage name="authority/role" params={{ id: '7' }} />
        </ListOfPage>
      ),
    },
    answers: {
      'GET /role': () => ({ id: '7', position: '审核员', status: enabled.wire(status) }),
      'POST /toggle': () => {
        status = becomes;
        return toggle();
      },
    },
  });
}

const calls = (sent: readonly { call: string }[]) => sent.map(({ call }) => call);

test('an action on a record’s page reloads the record and offers the actions that apply now', async () => {
  const { sent } = await openRole(() => null);
  const enable = await button('启用');
  expect(enable.getAttribute('aria-describedby'), 'no row is there to tell what it is about').toBeNull();
  await press('启用');
  await press(await confirming('启用'));
  await button('禁用');
  expect(screen.queryByText('启用', { selector: 'button' })).toBeNull();
  await waitFor(() => expect(calls(sent)).toEqual(['GET /role', 'POST /toggle', 'GET /role']));
});

test('if somebody else was first, an action on a record’s page says what the record is now, and offers the actions that apply', async () => {
  const { sent } = await openRole(() => new ApiError('refused', '角色已启用'));
  await press('启用');
  await press(await confirming('启用'));
  await screen.findByText(/现在为：已启用。/);
  await act(async () => (await screen.findByLabelText('关闭')).click());
  await button('禁用');
  expect(screen.queryByText('启用', { selector: 'button' })).toBeNull();
  expect(calls(sent)).toEqual(['GET /role', 'POST /toggle', 'GET /role']);
});

test('an action on a record’s page that is refused while it still applies shows the server’s message', async () => {
  await openRole(() => new ApiError('refused', '系统繁忙'), 'disabled');
  await press('启用');
  await press(await confirming('启用'));
  await screen.findByText('系统繁忙');
  expect(screen.queryByText(/现在为/)).toBeNull();
});
