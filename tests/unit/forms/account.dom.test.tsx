import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { i } from 'declared-console/schema';
import { lazy, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { DeclaredForm } from '../../../src/ui/forms/DeclaredForm';
import { type Answers, button, field, renderConsole } from '../../support/renderConsole';
import { drafts, session } from '../../support/runtime';

const account = {
  admin_id: '12',
  username: 'li@example.com',
  realname: '李四',
  mobile: '13800138001',
  role_id: '3',
  position: '审核员',
  status: '1',
  is_accepted: '1',
};
const backend: Answers = {
  'GET /api/ajax/power/getOne': () => account,
  'GET /api/ajax/power/roleInfo': () => [{ id: '3', position: '审核员' }],
  'POST /api/ajax/power/accountUpdate': () => null,
};

/** A page that takes long to load. */
const Slow = lazy(() => new Promise<{ default: () => null }>(() => {}));

const edit = (answers: Answers = {}) =>
  renderConsole({
    pages: { '/elsewhere': <p>elsewhere</p>, '/slow': <Slow /> },
    at: '/authority/account-edit/12',
    answers: { ...backend, ...answers },
  });

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

const named = (label: string) => field(new RegExp(`^${label}`));

test('an edit starts with the record, its password masked', async () => {
  await edit();
  expect((await named('账号')).value).toBe('li@example.com');
  expect((await named('密码')).value).toBe('******');
});

test('reopening an edit page starts with the current record', async () => {
  let realname = '李四';
  const { router } = await edit({ 'GET /api/ajax/power/getOne': () => ({ ...account, realname }) });
  expect((await named('姓名')).value).toBe('李四');
  realname = '李小四';
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('elsewhere');
  await act(() => router.navigate('/authority/account-edit/12'));
  expect((await named('姓名')).value).toBe('李小四');
});

test('an edit sends the declared body with the unchanged password empty, confirms it and returns to the list', async () => {
  const { sent, user, router } = await edit();
  const realname = await named('姓名');
  await user.clear(realname);
  await user.type(realname, '李小四');
  await user.click(await button('提交'));
  await screen.findByText('编辑成功');
  expect(sent.find(({ call }) => call.endsWith('accountUpdate'))?.params).toEqual({
    id: '12',
    username: 'li@example.com',
    password: '',
    realname: '李小四',
    mobile: '13800138001',
    role_id: '3',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/authority/account'));
});

/** A form whose page renders again when it is done. */
function Redrawn() {
  const [done, setDone] = useState(0);
  return (
    <DeclaredForm
      rules={{ inputs: {} }}
      draftKey="redrawn"
      send={async () => true}
      onDone={() => setDone(done + 1)}
    >
      <button type="submit">send</button>
      <output>{done}</output>
    </DeclaredForm>
  );
}

test('a submitted form reports its end once, however often its page renders after that', async () => {
  const { user } = await renderConsole({ at: '/form', pages: { '/form': <Redrawn /> } });
  await user.click(await button('send'));
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe('0'));
  await act(async () => {});
  expect(screen.getByRole('status').textContent).toBe('1');
});

/** A form with a plain box, in which something is typed once it is drawn, before effects have run. */
function TypedAtOnce() {
  const { register } = useFormContext();
  const box = useRef<HTMLInputElement | null>(null);
  const { ref, ...rest } = register('name');
  useLayoutEffect(() => {
    if (box.current) fireEvent.input(box.current, { target: { value: 'typed' } });
  }, []);
  return (
    <input
      aria-label="name"
      ref={(element) => {
        ref(element);
        box.current = element;
      }}
      {...rest}
    />
  );
}

test('what is typed before the form has begun its work stays', async () => {
  const sent: unknown[] = [];
  const form = (
    <DeclaredForm
      rules={{ inputs: { name: i.text() } }}
      draftKey="at-once"
      send={async (values) => {
        sent.push(values);
        return true;
      }}
    >
      <TypedAtOnce />
      <button type="submit">send</button>
    </DeclaredForm>
  );
  const { user } = await renderConsole({ at: '/form', pages: { '/form': form } });
  expect((await named('name')).value).toBe('typed');
  await user.click(await button('send'));
  await waitFor(() => expect(sent).toEqual([{ name: 'typed' }]));
});

test('an unchanged form leaves no draft', async () => {
  const { user } = await edit();
  const realname = await named('姓名');
  await user.type(realname, '五');
  expect(drafts.exist()).toBe(true);
  await user.type(realname, '{Backspace}');
  expect(realname.value).toBe('李四');
  expect(drafts.exist()).toBe(false);
});

test('each error is shown under its input, the first one gets the focus, and nothing is sent', async () => {
  const { sent, user } = await edit();
  const realname = await named('姓名');
  await user.clear(realname);
  await user.type(realname, 'Li');
  await user.clear(await named('电话'));
  await user.click(await button('提交'));
  await screen.findByText('请输入不超过15个字符的中文姓名');
  await screen.findByText('电话不能为空');
  await waitFor(() => expect(document.activeElement).toBe(realname));
  expect(sent.some(({ call }) => call.endsWith('accountUpdate'))).toBe(false);
});

test('a refusal is shown and keeps the input, and leaving still asks', async () => {
  const { user, router } = await edit({
    'POST /api/ajax/power/accountUpdate': () => new ApiError('refused', '账号已存在'),
  });
  const realname = await named('姓名');
  await user.clear(realname);
  await user.type(realname, '李小四');
  await user.click(await button('提交'));
  await screen.findByText('账号已存在');
  expect((await named('姓名')).value).toBe('李小四');
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('放弃已填写的内容？');
});

test('leaving a dirty form asks, and leaving anyway deletes the draft', async () => {
  const { user, router } = await edit();
  await user.type(await named('姓名'), '五');
  expect(drafts.read('/authority/account-edit/12')).toEqual({ realname: '李四五' });
  await act(() => router.navigate('/elsewhere'));
  const stay = await button('继续填写');
  expect(document.activeElement, 'staying is at hand').toBe(stay);
  await user.click(await button('放弃'));
  await screen.findByText('elsewhere');
  expect(drafts.read('/authority/account-edit/12')).toBeUndefined();
});

test('a form is left once, however often that is clicked while the next page is loading', async () => {
  const { user, router } = await edit();
  await user.type(await named('姓名'), '五');
  await act(() => router.navigate('/slow'));
  const leave = await button('放弃');
  await act(async () => leave.click());
  await act(async () => leave.click());
  expect(router.state.location.pathname).toBe('/slow');
});

test('clicking the leave question after its page has navigated elsewhere does nothing', async () => {
  const { user, router } = await edit();
  await user.type(await named('姓名'), '五');
  await act(() => router.navigate('/elsewhere'));
  const leave = await button('放弃');
  await act(async () => {
    // Before it renders.
    void router.navigate('/authority/account-edit/12?later');
    leave.click();
  });
  expect(router.state.location.search).toBe('?later');
  expect((await named('姓名')).value).toBe('李四五');
});

test('leaving an untouched form does not ask', async () => {
  const { router } = await edit();
  await named('姓名');
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('elsewhere');
});

test('a dirty form is restored after the session ended, with a notice, and without its password', async () => {
  const first = await edit();
  await first.user.type(await named('姓名'), '五');
  const secret = await named('密码');
  await first.user.clear(secret);
  await first.user.type(secret, 'secret123');
  session.end();
  first.unmount();
  expect(JSON.stringify(sessionStorage)).not.toContain('secret123');
  session.start('t2', { uid: '7', name: '张三' });
  await edit();
  await screen.findByText('已恢复上次未提交的内容');
  expect((await named('姓名')).value).toBe('李四五');
  expect((await named('密码')).value).toBe('******');
});

test('clicking submit twice sends once', async () => {
  let release: (value: null) => void = () => {};
  const { sent, user } = await edit({
    'POST /api/ajax/power/accountUpdate': () => new Promise((resolve) => (release = resolve)),
  });
  await named('姓名');
  await user.dblClick(await button('提交'));
  await waitFor(() => expect(sent.filter(({ call }) => call.endsWith('accountUpdate'))).toHaveLength(1));
  release(null);
  await screen.findByText('编辑成功');
  expect(sent.filter(({ call }) => call.endsWith('accountUpdate'))).toHaveLength(1);
});

test('a cancelled edit returns to the same query, page and row', async () => {
  const query = '?page=2&perPage=20';
  const { user, router } = await renderConsole({
    at: `/authority/account${query}`,
    lists: ['authority/account'],
    answers: {
      ...backend,
      'GET /api/ajax/power/adminList': () => ({ data: [account], count: 21 }),
    },
  });
  await user.click(await button('编辑'));
  await named('账号');
  expect(router.state.location.pathname).toBe('/authority/account-edit/12');
  await user.click(await button('取消'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/authority/account'));
  expect(router.state.location.search).toBe(query);
  expect(router.state.location.state).toMatchObject({ row: '12' });
});

test("a record that can't be loaded shows an error with a retry, never an empty form", async () => {
  let tries = 0;
  const { user } = await edit({
    'GET /api/ajax/power/getOne': () => (tries++ ? account : ApiError.of('offline')),
  });
  await user.click(await button('重试'));
  expect((await named('账号')).value).toBe('li@example.com');
});

test('a role that is no longer offered is shown by name, and stays selected', async () => {
  const { user, sent } = await edit({
    'GET /api/ajax/power/roleInfo': () => [{ id: '4', position: '公证员' }],
  });
  const role = await screen.findByLabelText<HTMLSelectElement>(/^角色/, { selector: 'select' });
  expect(role.selectedOptions[0]?.text).toBe('审核员');
  await user.click(await button('提交'));
  await screen.findByText('编辑成功');
  expect(sent.find(({ call }) => call.endsWith('accountUpdate'))?.params).toMatchObject({ role_id: '3' });
});

test('an old username that breaks the rule is kept, but a new one must follow it', async () => {
  const { user } = await edit({ 'GET /api/ajax/power/getOne': () => ({ ...account, username: 'reviewer' }) });
  await user.type(await named('账号'), 's');
  await user.click(await button('提交'));
  await screen.findByText('请输入正确的手机号或者邮箱号');
  await user.type(await named('账号'), '{Backspace}');
  await user.click(await button('提交'));
  await screen.findByText('编辑成功');
});

test('an account of the administrator role says that it can’t be edited', async () => {
  await edit({ 'GET /api/ajax/power/getOne': () => ({ ...account, position: 'administrator' }) });
  await screen.findByText('系统管理员角色的账号不能编辑。');
  expect(screen.queryByText('提交')).toBeNull();
});

test("a form isn't left when only the query of its page changes", async () => {
  const { router, user } = await edit();
  const realname = await named('姓名');
  await user.type(realname, '五');
  await act(() => router.navigate('/authority/account-edit/12?from=list'));
  expect(router.state.location.search).toBe('?from=list');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(realname.value).toBe('李四五');
});
