import detail from '@resources/evidence/detail';
import results from '@resources/evidence/results';
import customer from '@resources/money/customer';
import users from '@resources/user/detail';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sampleShape } from '../../../src/model/shape';
import { decodeRow } from '../../../src/schema/record';
import { renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

const openFeedback = (status_name: unknown) =>
  renderConsole({
    at: '/app/feedback',
    lists: ['app/feedback'],
    answers: {
      'POST /api/version/feedback': () => ({ list: [{ name: '王', status_name }], count: 1 }),
    },
  });

test.each(['已转研发', '待处理'])(
  "the state of a feedback is shown in the server's own words: %s",
  async (status_name) => {
    await openFeedback(status_name);
    await screen.findByText(status_name, { selector: 'td, td *' });
  },
);

test.each(['1', 1, '待处理'])(
  'a known state of a feedback, sent as %j, is shown in words',
  async (status_name) => {
    await openFeedback(status_name);
    const shown = await screen.findByText('待处理', { selector: 'td *' });
    expect(shown.querySelector('svg')).not.toBeNull();
  },
);

test('the review’s remark is shown beside the records of an application', async () => {
  await renderConsole({
    at: '/evidence/results/1/2/3/1',
    answers: {
      'GET /api/data/evidencesDetail': () => ({
        ...sampleShape(detail.record, 1),
        checkRemark: '请补充授权书',
        checkRecords: [],
      }),
    },
  });
  await screen.findByText('请补充授权书');
});

test('the kind of an enterprise’s verification is shown', async () => {
  await renderConsole({
    at: '/user/Detail/7?kind=enterprise',
    answers: {
      'GET /api/user/userDetial': () => ({
        ...sampleShape(users.record, 1),
        userDetailInfo: { ...(sampleShape(users.record, 1).userDetailInfo as object), type: '3' },
        checkRecords: [],
      }),
    },
  });
  await screen.findByText('认证方式');
  screen.getByText('支付宝人脸识别');
});

test("the second type of an order is an optional column, and isn't reported when it is missing", () => {
  expect(customer.definition.list.columns).toContainEqual({ field: 'oType', hidden: true });
  expect(customer.record.oType.optional).toBe(true);
});

test('the second status of an application is an optional column, worded by the server', () => {
  const column = results.definition.list.columns.find(
    (each) => typeof each !== 'string' && each.field === 'notarial',
  );
  expect(column).toMatchObject({ hidden: true });
  expect(results.record.notarial.decode('签发中', () => {})).toBe('签发中');
  expect(results.record.notarial.optional).toBe(true);
});

test('the second status links to the detail of a paid application, and is a dash for an unpaid one', () => {
  const [column] = results.definition.list.columns.filter(
    (each) => typeof each !== 'string' && each.field === 'notarial',
  );
  if (typeof column !== 'object' || !('text' in column)) throw new Error('it is no column of its own');
  const row = (pay: string) =>
    decodeRow(results.record, 'orderId', { payStatus: pay, notarial: '签发中', ...ids }, heard);
  expect([column.text(row('1')), column.to(row('1'))]).toEqual(['', '']);
  expect([column.text(row('2')), column.to(row('2'))]).toEqual(['签发中', '/evidence/results/3/4/2/1']);
});

const ids = { userId: '3', dataId: '4', orderId: '2', type: '1' };
const heard = { where: '', index: 0, sink: () => {} };

test('a user with an unknown status can be viewed, but not reviewed', async () => {
  await renderConsole({
    at: '/user/enterprise',
    lists: ['user/enterprise'],
    answers: {
      'GET /api/ajax/user/getUserList': () => ({ data: [{ user_id: '1', user_status: '9' }], count: 1 }),
    },
  });
  await screen.findByText('查看', { selector: 'tbody button' });
  expect(screen.queryByText('审核', { selector: 'tbody button' })).toBeNull();
});

test('the filter for the real-name state offers the values of the business enum, with the words of the rows', async () => {
  await renderConsole({
    at: '/user/enterprise',
    lists: ['user/enterprise'],
    answers: { 'GET /api/ajax/user/getUserList': () => ({ data: [], count: 0 }) },
  });
  const select = await screen.findByLabelText<HTMLSelectElement>('实名状态', { selector: 'select' });
  expect([...select.options].slice(1).map(({ text }) => text)).toEqual([
    '未审核（未提交）',
    '审核中（待审核）',
    '已通过',
    '未通过（已拒绝）',
  ]);
});

test('the type of a user is read from its code or its word', async () => {
  const evidence = (type: unknown, at: number) => ({ baoquan: `${at}`, baoquan_no: `${at}`, type });
  await renderConsole({
    at: '/evidence/certificate',
    lists: ['evidence/certificate'],
    answers: {
      'GET /api/ajax/data/getEvidencesList': () => ({
        data: ['1', 2, '个人', '企业', '7'].map(evidence),
        count: 5,
      }),
    },
  });
  await screen.findByText('未知（7）');
  expect(screen.getAllByText('个人')).toHaveLength(2);
  expect(screen.getAllByText('企业')).toHaveLength(2);
});
