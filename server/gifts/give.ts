import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { chargeOrders, pointsRecords, users } from '../db/schema';
import { refused } from '../http/refusal';

export type User = typeof users.$inferSelect;

/** What is given: the kind of gift, how many points, and why. */
export interface Gift {
  readonly pointsType: keyof typeof columnOf;
  readonly points: number;
  readonly explain: string;
}

/** Who gives, as they were called then, and when. */
export interface Giver {
  readonly admin: string;
  readonly adminId: number;
  readonly adminAccount: string;
  readonly time: string;
}

/** Keeps a balance within the column's range. */
const maxBalance = 2_000_000_000;

const columnOf = { '1': 'translateGive', '2': 'rechargeGive', '3': 'testGive', '4': 'otherGive' } as const;

/** Finds and locks the user who is given points; refuses if there is none, or if the balance would be too large. */
export async function recipient(tx: Db, where: SQL | undefined, points: number): Promise<User> {
  const [user] = await tx.select().from(users).where(where).for('update');
  if (!user) throw refused('该手机号对应的用户不存在');
  if (user.points + points > maxBalance) throw refused('账户余额超出上限');
  return user;
}

/** The name of a user in lists: the company's, or the person's. */
export const nameOf = (user: User) => (user.type === '2' ? user.companyName : user.name);

/** Credits a locked user, and writes the record and an order; answers the record's id. */
export async function give(tx: Db, user: User, gift: Gift, by: Giver): Promise<number> {
  const column = columnOf[gift.pointsType];
  await tx
    .update(users)
    .set({ points: sql`${users.points} + ${gift.points}`, [column]: sql`${users[column]} + ${gift.points}` })
    .where(eq(users.id, user.id));
  const whose = { userId: user.id, mobile: user.mobile, userType: user.type };
  const company = nameOf(user);
  const [given] = await tx
    .insert(pointsRecords)
    .values({ ...whose, ...by, company, type: gift.pointsType, points: gift.points, explain: gift.explain })
    .returning();
  if (!given) throw new Error('The gift was not recorded.');
  await tx.insert(chargeOrders).values({
    ...whose,
    orderNo: `JF${by.time.slice(0, 10).replaceAll('-', '')}${String(given.id).padStart(10, '0')}`,
    companyName: company,
    balance: gift.points,
    payType: '1',
    orderType: '1',
    businessType: '5',
    pay: '2',
    createTime: by.time,
  });
  return given.id;
}
