import applications from '@resources/evidence/detail';
import users from '@resources/user/detail';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/auth/session';
import { NotarizationDecision } from '@/pages/notarization/NotarizationDecision';
import { UserDecision } from '@/pages/user/UserDecision';
import { sampleShape } from '@/schema/fields';
import { decodeRow } from '@/schema/record';
import { button, field, stage } from '../../support/stage';

const at = { where: '', place: 0, sink: () => {} };
const application = decodeRow(applications.record, 'orderId', sampleShape(applications.record, 1), at);
const user = decodeRow(users.record, '#', sampleShape(users.record, 1), at);
const decide = vi.fn(async () => true);

const open = (path: string) =>
  stage({
    routes: {
      '/application': <NotarizationDecision detail={application} isSending={false} onDecide={decide} />,
      '/user': <UserDecision detail={user} isSending={false} onDecide={decide} />,
    },
    at: path,
    areas: ['review'],
  });

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
  decide.mockClear();
});

test('an application is not decided without a remark, whether it passes or not', async () => {
  const { user: person } = await open('/application');
  for (const result of ['通过', '不通过']) {
    await person.click(await field(result));
    await person.click(await button('提交'));
    await screen.findByText('请输入审核备注');
  }
  expect(decide).not.toHaveBeenCalled();
  await person.type(await field(/^审核备注/), '材料齐全');
  expect(screen.queryByText('请输入审核备注')).toBeNull();
  await person.click(await button('提交'));
  expect(decide).toHaveBeenCalledExactlyOnceWith(
    'check',
    { isCheck: 'reject', checkRemark: '材料齐全' },
    '材料齐全',
  );
});

test('a user is not rejected without a reason, and approved without one, asked once more', async () => {
  const { user: person } = await open('/user');
  await person.click(await button('拒绝'));
  await screen.findByText('请填写拒绝原因');
  await person.click(await button('通过'));
  expect(decide).not.toHaveBeenCalled();
  await person.click(await button('确定'));
  expect(decide).toHaveBeenCalledExactlyOnceWith('approve', {}, '');
});
