import account from '@resources/authority/account';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError, FirstError } from '../../../src/api/errors';
import { sampleShape } from '../../../src/model/shape';
import { EmbeddedList } from '../../../src/ui/list/EmbeddedList';
import { type Answers, button, field, press, renderConsole, write } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const CHANGE = 'POST /api/user/changePassword';
const LIST = 'POST /api/version/getList';
const open = (more: Partial<Parameters<typeof renderConsole>[0]> = {}) =>
  renderConsole({ at: '/personal/password', config: { capabilities: ['changePassword'] }, ...more });
const answering = (answer: Answers[string]): Answers => ({ [CHANGE]: answer });

type User = Awaited<ReturnType<typeof renderConsole>>['user'];
async function fill(user: User, old: string, next: string, again = next) {
  await write(user, /^原密码/, old);
  await write(user, /^新密码/, next);
  await write(user, /^再次输入新密码/, again);
}

/** What describes a box to who hears it, and whether it is wrong. */
async function saidOf(label: RegExp) {
  const box = await field(label);
  const said = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  return [said?.textContent, box.getAttribute('aria-invalid')];
}

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

describe("changing one's own password", () => {
  test('sends the old one and the new one once, and leads to the login', async () => {
    const left: unknown[] = [];
    const { sent, user } = await open({
      answers: answering(() => null),
      onLeave: (notice) => left.push(notice),
    });
    await fill(user, 'old-1', 'secret#123');
    await press('提交');
    await waitFor(() => expect(left).toEqual(['loginAgain']));
    expect(sent).toMatchObject([{ call: CHANGE, params: { old_password: 'old-1', password: 'secret#123' } }]);
    expect(sent[0]?.params).not.toHaveProperty('again');
    expect(session.token()).toBeUndefined();
  });

  test('says which input is wrong before anything is sent', async () => {
    const { sent, user } = await open();
    await press('提交');
    await screen.findByText('原密码不能为空');
    await fill(user, 'old-1', 'secret#123', 'secret#124');
    await press('提交');
    await screen.findByText('两次输入的新密码不一致');
    expect(document.activeElement).toBe(await field(/^再次输入新密码/));
    expect(sent).toEqual([]);
  });

  test('keeps what was typed beside the words of a refusal, and can be sent again', async () => {
    let answer: unknown = new ApiError('refused', '原密码错误');
    const { sent, user } = await open({ answers: answering(() => answer) });
    await fill(user, 'old-1', 'secret#123');
    await press('提交');
    const said = await screen.findByText('原密码错误');
    expect(said.closest('form')).not.toBeNull();
    expect(said.closest('[role=alert]')).not.toBeNull();
    expect((await field(/^原密码/)).value).toBe('old-1');
    expect((await field(/^新密码/)).value).toBe('secret#123');
    answer = null;
    await press('提交');
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('原密码错误')).toBeNull());
  });

  test('is sent once while the server is slow', async () => {
    const { sent, user } = await open({ answers: answering(() => new Promise(() => {})) });
    await fill(user, 'old-1', 'secret#123');
    const submit = await button('提交');
    await user.click(submit);
    await user.click(submit);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((await button('取消')).getAttribute('aria-disabled')).toBe('true');
  });

  test('tells password managers which is which', async () => {
    await open();
    expect((await field(/^原密码/)).autocomplete).toBe('current-password');
    expect((await field(/^新密码/)).autocomplete).toBe('new-password');
  });

  test.each([
    ['contract', 'secret123', undefined],
    ['contract', 'all letters here', '请输入不超过30个字符的数字和字母的组合'],
    ['long', 'all letters here', undefined],
    ['long', '密码也可以是汉字呀', undefined],
    ['long', 'a1b2c3d', '密码应为8到64个字符'],
    ['long', 'a1'.repeat(33), '密码应为8到64个字符'],
  ])('follows the rule of the server: %s %s', async (passwordRule, typed, wrong) => {
    const { sent, user } = await open({
      config: { capabilities: ['changePassword'], passwordRule },
      answers: answering(() => null),
    });
    await fill(user, 'old-1', typed);
    await press('提交');
    if (wrong) await waitFor(async () => expect(await saidOf(/^新密码/)).toEqual([wrong, 'true']));
    else await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toHaveLength(wrong ? 0 : 1);
  });
});

describe('a server that wants the password changed first', () => {
  const versions = (config: object) =>
    open({
      at: '/app/version',
      lists: ['app/version'],
      config,
      answers: { [LIST]: () => new FirstError('请先修改密码', 'personal/password') },
    });

  test('leads to the form, with its sentence', async () => {
    const { router } = await versions({ capabilities: ['changePassword'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal/password'));
    await field(/^原密码/);
    expect(document.querySelector('form [role=alert]')?.textContent).toBe('请先修改密码');
    expect(document.querySelector('.MuiSnackbar-root')).toBeNull();
  });

  test('is not said by the list in a toast, too', async () => {
    // Where it leads is open already, so that the list stays.
    await open({
      pages: { '/personal/password': <EmbeddedList name="app/version" params={{}} /> },
      answers: { [LIST]: () => new FirstError('请先修改密码', 'personal/password') },
    });
    await screen.findByText('数据加载失败');
    expect(document.querySelector('.MuiSnackbar-root')).toBeNull();
  });

  test('has merely refused where the console has no such form', async () => {
    const { router } = await versions({});
    await waitFor(() =>
      expect(document.querySelector('.MuiSnackbar-root')?.textContent).toBe('请先修改密码'),
    );
    expect(router.state.location.pathname).toBe('/app/version');
  });
});

test('an account form follows the rule of the server, too', async () => {
  const { user } = await open({
    at: '/authority/account-add',
    config: { passwordRule: 'long' },
    answers: { 'GET /api/ajax/power/roleInfo': () => [{ id: '3', position: '审核员' }] },
  });
  await write(user, /^密码/, 'short1');
  await press('提交');
  await waitFor(async () => expect(await saidOf(/^密码/)).toEqual(['密码应为8到64个字符', 'true']));
});

describe('the rule of a new password', () => {
  const contract = '请输入不超过30个字符的数字和字母的组合';
  const answers: Answers = {
    'GET /api/ajax/power/roleInfo': () => [{ id: '3', position: '审核员' }],
    'GET /api/ajax/power/getOne': () => ({ ...sampleShape(account.record, 1), position: '审核员' }),
  };

  test.each([
    ['/personal/password', /^新密码/, 'contract', contract],
    ['/personal/password', /^新密码/, 'long', '密码应为8到64个字符'],
    ['/authority/account-add', /^密码/, 'contract', contract],
    ['/authority/account-add', /^密码/, 'long', '密码应为8到64个字符'],
    ['/authority/account-edit/12', /^密码/, 'contract', contract],
  ])('is said of its box before anything is typed: %s %s %s', async (at, label, passwordRule, rule) => {
    await open({ at, answers, config: { capabilities: ['changePassword'], passwordRule } });
    expect(await saidOf(label)).toEqual([rule, 'false']);
  });

  test('is not said of the present password, nor of what is typed again', async () => {
    await open();
    for (const label of [/^原密码/, /^再次输入新密码/]) expect((await saidOf(label))[0]).toBeUndefined();
  });
});
