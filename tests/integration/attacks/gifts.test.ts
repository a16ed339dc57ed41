import { createApp } from '@mocks/app';
import { wallDay } from '@mocks/clock';
import { users } from '@mocks/db/schema';
import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginAs, movableClock } from '../backend/client';

const noon = movableClock(new Date(`${wallDay(new Date())}T04:00:00Z`));
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ clock: noon });
}, 60_000);
afterAll(() => backend.close());

it('gifts above the limit are refused, also of several at once, and the next day has its own', async () => {
  const app = await createApp({ ...backend.deps, giftLimits: { one: 100, day: 250 } });
  const [user] = await backend.db
    .select()
    .from(users)
    .where(and(eq(users.type, '1'), eq(users.status, '3')))
    .limit(1);
  const form = { mobile: user?.mobile ?? '', type: '1', pointsType: '4', explain: '测试' };
  let giver = await loginAs(app, 'reviewer');
  const give = (points: string) => giver.post('/api/user/updatePoints', { ...form, points });
  expect(await give('101')).toMatchObject({ code: 400, message: '单次赠送不能超过100积分' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => give('100')));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
  expect(await give('51')).toMatchObject({ message: '每个账号每天最多赠送250积分，今天还可赠送50' });
  expect((await give('50')).code).toBe(200);
  noon.move(12 * 3_600_000);
  giver = await loginAs(app, 'reviewer');
  expect((await give('100')).code).toBe(200);
});
