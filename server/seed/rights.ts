import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accounts, menus, roleMenus, roles } from '../db/schema';
import { hashPassword, noPassword } from '../session/passwords';
import { sampleMenu } from './menu';
import { runSql } from './statements';

/** The rows of the seeded menu. */
export const menuRows = sampleMenu.map((node) => ({ ...node, sort: node.id, status: 1 }));

const everything = sampleMenu.map((node) => node.id).filter((id) => id !== 37);

/** A role that a database is seeded with, and its nodes of the menu. */
export interface SeededRole {
  readonly id: number;
  readonly position: string;
  readonly desc: string;
  readonly nodes: readonly number[];
}

/** The role that every database has. */
export const administrator: SeededRole = {
  id: 1,
  position: 'administrator',
  desc: '系统管理员，拥有全部权限',
  nodes: everything,
};

/** The roles of the sample logins, one per area of work. */
export const sampleRoles: readonly SeededRole[] = [
  administrator,
  {
    id: 2,
    position: '实名审核员',
    desc: '负责企业与个人的实名认证审核、余额与积分，不能导出',
    nodes: [1, 2, 3, 4, 5, 62, 64, 67],
  },
  {
    id: 3,
    position: '财务人员',
    desc: '负责订单、开票与赠送复核，不做发票初审',
    nodes: [15, 16, 17, 18, 28, 71, 72],
  },
  {
    id: 4,
    position: '公证员',
    desc: '负责证据与出证，仅见与本账号相关的出证申请',
    nodes: [6, 7, 8, 9, 10, 37, 68],
  },
];

/** The logins listed in README and printed by the server at the start. */
export const sampleLogins = [
  {
    id: 1,
    username: 'admin',
    password: 'admin123',
    realname: '管理员',
    mobile: '13800000001',
    roleId: 1,
    status: '1',
  },
  {
    id: 2,
    username: 'reviewer',
    password: 'reviewer123',
    realname: '审核员',
    mobile: '13800000002',
    roleId: 2,
    status: '1',
  },
  {
    id: 3,
    username: 'finance',
    password: 'finance123',
    realname: '财务员',
    mobile: '13800000003',
    roleId: 3,
    status: '1',
  },
  {
    id: 4,
    username: 'notary',
    password: 'notary123',
    realname: '公证员',
    mobile: '13800000004',
    roleId: 4,
    status: '1',
  },
  {
    id: 5,
    username: 'disabled',
    password: 'disabled123',
    realname: '停用员',
    mobile: '13800000005',
    roleId: 2,
    status: '2',
  },
];

/** The password that README gives for a seeded account, even if the account has been renamed. */
export const knownPassword = (accountId: number): string | undefined =>
  sampleLogins.find(({ id }) => id === accountId)?.password;

/** Seeds the menu and roles with their nodes. */
async function seedRoles(tx: Db, seeded: readonly SeededRole[]): Promise<void> {
  await tx.insert(menus).values(menuRows);
  await tx
    .insert(roles)
    .values(seeded.map(({ id, position, desc }) => ({ id, position, desc, status: '1' })));
  await tx
    .insert(roleMenus)
    .values(seeded.flatMap(({ id, nodes }) => nodes.map((menuId) => ({ roleId: id, menuId }))));
}

/**
 * Seeds the menu, roles, accounts, their change records and the login logs; without sample logins no account has a
 * password.
 */
export async function seedRights(tx: Db, withLogins: boolean): Promise<void> {
  await seedRoles(tx, sampleRoles);
  for (const { password, ...login } of sampleLogins) {
    await tx.insert(accounts).values({
      ...login,
      passwordHash: withLogins ? await hashPassword(password) : noPassword,
      isAccepted: '1',
    });
  }
  await runSql(tx, 'rights');
}

/** Seeds what nobody can start without: the menu, the administrators' role, and one administrator without a password. */
export async function seedStart(tx: Db): Promise<void> {
  await seedRoles(tx, [administrator]);
  await tx.insert(accounts).values({
    ...{ username: 'admin', realname: '管理员', mobile: '', roleId: administrator.id },
    ...{ status: '1', isAccepted: '2', passwordHash: noPassword },
  });
  // The role brought its own id, which the sequence doesn't know.
  await tx.execute(sql`select setval(pg_get_serial_sequence('roles', 'id'), max(id)) from roles`);
}
