import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError, HeldError } from '../../../src/api/errors';
import type { MenuItem } from '../../../src/auth/session';
import {
  type Answers,
  button,
  confirming,
  field,
  menuOf,
  press,
  renderConsole,
} from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/ajax/user/getPoints';
const GIVE = 'POST /api/user/updatePoints';
const BALANCES = 'GET /api/ajax/user/getBalanceList';
const balance = { user_id: '7', name: '甲公司', mobile: '13800138000', type: '2', points: 120 };

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

async function give(answers: Answers, menu?: readonly MenuItem[], capabilities: readonly string[] = []) {
  const rendered = await renderConsole({
    ...(menu && { menu }),
    config: { capabilities },
    at: '/user/integral',
    lists: ['user/integral'],
    answers: {
      [LIST]: () => ({ data: [], count: 0 }),
      [GIVE]: () => null,
      ...answers,
    },
  });
  await press('赠送积分');
  const { user } = rendered;
  const fill = async (label: RegExp, text: string) => {
    await user.click(await screen.findByLabelText(label, { selector: '[role=dialog] :is(input, textarea)' }));
    await user.paste(text);
  };
  await fill(/^手机号/, '13800138000');
  return { ...rendered, fill };
}

test('a failure to load the recipient’s balance is reported, with a retry', async () => {
  let isBack = false;
  const { user } = await give({
    [BALANCES]: () => (isBack ? { data: [balance], count: 1 } : ApiError.of('http')),
  });
  await screen.findByText('该用户的账户余额查询失败');
  isBack = true;
  await user.click(await button('重试'));
  await screen.findByText('甲公司，当前余额 120 积分');
});

test('without the right to see balances none are requested: the refusal would end the session', async () => {
  const { fill, user, sent } = await give({}, menuOf(['user/integral']));
  await user.click(await field('合同赠送'));
  await fill(/^积分/, '30');
  await fill(/^原因/, '活动');
  expect(screen.queryByText(/正在查询/)).toBeNull();
  await user.click(await button('提交'));
  await user.click(await confirming('赠送'));
  await waitFor(() => expect(sent.some(({ call }) => call === GIVE)).toBe(true));
  expect(sent.some(({ call }) => call === BALANCES)).toBe(false);
});

test('unreadable points are marked with what came, and not calculated with', async () => {
  await give({ [BALANCES]: () => ({ data: [{ ...balance, points: { a: 1 } }], count: 1 }) });
  await screen.findByText('甲公司，当前余额 无法识别（{"a":1}） 积分');
});

test("points that aren't a number are marked, and shown as sent; large numbers are grouped", async () => {
  const { unmount } = await give({
    [BALANCES]: () => ({ data: [{ ...balance, points: '约120' }], count: 1 }),
  });
  await screen.findByText('甲公司，当前余额 无法识别（约120） 积分');
  unmount();
  await give({ [BALANCES]: () => ({ data: [{ ...balance, points: 12000 }], count: 1 }) });
  await screen.findByText('甲公司，当前余额 12,000 积分');
});

test('points with more than 9 digits are reported as too many, not as invalid', async () => {
  const { user, sent, fill } = await give({ [BALANCES]: () => ({ data: [balance], count: 1 }) });
  await fill(/^积分/, '1000000000');
  await user.click(await button('提交'));
  await screen.findByText('不能大于 999999999');
  expect(sent.some(({ call }) => call === GIVE)).toBe(false);
});

test('the recipient is looked up, and one question shows recipient, points and new balance', async () => {
  // The same phone number as a person's: the type of the user tells them apart.
  const rows = [{ ...balance, user_id: '8', name: '王五', type: '1', points: 5 }, balance];
  const { user, sent, fill } = await give({ [BALANCES]: () => ({ data: rows, count: 2 }) });
  await screen.findByText('甲公司，当前余额 120 积分');
  await user.click(await field('合同赠送'));
  await fill(/^积分/, '30');
  await fill(/^原因/, '活动');
  await user.click(await button('提交'));
  await screen.findByText('向 甲公司（13800138000）赠送 30 积分，余额由 120 变为 150。确定赠送？');
  expect(sent.some(({ call }) => call === GIVE)).toBe(false);
  await user.click(await confirming('赠送'));
  await screen.findByText('赠送成功');
  expect(sent.filter(({ call }) => call === GIVE)).toHaveLength(1);
});

test('looking up the recipient is shown where the recipient will be', async () => {
  await give({ [BALANCES]: () => new Promise(() => {}) });
  await screen.findByText('正在查询该手机号的用户…');
});

test('an unknown number is reported', async () => {
  await give({ [BALANCES]: () => ({ data: [{ ...balance, mobile: '13800138001' }], count: 1 }) });
  await screen.findByText('没有找到使用该手机号的企业用户');
});

test.each([
  ['/user/balance/detail/7', 'by an address without a number'],
  ['/user/balance/detail/9?mobile=13800138000', 'by a number that is not that user’s'],
])('the details of a balance opened at %s say which list to come from', async (at) => {
  await renderConsole({
    at,
    answers: {
      [BALANCES]: () => ({ data: [balance], count: 1 }),
      'GET /api/ajax/user/userBalanceDetails': () => ({ data: [], count: 0 }),
    },
  });
  await screen.findByText('无法确定账户所属用户，请从“余额查询”进入');
});

test('the details of a balance show its owner and amount', async () => {
  await renderConsole({
    at: '/user/balance/detail/7?mobile=13800138000',
    answers: {
      [BALANCES]: () => ({ data: [{ ...balance, user_id: '8', name: '乙' }, balance], count: 2 }),
      'GET /api/ajax/user/userBalanceDetails': () => ({ data: [], count: 0 }),
    },
  });
  await screen.findByText('甲公司（13800138000），账户余额 120 积分');
});

test('the question waits for the balance, and says if there is no such user', async () => {
  let answer = (_: unknown) => {};
  const { user, sent, fill } = await give({ [BALANCES]: () => new Promise((resolve) => (answer = resolve)) });
  await user.click(await field('合同赠送'));
  await fill(/^积分/, '30');
  await fill(/^原因/, '活动');
  await user.click(await button('提交'));
  const question = await screen.findByRole('dialog', { name: '确认赠送' });
  expect(question.textContent).toContain('正在查询该手机号的用户…');
  expect((await confirming('赠送')).getAttribute('aria-disabled')).toBe('true');
  answer({ data: [{ ...balance, type: '1' }], count: 1 });
  await screen.findByText('没有找到使用 13800138000 的企业用户。仍要向该手机号赠送 30 积分？');
  expect(sent.some(({ call }) => call === GIVE)).toBe(false);
  await user.click(await confirming('赠送'));
  await screen.findByText('赠送成功');
});

test('digits that an input method has written in full width count', async () => {
  const { fill } = await give({ [BALANCES]: () => ({ data: [balance], count: 1 }) });
  await fill(/^积分/, '１００');
  expect((await field(/^积分/)).value).toBe('100');
});

describe('a gift that waits for a second account', () => {
  const WAITS = '积分尚未赠送，已提交复核';

  /** Gives points, of which the server says that they wait; answers what was asked since. */
  async function giveHeld(capabilities: readonly string[]) {
    const answers = {
      [BALANCES]: () => ({ data: [balance], count: 1 }),
      [GIVE]: () => new HeldError(WAITS),
    };
    const { user, sent, fill } = await give(answers, undefined, capabilities);
    await user.click(await field('合同赠送'));
    await fill(/^积分/, '30');
    await fill(/^原因/, '活动');
    await user.click(await button('提交'));
    const before = sent.length;
    await user.click(await confirming('赠送'));
    await screen.findByText(WAITS);
    expect(screen.queryByText('赠送成功')).toBeNull();
    return () => sent.slice(before).map(({ call }) => call);
  }
  const form = () => screen.queryByRole('dialog', { name: '赠送积分' });

  test('is told in the server’s words, the form closes, and the list is read again', async () => {
    const asked = await giveHeld(['giftApproval']);
    await waitFor(() => expect(form()).toBeNull());
    await waitFor(() => expect(asked()).toContain(LIST));
    expect(asked().filter((call) => call === GIVE)).toHaveLength(1);
  });

  test('is a refusal where the server offers nothing of the kind: the form stays as it is', async () => {
    const asked = await giveHeld([]);
    expect(form()).not.toBeNull();
    expect((await field(/^积分/)).value).toBe('30');
    expect(asked().filter((call) => call === GIVE)).toHaveLength(1);
  });
});
