import role from '@resources/authority/role';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { errors } from 'declared-console/words/zh-CN/errors';
import { describe, expect, it } from 'vitest';
import { ApiError, unsureOf } from '../../../src/api/errors';
import { sampleShape } from '../../../src/model/shape';
import { button, confirming, press, renderConsole } from '../../support/renderConsole';

const LIST = 'GET /api/ajax/role/getRoleList';
const TOGGLE = 'POST /api/ajax/role/roleDisable';
const disabled = { ...sampleShape(role.record, 7), id: '7', position: '审核员', status: '2' };

/** Enables the only role of the list, which is `later` from the second request on: gone if null, or unreadable. */
async function enable(later: object | null, refusal: ApiError) {
  let read = 0;
  const { sent } = await renderConsole({
    at: '/authority/role',
    lists: ['authority/role'],
    answers: {
      [LIST]: () => {
        read += 1;
        if (read === 1) return { data: [disabled], count: 1 };
        if (later instanceof ApiError) return later;
        return later ? { data: [{ ...disabled, ...later }], count: 1 } : { data: [], count: 0 };
      },
      [TOGGLE]: () => refusal,
    },
  });
  await press('启用');
  await press(await confirming('启用'));
  return sent;
}

const leave = async () => act(async () => (await screen.findByLabelText('关闭')).click());

it('a question stays open while it is being sent, and its result is reported', async () => {
  let refuse = (_: ApiError) => {};
  const answer = new Promise<ApiError>((resolve) => {
    refuse = resolve;
  });
  const { sent } = await renderConsole({
    at: '/authority/role',
    lists: ['authority/role'],
    answers: { [LIST]: () => ({ data: [disabled], count: 1 }), [TOGGLE]: () => answer },
  });
  await press('启用');
  await press(await confirming('启用'));
  const dialog = await screen.findByRole('dialog');
  for (const words of ['取消', '启用'])
    expect((await confirming(words)).getAttribute('aria-disabled'), words).toBe('true');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await press('取消');
  await press(await confirming('启用'));
  await act(async () => refuse(new ApiError('refused', '系统繁忙')));
  await screen.findByText('系统繁忙');
  await confirming('启用');
  expect(sent.filter(({ call }) => call === TOGGLE)).toHaveLength(1);
});

it('a question is the description of its dialog', async () => {
  await renderConsole({
    at: '/authority/role',
    lists: ['authority/role'],
    answers: { [LIST]: () => ({ data: [disabled], count: 1 }) },
  });
  await press('启用');
  const dialog = await screen.findByRole('dialog', { name: '启用' });
  const question = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(question?.textContent).toContain('审核员');
});

describe('an action of a list that somebody else has taken', () => {
  it('says who was first and the row’s current state, and reads the list again', async () => {
    const decided = { by: '李四', at: '2026-01-31 08:00:00' };
    const sent = await enable({ status: '1' }, new ApiError('refused', '角色已启用', decided));
    await screen.findByText(/李四 已于 2026-01-31 08:00:00 处理，现在为：已启用。/);
    expect(document.activeElement?.role, 'the keyboard is on it').toBe('alert');
    expect(sent.filter(({ call }) => call === TOGGLE)).toHaveLength(1);
    await leave();
    // Left, it shows the list as it was read for it, which is not asked for again.
    await button('禁用');
    expect(sent.filter(({ call }) => call === LIST)).toHaveLength(2);
  });

  it('says who was first even when the reloaded list is out of date', async () => {
    await enable({}, new ApiError('refused', '角色已启用', { by: '李四', at: '2026-01-31 08:00:00' }));
    await screen.findByText(/李四 已于 2026-01-31 08:00:00 处理/);
  });

  it('is recognised by the row if the refusal does not say so', async () => {
    await enable({ status: '1' }, new ApiError('refused', '角色已启用'));
    await screen.findByText(/现在为：已启用。/);
  });

  it('shows the server’s message if the row is gone from the list', async () => {
    await enable(null, new ApiError('refused', '角色已启用'));
    await screen.findByText('角色已启用');
    expect(screen.queryByText('审核员')).not.toBeNull();
    await leave();
    await waitFor(() => expect(screen.queryByText('审核员')).toBeNull());
  });

  it('is not assumed while the row still offers it: the server’s message is shown, the list is reloaded, and the question can be answered again', async () => {
    const sent = await enable({ position: '审核组长' }, new ApiError('refused', '系统繁忙'));
    await screen.findByText('系统繁忙');
    expect(screen.queryByText(/现在为/)).toBeNull();
    await screen.findByText('审核组长');
    await press(await confirming('启用'));
    await waitFor(() => expect(sent.filter(({ call }) => call === TOGGLE)).toHaveLength(2));
  });

  it('is not assumed if the list can not be read again: the server’s message is shown', async () => {
    await enable(ApiError.of('http'), new ApiError('refused', '系统繁忙'));
    await screen.findByText('系统繁忙');
  });

  it('is perhaps the own one whose answer was lost: the row’s state is read and shown', async () => {
    await enable({ status: '1' }, unsureOf(ApiError.of('timeout')) as ApiError);
    await screen.findByText(/现在为：已启用。你刚才的操作没有收到服务器的答复/);
    expect(screen.queryByText(/没有提交|他人/)).toBeNull();
    await leave();
    await button('禁用');
  });

  it('is not assumed if the answer was lost and the row still offers it; the message says to check first', async () => {
    await enable({}, unsureOf(ApiError.of('timeout')) as ApiError);
    await screen.findByText(errors.unsure.timeout);
    await confirming('启用');
  });
});
