import detail from '@resources/evidence/detail';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sampleShape } from '../../../src/model/shape';
import { confirmWarnings, press, renderConsole, write } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/ajax/data/dataList';
const DETAIL = 'GET /api/data/evidencesDetail';
const CHECK = 'POST /api/ajax/data/check';

/** What the contract says of a row, and no more. */
const contract = {
  order_no: 'GZ1',
  companyName: '甲公司',
  mobile: '13800138000',
  addTime: '2026-01-02 10:00:00',
  acceptor_name: '公证处',
  num: '2',
  payStatus: '2',
  notarialStatus: '1',
  notarial: '',
  baoquan_no: 'BQ1',
};
const application = (more: object) => ({
  ...sampleShape(detail.record, 1),
  orderNo: 'GZ1',
  notarialStatus: '1',
  userId: '',
  checkRecords: [],
  list: [],
  ...more,
});
const openList = (rows: readonly object[]) =>
  renderConsole({
    at: '/evidence/results',
    lists: ['evidence/results'],
    answers: { [LIST]: () => ({ data: rows, count: rows.length }) },
  });
const openDetail = (at: string, more: object) =>
  renderConsole({
    at: `/evidence/results/${at}`,
    answers: { [DETAIL]: () => application(more), [CHECK]: () => null },
  });

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '李四' });
});

test('a row of the contract’s fields alone says in its cell what it lacks to be opened', async () => {
  await openList([contract, { ...contract, order_no: 'GZ2', notarialStatus: '2' }]);
  const said = await screen.findAllByText('缺少申请编号（orderId），无法打开', { selector: 'td *' });
  expect(said).toHaveLength(2);
  expect(screen.queryByText('审核', { selector: 'td a' })).toBeNull();
});

test('a row of the contract’s fields is opened where `notarial` is a path', async () => {
  await openList([{ ...contract, notarial: '/evidence/results/1/2/3/1' }]);
  const open = await screen.findByText('审核', { selector: 'td a' });
  expect(open.getAttribute('href')).toBe('/evidence/results/1/2/3/1');
  expect(screen.queryByText(/无法打开/)).toBeNull();
});

test('an unpaid row has no detail, and misses nothing', async () => {
  await openList([{ ...contract, payStatus: '1' }]);
  const cell = (await screen.findByText('图片预览', { selector: 'td button' })).closest('td') as HTMLElement;
  expect(within(cell).queryByText(/无法打开|审核|查看/)).toBeNull();
});

test('an image that has no number to ask with is not offered', async () => {
  await openList([{ ...contract, notarial: '1/2/3/1', baoquan_no: '' }]);
  await screen.findByText('审核', { selector: 'td a' });
  expect(screen.queryByText('图片预览')).toBeNull();
});

test.each([
  ['the link’s', '3/-/7/-', { userId: '9' }, '3'],
  ['the answer’s, if the link has none', '-/-/7/-', { userId: '9' }, '9'],
])('the applicant’s id that is sent is %s', async (_, at, more, userId) => {
  const { sent, user } = await openDetail(at, more);
  await write(user, /^审核备注/, '材料齐全');
  await press('提交');
  await confirmWarnings('提交');
  await screen.findByText('操作成功');
  expect(sent.find(({ call }) => call === CHECK)?.params).toMatchObject({ userId, orderId: '7' });
});

test('without the applicant’s id nothing can be sent, and that is said', async () => {
  await openDetail('-/-/7/-', {});
  await screen.findByText(/^缺少申请人编号（userId）/);
  expect(screen.queryByText('提交')).toBeNull();
});

test('an id that turns out to be another order’s is not decided on', async () => {
  await openDetail('3/-/83/-?order_no=GZ2', {});
  await screen.findByText(/^这里的订单编号（GZ1）与列表中打开的不同/);
  expect(screen.queryByText('提交')).toBeNull();
});

test('a record that is read again before it is sent, and lacks the applicant’s id by then, is not sent', async () => {
  let reads = 0;
  const { sent, user } = await renderConsole({
    at: '/evidence/results/-/-/7/-',
    answers: {
      [DETAIL]: () => {
        reads += 1;
        return application({ userId: reads === 1 ? '9' : '' });
      },
      [CHECK]: () => null,
    },
  });
  await write(user, /^审核备注/, '材料齐全');
  await press('提交');
  await confirmWarnings('提交');
  await screen.findByText(/^缺少申请人编号（userId）/);
  expect(sent.filter(({ call }) => call === CHECK)).toEqual([]);
});

test('a queue goes through rows of the contract’s fields, and says which can’t be opened', async () => {
  // The newest first: the queue begins with the other.
  const rows = [{ ...contract, order_no: 'GZ2', notarial: '1/2/3/1' }, contract];
  const { sent } = await renderConsole({
    at: '/evidence/review',
    answers: {
      [LIST]: () => ({ data: rows, count: 2 }),
      [DETAIL]: () => application({ orderNo: 'GZ2' }),
    },
  });
  await screen.findByText('缺少编号，无法打开');
  expect(sent.filter(({ call }) => call === DETAIL)).toEqual([]);
  (await screen.findByLabelText('下一条', { selector: 'button' })).click();
  await screen.findByText('GZ2');
  expect(sent.find(({ call }) => call === DETAIL)?.params).toEqual({ orderId: '3' });
});
