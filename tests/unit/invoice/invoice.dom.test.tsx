import areas from '@i18n/zh-CN/areas/money';
import { today } from '@resources/clock';
import resource from '@resources/money/invoiceDetail';
import { screen, waitFor } from '@testing-library/react';
import review from 'declared-console/words/zh-CN/review';
import { shell } from 'declared-console/words/zh-CN/shell';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { addDays } from '../../../src/kinds/inputs/date/calendar/days';
import { sampleShape } from '../../../src/model/shape';
import { type Answers, button, confirming, field, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const row = (more: object) => ({ ...sampleShape(resource.record, 1), id: '5', ...more });
const DETAIL = 'POST /api/invoice/invoiceDetail';
const FIRST = 'POST /api/invoice/invoiceCheckOne';
const SECOND = 'POST /api/invoice/invoiceCheckTwo';

const open = (path: string, answers: Answers) =>
  renderConsole({
    at: path,
    answers: {
      'POST /api/invoice/invoiceOrderList': () => ({ data: [], count: 0 }),
      [FIRST]: () => null,
      [SECOND]: () => null,
      ...answers,
    },
  });

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

type User = {
  click(at: Element): Promise<void>;
  clear(at: Element): Promise<void>;
  paste(text: string): Promise<void>;
};
async function fill(user: User, label: RegExp, text: string) {
  await user.clear(await field(label));
  await user.click(await field(label));
  await user.paste(text);
}
const choose = async (user: User, label: string) => user.click(await field(label));
const submit = async (user: User) => user.click(await button('提交'));
/** Submits an approval, and confirms what the screen warns of: there are no orders that add up. */
async function approve(user: User) {
  await submit(user);
  await screen.findByText(/请核对以下提示/);
  await user.click(await confirming('提交'));
}

test('passing the first review sends status 1, confirms it and returns to the list', async () => {
  const { user, sent } = await open('/money/invoice/invoiceDetail/audit?id=5', {
    [DETAIL]: () => row({ status: '1' }),
  });
  await approve(user);
  await screen.findByText('the list');
  expect(sent.find(({ call }) => call === FIRST)?.params).toEqual({ id: '5', status: '1', remark: '' });
});

test('rejecting in the first review needs a reason of at most 150 characters and sends status 2', async () => {
  const { user, sent } = await open('/money/invoice/invoiceDetail/audit?id=5', {
    [DETAIL]: () => row({ status: '1' }),
  });
  await choose(user, '不通过');
  await submit(user);
  await screen.findByText('请输入原因');
  await fill(user, /^备注/, '因'.repeat(151));
  await screen.findByText('不超过150个字符');
  await user.type(await field(/^备注/), '{Backspace}');
  await submit(user);
  await screen.findByText('the list');
  expect(sent.find(({ call }) => call === FIRST)?.params).toEqual({
    id: '5',
    status: '2',
    remark: '因'.repeat(150),
  });
});

test('approving needs billing time, biller, code, number, and a courier number except for the electronic ordinary invoice', async () => {
  const { user } = await open('/money/invoice/invoiceDetail/makeOut?id=5', {
    [DETAIL]: () => row({ status: '2', type: '2' }),
  });
  for (const filledIn of [/^开票时间/, /^开票人名/]) await user.clear(await field(filledIn));
  await submit(user);
  for (const said of [
    '开票时间不能为空',
    '开票人名不能为空',
    '发票代码不能为空',
    '发票号码不能为空',
    '快递单号不能为空',
  ])
    await screen.findByText(said);
});

test.each(['1', 1, '增值税电子普通发票'])(
  'the electronic ordinary invoice, sent as %j, is approved without a courier number, with the declared body',
  async (type) => {
    const { user, sent } = await open('/money/invoice/invoiceDetail/makeOut?id=5', {
      [DETAIL]: () => row({ status: '已提交财务', type }),
    });
    await fill(user, /^开票时间/, '2026-11-03');
    await fill(user, /^开票人名/, '赵六');
    await fill(user, /^发票代码/, '033001');
    await fill(user, /^发票号码/, '12345678');
    await approve(user);
    await screen.findByText('the list');
    const next = await button('处理下一条');
    expect(next.getAttribute('href'), 'the workbench of the same step').toBe('/money/review/makeOut');
    const params = sent.find(({ call }) => call === SECOND)?.params;
    expect(params).toMatchObject({
      id: '5',
      status: '1',
      dealUser: '赵六',
      dealCode: '033001',
      dealNum: '12345678',
    });
    expect(String(params?.dealTime)).toMatch(/^2026-11-03/);
    expect(params).toHaveProperty('courierNumber', '');
  },
);

test('a rejection by finance needs a reason and sends the billing fields empty, whatever was filled in', async () => {
  const { user, sent } = await open('/money/invoice/invoiceDetail/makeOut?id=5', {
    [DETAIL]: () => row({ status: '2' }),
  });
  await fill(user, /^开票人名/, '赵六');
  await choose(user, '不通过');
  await submit(user);
  await screen.findByText('请输入原因');
  await fill(user, /^备注/, '税号有误');
  await submit(user);
  await screen.findByText('the list');
  expect(sent.find(({ call }) => call === SECOND)?.params).toEqual({
    id: '5',
    status: '2',
    remark: '税号有误',
    dealTime: '',
    dealUser: '',
    dealCode: '',
    dealNum: '',
    courierNumber: '',
  });
});

test('a step decided by somebody else says who and when, reads the invoice again and keeps the typed text', async () => {
  let status = '1';
  const { user } = await open('/money/invoice/invoiceDetail/audit?id=5', {
    [DETAIL]: () => row({ status }),
    [FIRST]: () => {
      status = '4';
      const decided = { by: '王五', at: '2026-11-02 10:00:00' };
      return new ApiError('refused', '该记录已审核，请刷新', decided);
    },
  });
  await choose(user, '不通过');
  await fill(user, /^备注/, '抬头与营业执照不符');
  await submit(user);
  await screen.findByText(/王五 已于 2026-11-02 10:00:00 审核/);
  await screen.findByText('审核驳回');
  expect(screen.getByDisplayValue(/抬头与营业执照不符/)).toBeTruthy();
  expect(screen.queryByText('提交')).toBeNull();
});

test.each([
  ['audit', '2', '已提交财务'],
  ['makeOut', '1', '待开票'],
  ['audit', '3', '已开票'],
])('the %s route of an invoice in status %s is read-only, and says why', async (step, status, word) => {
  await open(`/money/invoice/invoiceDetail/${step}?id=5`, { [DETAIL]: () => row({ status }) });
  await screen.findByText(new RegExp(`该发票当前为“${word}”`));
  expect(screen.queryByText('提交')).toBeNull();
});

test('the view route never offers a decision, and shows the first reviewer', async () => {
  await open('/money/invoice/invoiceDetail?id=5', {
    [DETAIL]: () => row({ status: '1', check_first_name: '王五' }),
  });
  await screen.findByText('王五');
  expect(screen.queryByText('提交')).toBeNull();
});

test('without an id there is no request', async () => {
  const { sent } = await open('/money/invoice/invoiceDetail', {});
  await screen.findByText(/缺少发票编号/);
  expect(sent).toEqual([]);
});

test("an invoice that can't be loaded shows an error with a retry", async () => {
  let tries = 0;
  const { user } = await open('/money/invoice/invoiceDetail?id=5', {
    [DETAIL]: () => (tries++ ? row({ head: '某公司' }) : ApiError.of('timeout')),
  });
  await user.click(await button('重试'));
  await waitFor(() => expect(screen.getByText('某公司', { selector: 'dd *, dd' })).toBeTruthy());
});

test('billing time and biller start with today and the logged-in user', async () => {
  await open('/money/invoice/invoiceDetail/makeOut?id=5', {
    [DETAIL]: () => row({ status: '2', type: '1' }),
  });
  expect((await field(/^开票时间/)).value).toBe(today());
  expect((await field(/^开票人名/)).value).toBe('张三');
});

test('a billing time in the future asks for confirmation', async () => {
  const { user, sent } = await open('/money/invoice/invoiceDetail/makeOut?id=5', {
    [DETAIL]: () => row({ status: '2', type: '1' }),
  });
  const day = addDays(today(), 3);
  await fill(user, /^开票时间/, day);
  await fill(user, /^发票代码/, '033001');
  await fill(user, /^发票号码/, '12345678');
  await approve(user);
  await screen.findByText(`开票时间 ${day} 晚于今天，确定按此提交？`);
  await user.click(await screen.findByText('取消', { selector: 'button' }));
  expect(sent.some(({ call }) => call === SECOND)).toBe(false);
  await approve(user);
  await screen.findByText(`开票时间 ${day} 晚于今天，确定按此提交？`);
  await user.click(await confirming('提交'));
  await screen.findByText('the list');
  expect(sent.filter(({ call }) => call === SECOND)).toHaveLength(1);
});

test.each([
  [['60', '40.10'], '发票订单合计 ¥100.10，与发票金额一致。'],
  [['60.00', '40'], '发票订单合计 ¥100.00，与发票金额 ¥100.10 不一致，请核对。'],
])('the sum of the orders %j is compared with the invoice amount', async (amounts, said) => {
  await open('/money/invoice/invoiceDetail?id=5', {
    [DETAIL]: () => row({ status: '2', money: '100.1' }),
    'POST /api/invoice/invoiceOrderList': () => ({
      data: amounts.map((money, order_no) => ({ order_no, money })),
      count: amounts.length,
    }),
  });
  await screen.findByText(said);
  // Every amount has its currency and two places.
  await screen.findByText('¥60.00');
  screen.getByText('¥100.10');
});

test.each([
  [['60.00', '面议'], 2],
  [['60.00'], 12],
  [['1e307', '1e307'], 2],
])('orders of %j, %i in total, are not summed', async (amounts, count) => {
  await open('/money/invoice/invoiceDetail?id=5', {
    [DETAIL]: () => row({ status: '2', money: '60' }),
    'POST /api/invoice/invoiceOrderList': () => ({
      data: amounts.map((money, order_no) => ({ order_no, money })),
      count,
    }),
  });
  await screen.findByText('订单没有全部读取，或金额无法识别：请自行核对发票金额。');
});

test('a field is copied without its label, and a section with its labels', async () => {
  const { user } = await open('/money/invoice/invoiceDetail?id=5', {
    [DETAIL]: () => row({ status: '3', head: '样例公司', tax_num: '91350211M000100Y43' }),
  });
  const copy = async (what: string) => {
    await user.click(await screen.findByLabelText(`复制 ${what}`, { selector: 'button' }));
    return navigator.clipboard.readText();
  };
  expect(await copy('税号')).toBe('91350211M000100Y43');
  const section = await copy('发票信息');
  expect(section).toContain('发票抬头：样例公司');
  expect(section).toContain('税号：91350211M000100Y43');
});

const { sections } = areas.resources['money/invoiceDetail'];
const copies = (what: string) => screen.findByLabelText(`${shell.copy} ${what}`, { selector: 'button' });

test('an amount is copied as a number, by itself and with its section', async () => {
  const { user } = await open('/money/invoice/invoiceDetail?id=5', {
    [DETAIL]: () => row({ status: '1', money: '1234.5' }),
  });
  await screen.findByText('¥1,234.50');
  await user.click(await copies(sections.invoice.fields.money));
  expect(await navigator.clipboard.readText()).toBe('1234.50');
  await user.click(await copies(sections.invoice.name));
  expect((await navigator.clipboard.readText()).split('\n')).toContain(
    `${sections.invoice.fields.money}：1234.50`,
  );
});

test('a section without any value is one line that opens; one with a value, or with an unreadable one, is not', async () => {
  const empty = { name: '', post_phone_number: '', address: '', email: '' };
  const { user } = await open('/money/invoice/invoiceDetail?id=5', {
    [DETAIL]: () => row({ status: '1', ...empty, remark: '', first_remark: { a: 1 } }),
  });
  const summary = (await screen.findByText(sections.mailing.name)).closest('summary');
  expect(summary?.textContent).toBe(`${sections.mailing.name}${review.review.nothing}`);
  const folded = summary?.parentElement as HTMLDetailsElement;
  expect(folded.open).toBe(false);
  await user.click(summary as Element);
  expect(folded.open).toBe(true);
  expect(folded.textContent).toContain(sections.mailing.fields.address);
  expect(screen.getByText(sections.remarks.name).closest('summary')).toBeNull();
});
