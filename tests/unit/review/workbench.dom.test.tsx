import invoices from '@resources/money/invoiceDetail';
import users from '@resources/user/detail';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import words from 'declared-console/words/zh-CN/review';
import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { sampleShape } from '../../../src/model/shape';
import { asReviewer } from '../../support/asReviewer';
import { button, confirming, field, press, renderConsole, write } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const { pause } = words.review;
const INVOICES = 'POST /api/invoice/invoiceList';
const INVOICE = 'POST /api/invoice/invoiceDetail';
const LIST = 'GET /api/ajax/user/getUserList';
const USER = 'GET /api/user/userDetial';
const REVIEW = 'POST /api/user/updateUserStatus';

const SEARCH = `?${new URLSearchParams({ filter: '{"keyword":"138"}', page: '2', perPage: '20' })}`;
// The newest first.
const persons = ['8', '7'].map((user_id) => ({ user_id, name: `张${user_id}`, user_status: '2' }));

asReviewer();

/** A queue of two records, of which the oldest is read first, and the next reading answers what it is told to. */
async function openShort(more: () => unknown, review: () => unknown) {
  const sample = sampleShape(users.record, 1);
  let readings = 0;
  let isDecided = false;
  return renderConsole({
    at: '/user/review/individual',
    answers: {
      [LIST]: ({ status, page }) => {
        // What else is found of this person.
        if (!status) return { data: [], count: 0 };
        readings += 1;
        // A server with a record on each page: the first tells how many there are, the last has the oldest, the next is empty.
        return readings < 4 ? { data: persons.slice(Number(page) - 1, Number(page)), count: 2 } : more();
      },
      [USER]: ({ userId }) => ({
        ...sample,
        userInfo: { ...(sample.userInfo as object), user_id: userId, user_status: isDecided ? '1' : '2' },
        checkRecords: [],
      }),
      [REVIEW]: () => {
        isDecided = true;
        return review();
      },
    },
  });
}

test('a failure to read more records is reported after the last one, with a retry', async () => {
  let isAway = true;
  const { router } = await openShort(
    () => {
      if (isAway) throw ApiError.of('offline');
      return { data: persons.slice(0, 1), count: 1 };
    },
    () => null,
  );
  await press('通过');
  await press(await confirming('通过'));
  await screen.findByText('无法连接服务器，请检查网络后重试');
  expect(screen.queryByText('本次待审核的记录已全部处理')).toBeNull();
  isAway = false;
  await press('重试');
  await waitFor(() => expect(router.state.location.search).toContain('at=8'));
});

test('at the end of a queue the server is asked again, and no record is reported as missing', async () => {
  const { router } = await openShort(
    () => ({ data: [], count: 0 }),
    () => null,
  );
  (await button('通过')).focus();
  await press('通过');
  await press(await confirming('通过'));
  const end = await screen.findByText('本次待审核的记录已全部处理');
  expect(document.activeElement?.contains(end), 'the button that decided the last is gone').toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByLabelText(/^第 \d+ 条/)).toBeNull();
  await press('重新查找');
  await screen.findByText('没有待审核的记录');
  expect(screen.queryByText(/不在待审核之列/)).toBeNull();
  expect(router.state.location.pathname).toBe('/user/review/individual');
});

test('a record decided by somebody else stays visible while more are read', async () => {
  const { user, sent, finish } = await openShort(
    () => ({ data: persons.slice(0, 1), count: 1 }),
    () => new ApiError('refused', '该记录已审核，请刷新', { by: '王五', at: '' }),
  );
  await write(user, /^拒绝原因/, '照片不清晰');
  await press('拒绝');
  await finish();
  await screen.findByLabelText('剩余 1 条待审核');
  await screen.findByText(/王五 已于 — 审核/);
  await screen.findByLabelText('复制 你填写的内容');
  await waitFor(() =>
    expect(sent.filter(({ call, params }) => call === LIST && params.status)).toHaveLength(4),
  );
  expect((await screen.findByLabelText<HTMLTextAreaElement>('你填写的内容')).value).toBe('照片不清晰');
});

test('the way back leads to the very query and page of the list, at the row that was decided last', async () => {
  const sample = sampleShape(users.record, 1);
  const { router } = await renderConsole({
    at: `/user/individual${SEARCH}`,
    lists: ['user/individual'],
    answers: {
      [LIST]: ({ page, status }) => ({ data: persons, count: page === 2 && !status ? 22 : 2 }),
      [USER]: ({ userId }) => ({
        ...sample,
        userInfo: { ...(sample.userInfo as object), user_id: userId, user_status: '2' },
        checkRecords: [],
      }),
      [REVIEW]: () => null,
    },
  });
  const looksAt = (id: string) => waitFor(() => expect(router.state.location.search).toContain(`&at=${id}`));
  await press('审核工作台');
  await looksAt('7');
  const next = await screen.findByLabelText('下一条', { selector: 'button' });
  await act(async () => next.click());
  await looksAt('8');
  await press('通过');
  await press(await confirming('通过'));
  await looksAt('7');
  await press('返回列表');
  const decided = await button('张8');
  expect(router.state.location).toMatchObject({ pathname: '/user/individual', search: SEARCH });
  expect(document.activeElement).toBe(decided);
});

test('a queue ends if others have decided the rest', async () => {
  const sample = sampleShape(users.record, 1);
  const decided = new Set<unknown>();
  let readings = 0;
  const { router } = await renderConsole({
    at: '/user/review/individual',
    answers: {
      [LIST]: ({ status }) => {
        if (!status) return { data: [], count: 0 };
        readings += 1;
        const left = persons.filter(({ user_id }) => !decided.has(user_id));
        return { data: left, count: readings === 1 ? 3 : left.length };
      },
      [USER]: ({ userId }) => ({
        ...sample,
        userInfo: { ...(sample.userInfo as object), user_id: userId, user_status: '2' },
        checkRecords: [],
      }),
      [REVIEW]: ({ userId }) => void decided.add(userId),
    },
  });
  for (const id of ['7', '8']) {
    await waitFor(() => expect(router.state.location.search).toContain(`at=${id}`));
    await press('通过');
    await press(await confirming('通过'));
  }
  await screen.findByText('本次待审核的记录已全部处理');
});

/** Invoices that await their first review on a server that takes no size, and has ten on a page. */
const openPaged = (search: string, step = 'audit', status = '1') => {
  const sample = sampleShape(invoices.record, 1);
  const waiting = Array.from({ length: 12 }, (_, index) => ({ id: String(index + 1), status }));
  return renderConsole({
    at: `/money/review/${step}${search}`,
    answers: {
      [INVOICES]: ({ page, limit }) =>
        limit === undefined
          ? { data: waiting.slice((Number(page) - 1) * 10, Number(page) * 10), count: 12 }
          : new ApiError('refused', 'limit'),
      [INVOICE]: ({ id }) => ({ ...sample, id, status }),
      'POST /api/invoice/invoiceOrderList': () => [],
    },
  });
};

test('a queue goes on past the page of a server that takes no size', async () => {
  await openPaged('');
  for (let at = 1; at < 12; at += 1) {
    await screen.findByLabelText(`第 ${at} 条，共 12 条待审核`);
    const next = await screen.findByLabelText('下一条', { selector: 'button:enabled' });
    await act(async () => next.click());
  }
  await screen.findByLabelText('第 12 条，共 12 条待审核');
});

test('a record that an address names is found among the newest, too, and comes first', async () => {
  const { router } = await openPaged('?at=1');
  await screen.findByLabelText('第 1 条，共 12 条待审核');
  expect(router.state.location.search).toContain('at=1');
  expect(screen.queryByText(/不在待审核之列/)).toBeNull();
});

/** Two persons in a queue, as the server tells them now; the first review of one waits for `answer`. */
async function openPair(
  status: Record<string, string>,
  answer: () => unknown = () => null,
  search: string = '',
) {
  const sample = sampleShape(users.record, 1);
  return renderConsole({
    at: `/user/review/individual${search}`,
    answers: {
      [LIST]: ({ status: asked }) => (asked ? { data: persons, count: 2 } : { data: [], count: 0 }),
      [USER]: ({ userId }) => ({
        ...sample,
        userInfo: {
          ...(sample.userInfo as object),
          name: `张${userId}`,
          user_id: userId,
          user_status: status[String(userId)],
        },
        checkRecords:
          status[String(userId)] === '2'
            ? []
            : [{ id: '1', verifier: '王审核', verify_time: '2026-02-01 09:00:00', reason: '', status: '1' }],
      }),
      [REVIEW]: answer,
    },
  });
}

test('a record that somebody else decided earlier says so, does not come up again, and does not count as done here', async () => {
  await openPair({ 7: '2', 8: '3' });
  await press('通过');
  await press(await confirming('通过'));
  await screen.findByText(/^该记录已不再待审核。王审核 已于 2026-02-01 09:00:00 审核/);
  expect(screen.queryByText('通过')).toBeNull();
  const next = await screen.findByLabelText('下一条', { selector: 'button' });
  await act(async () => next.click());
  await screen.findByText('本次待审核的记录已全部处理');
  await screen.findByText('共审核 1 条');
});

test('a record that can’t be loaded is not done: it can be skipped, and is retried later', async () => {
  let isAway = true;
  const sample = sampleShape(users.record, 1);
  const { router } = await renderConsole({
    at: '/user/review/individual',
    answers: {
      [LIST]: ({ status: asked }) => (asked ? { data: persons, count: 2 } : { data: [], count: 0 }),
      [USER]: ({ userId }) =>
        userId === '7' && isAway
          ? new ApiError('refused', '数据不存在')
          : {
              ...sample,
              userInfo: { ...(sample.userInfo as object), user_id: userId, user_status: '2' },
              checkRecords: [],
            },
      [REVIEW]: () => null,
    },
  });
  await screen.findByText('数据不存在');
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  await press('通过');
  await press(await confirming('通过'));
  await waitFor(() => expect(router.state.location.search).toContain('at=7'));
  await screen.findByText('数据不存在');
  expect(screen.queryByText('本次待审核的记录已全部处理')).toBeNull();
  isAway = false;
  await press('重试');
  await press('通过');
  await press(await confirming('通过'));
  await screen.findByText('共审核 2 条');
});

test('a reviewer who has moved on is brought back to the record that somebody else was first with', async () => {
  const status: Record<string, string> = { 7: '2', 8: '2' };
  const { router, user, finish } = await openPair(
    status,
    () => new ApiError('refused', '该记录已审核，请刷新'),
  );
  await write(user, /^拒绝原因/, '照片不清晰');
  await press('拒绝');
  await waitFor(() => expect(router.state.location.search).toContain('at=8'));
  await button('通过');
  status[7] = '3';
  await finish();
  await waitFor(() => expect(router.state.location.search).toContain('at=7'));
  await screen.findByText(/王审核 已于 2026-02-01 09:00:00 审核/);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('你填写的内容')).value).toBe('照片不清晰');
});

test('a reviewer who has left the workbench learns who was first, and is led to the record and its text', async () => {
  const status: Record<string, string> = { 7: '2', 8: '2' };
  const { router, user } = await openPair(status);
  await write(user, /^拒绝原因/, '照片不清晰');
  await press('拒绝');
  await waitFor(() => expect(router.state.location.search).toContain('at=8'));
  status[7] = '3';
  await act(async () => router.navigate('/'));
  const said = await screen.findByText(/张7 的审核没有提交/);
  expect(said.textContent).toContain('王审核 已于 2026-02-01 09:00:00 审核');
  await press(pause.open);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/user\/Detail\/7/));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('你填写的内容')).value).toBe('照片不清晰');
});

test('a record whose decision was lost on the way comes back with its text, and may be decided again', async () => {
  const answers = [new ApiError('offline', 'errors.unsure.offline'), null];
  const { router, user, sent, finish } = await openPair({ 7: '2', 8: '2' }, () => answers.shift());
  await write(user, /^拒绝原因/, '照片不清晰');
  await press('拒绝');
  await waitFor(() => expect(router.state.location.search).toContain('at=8'));
  await finish();
  await screen.findByText(/^审核没有提交/);
  expect(router.state.location.search).toContain('at=7');
  expect((await field(/^拒绝原因/)).value).toBe('照片不清晰');
  await press('拒绝');
  await waitFor(() => expect(router.state.location.search).toContain('at=8'));
  await finish();
  expect(sent.filter(({ call }) => call === REVIEW)).toHaveLength(2);
});

test('a decision that the end of a session kept from being sent leads its own user back to it, and nobody else', async () => {
  const status = { 7: '2', 8: '2' };
  const { router, user, sent, unmount } = await openPair(status);
  await write(user, /^拒绝原因/, '照片不清晰');
  await press('拒绝');
  await waitFor(() => expect(router.state.location.search).toContain('at=8'));
  session.end();
  await act(async () => unmount());
  expect(sent.filter(({ call }) => call === REVIEW)).toEqual([]);
  session.start('t2', { uid: '9', name: '王五' });
  const other = await openPair(status);
  expect((await field(/^拒绝原因/)).value).toBe('');
  expect(screen.queryByText(pause.failed.replace('%{reason}', ''), { exact: false })).toBeNull();
  session.end();
  await act(async () => other.unmount());
  session.start('t3', { uid: '7', name: '李四' });
  const again = await openPair(status, () => null, '?at=8');
  await screen.findByText(pause.failed.replace('%{reason}', pause.ended));
  expect(again.router.state.location.search).toContain('at=7');
  expect((await field(/^拒绝原因/)).value).toBe('照片不清晰');
});

test('at an end of the queue the button that leads no further says so, and the keys lead nowhere', async () => {
  await openPair({ 7: '2', 8: '2' });
  const isOff = async (name: string) =>
    (await screen.findByLabelText(name, { selector: 'button' })).getAttribute('aria-disabled');
  await screen.findByLabelText('第 1 条，共 2 条待审核');
  expect([await isOff('上一条'), await isOff('下一条')]).toEqual(['true', 'false']);
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' });
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  await screen.findByLabelText('第 2 条，共 2 条待审核');
  expect([await isOff('上一条'), await isOff('下一条')]).toEqual(['false', 'true']);
});

test('shortcuts work with Caps Lock, and the key that moves to an input is not typed into it', async () => {
  await openPair({ 7: '2', 8: '2' });
  await button('通过');
  fireEvent.keyDown(document.body, { key: 'J', code: 'KeyJ' });
  await screen.findByLabelText('第 2 条，共 2 条待审核');
  await button('通过');
  expect(fireEvent.keyDown(document.body, { key: 'E', code: 'KeyE' })).toBe(false);
  expect(document.activeElement).toBe(await field(/^拒绝原因/));
});

test('a key that is the browser’s, or is pressed in a dialog, moves nothing', async () => {
  await openPair({ 7: '2', 8: '2' });
  await button('通过');
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ', [held]: true }), held).toBe(true);
  await press('通过');
  fireEvent.keyDown(await confirming('通过'), { key: 'j', code: 'KeyJ' });
  await screen.findByLabelText('第 1 条，共 2 条待审核');
});

test('the shortcuts work on radio buttons, but not in text fields', async () => {
  const { user } = await openPaged('');
  const chosen = await field('提交财务');
  chosen.focus();
  expect(fireEvent.keyDown(chosen, { key: 'ArrowRight', code: 'ArrowRight' }), 'the choice’s own').toBe(true);
  await user.keyboard('j');
  await screen.findByLabelText('第 2 条，共 12 条待审核');
  (await field('提交财务')).focus();
  await user.keyboard('e');
  const remark = await field(/^备注/);
  expect(document.activeElement).toBe(remark);
  await user.keyboard('jd?');
  expect(remark.value).toBe('jd?');
});

test('the shortcut for filling in goes to the first empty field, past those with defaults', async () => {
  const { user } = await openPaged('', 'makeOut', '2');
  const code = await field(/^发票代码/);
  await user.keyboard('e');
  expect(document.activeElement).toBe(code);
  await user.keyboard('1');
  code.blur();
  await user.keyboard('e');
  expect(document.activeElement).toBe(await field(/^发票号码/));
});

test('the queue’s condition overrides the list’s filters, and a message says that these are kept', async () => {
  const filter = encodeURIComponent('{"status":"approved","keyword":"138"}');
  const { sent } = await renderConsole({
    at: `/user/review/individual?filter=${filter}`,
    answers: { [LIST]: () => ({ data: [], count: 0 }) },
  });
  await screen.findByText('没有待审核的记录');
  await screen.findByText('已保留列表的查询条件');
  expect(sent.find(({ call }) => call === LIST)?.params).toMatchObject({ status: '2', keyword: '138' });
});

test('an empty queue reports no missing record', async () => {
  await renderConsole({
    at: '/user/review/individual?at=9',
    answers: { [LIST]: () => ({ data: [], count: 0 }) },
  });
  await screen.findByText('没有待审核的记录');
  await act(async () => {});
  expect(screen.queryByText(/不在待审核之列/)).toBeNull();
  expect(screen.queryByText('已保留列表的查询条件')).toBeNull();
});

test('another record is looked at from its first picture', async () => {
  await openPair({ 7: '2', 8: '2' });
  await screen.findByText(/^1 \/ [3-9]/);
  fireEvent.keyDown(document.body, { key: ']', code: 'BracketRight' });
  await screen.findByText(/^2 \/ [3-9]/);
  fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  await screen.findByLabelText('第 2 条，共 2 条待审核');
  await screen.findByText(/^1 \/ [3-9]/);
});

test('where a record has no pictures, their key leads to its facts', async () => {
  await openPaged('');
  const facts = await screen.findByText('发票抬头');
  fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP' });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(facts)).toBe(true);
});

const dialogText = async () =>
  (await screen.findByText('快捷键', { selector: 'h2' })).closest('[role=dialog]')?.textContent;

test('the key for the decision leads to the button that takes what was written, and else to the main one', async () => {
  const { user, sent } = await openPair({ 7: '2', 8: '2' });
  await button('通过');
  await user.keyboard('d');
  expect(document.activeElement).toBe(await button('通过'));
  await user.keyboard('e');
  await user.keyboard('照片不清');
  await user.keyboard('{Escape}d');
  expect(document.activeElement).toBe(await button('拒绝'));
  await user.keyboard('{Enter}');
  await screen.findByText('操作成功');
  expect(sent.find(({ call }) => call === REVIEW)?.params).toMatchObject({
    status: '0',
    account: '照片不清',
  });
});

test('Escape leaves a field, so that keys are shortcuts again, and its text stays', async () => {
  const { user } = await openPair({ 7: '2', 8: '2' });
  await write(user, /^拒绝原因/, '照片不清');
  const reason = await field(/^拒绝原因/);
  fireEvent.keyDown(reason, { key: 'Escape', isComposing: true });
  expect(document.activeElement, 'the input method’s own').toBe(reason);
  await user.keyboard('{Escape}');
  expect(document.activeElement).not.toBe(reason);
  expect(document.activeElement).not.toBe(document.body);
  await user.keyboard('j');
  await screen.findByLabelText('第 2 条，共 2 条待审核');
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' });
  await waitFor(async () => expect((await field(/^拒绝原因/)).value).toBe('照片不清'));
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  '%s in the field for a reason rejects, and never approves',
  async (keys) => {
    const { user, sent } = await openPair({ 7: '2', 8: '2' });
    await user.click(await field(/^拒绝原因/));
    // What it says of an empty reason is seen in the browser's tests.
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.filter(({ call }) => call === REVIEW)).toEqual([]);
    await user.keyboard(`照片不清${keys}`);
    await screen.findByText('操作成功');
    expect(sent.filter(({ call }) => call === REVIEW).map(({ params }) => params.status)).toEqual(['0']);
  },
);

test('approving says that a reason which was written is not sent', async () => {
  const { user } = await openPair({ 7: '2', 8: '2' });
  await press('通过');
  expect(screen.queryByText(/^已填写的内容不会随之提交/)).toBeNull();
  await press('取消');
  await write(user, /^拒绝原因/, '照片不清');
  await press('通过');
  await screen.findByText(/^已填写的内容不会随之提交：\s照片不清/);
});

test('a phrase is inserted once, however one types on', async () => {
  const { user } = await openPair({ 7: '2', 8: '2' });
  const phrase = await screen.findByText('材料不完整，请补充后再次申请');
  const reason = await field(/^拒绝原因/);
  phrase.click();
  expect(document.activeElement, 'without waiting').toBe(reason);
  await user.keyboard(' e');
  expect(reason.value).toBe('材料不完整，请补充后再次申请 e');
  expect(document.activeElement).toBe(reason);
});

test('letters typed into a field instead of beside it are not offered as a phrase afterwards', async () => {
  const { user } = await openPair({ 7: '2', 8: '2' });
  await write(user, /^拒绝原因/, 'jd');
  await press('拒绝');
  await screen.findByText('操作成功');
  await screen.findByText('材料不完整，请补充后再次申请');
  expect(screen.queryByText('jd', { selector: '[role=group] *' })).toBeNull();
});

test('the list of shortcuts names the form’s keys, and pictures only where there are some', async () => {
  const first = await openPair({ 7: '2', 8: '2' });
  await button('通过');
  await first.user.keyboard('?');
  const said = await dialogText();
  for (const words of ['转到图片', '下一张图片', 'Esc', 'Ctrl+Enter', '在图片上'])
    expect(said).toContain(words);
  first.unmount();
  const { user } = await openPaged('');
  await button('提交');
  await user.keyboard('?');
  const told = await dialogText();
  expect(told).toContain('转到资料');
  expect(told).not.toContain('图片');
});

test('a key or button that leads no further says so', async () => {
  const { user } = await openPair({ 7: '2', 8: '2' });
  await button('通过');
  await user.keyboard('k');
  await screen.findByText('已是第一条待审核的记录');
  await user.keyboard('j');
  await screen.findByLabelText('第 2 条，共 2 条待审核');
  const next = await screen.findByLabelText('下一条', { selector: 'button' });
  expect(next.title).toBe('已是最后一条待审核的记录');
  await act(async () => next.click());
  await screen.findByText('已是最后一条待审核的记录');
});
