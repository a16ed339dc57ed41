import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { accounts, menus, roleMenus, roles } from '../db/schema';
import { hashPassword, noPassword } from '../session/passwords';
import { numberOnFrom, type SeedPlan } from './index';
import { sampleMenu } from './menu';

const everything = sampleMenu.map((node) => node.id).filter((id) => id !== 37);

/** The roles of the sample logins: page 3 and the specification's areas. */
const sampleRoles = [
  { id: 1, position: 'administrator', desc: '系统管理员，拥有全部权限', nodes: everything },
  { id: 2, position: '实名审核员', desc: '负责企业与个人的实名认证审核、余额与积分', nodes: [1, 2, 3, 4, 5] },
  { id: 3, position: '财务人员', desc: '负责订单与开票，不做发票初审', nodes: [15, 16, 17, 18, 28] },
  {
    id: 4,
    position: '公证员',
    desc: '负责证据与出证，仅见与本账号相关的出证申请',
    nodes: [6, 7, 8, 9, 10, 37],
  },
];

/** The logins that README and the server's greeting name. */
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

/** Menu, roles, accounts, their change records and the login logs. Roles and accounts stay few: a company has so many. */
export async function seedRights(tx: Db, { rows, day }: SeedPlan): Promise<void> {
  await tx.insert(menus).values(sampleMenu.map((node) => ({ ...node, sort: node.id, status: 1 })));
  await tx
    .insert(roles)
    .values(sampleRoles.map(({ id, position, desc }) => ({ id, position, desc, status: '1' })));
  await tx
    .insert(roleMenus)
    .values(sampleRoles.flatMap(({ id, nodes }) => nodes.map((menuId) => ({ roleId: id, menuId }))));
  for (const { password, ...login } of sampleLogins) {
    await tx
      .insert(accounts)
      .values({ ...login, passwordHash: await hashPassword(password), isAccepted: '1' });
  }
  const roleCount = Math.min(60, Math.max(12, Math.floor(rows / 5)));
  const accountCount = Math.min(2000, rows);
  await tx.execute(sql`
    insert into roles (id, position, "desc", status)
    select g, pg_temp.pick(array['客服', '运营', '审核', '财务', '法务', '市场'], g, 101) || '角色' || g,
      case when g % 11 = 0 then repeat('负责日常业务处理与数据核对，', 12) else '负责日常业务处理' end,
      case when pg_temp.roll(g, 102, 5) = 0 then '2' else '1' end
    from generate_series(5, ${roleCount}::int) g`);
  await tx.execute(sql`
    insert into role_menus (role_id, menu_id)
    select r.id, m.id from roles r join menus m on m.id <> 37 and pg_temp.roll(r.id * 100 + m.id, 103, 3) = 0
    where r.id > 4`);
  await tx.execute(sql`
    insert into accounts (id, username, password_hash, realname, mobile, role_id, status, is_accepted)
    select g, case when g % 2 = 0 then pg_temp.phone(g, 3) else 'user' || g || '@example.com' end, ${noPassword},
      pg_temp.person(g, 111), case when g % 5 = 0 then '010-' || (60000000 + pg_temp.roll(g, 112, 9999999)) else pg_temp.phone(g, 3) end,
      2 + pg_temp.roll(g, 113, ${roleCount - 1}::int), case when pg_temp.roll(g, 114, 6) = 0 then '2' else '1' end,
      case when pg_temp.roll(g, 115, 3) = 0 then '2' else '1' end
    from generate_series(6, ${accountCount}::int) g`);
  await tx.execute(sql`
    insert into operate_records (type, target_id, operator, operate_time, action)
    select kind, target, pg_temp.person(g, 122), time, case when row_number() over (partition by kind, target order by time) = 1
      then case kind when '1' then '新增角色' else '新增账号' end
      else pg_temp.pick(case kind when '1' then array['编辑角色', '启用角色', '禁用角色'] else array['编辑账号', '启用账号', '禁用账号', '开启接受出证', '关闭接受出证'] end, g, 124) end
    from (
      select g::bigint as g, kind, pg_temp.ago(${day}::date, g, 123, 400) as time,
        1 + pg_temp.roll(g, 121, case kind when '1' then ${roleCount}::int else ${accountCount}::int end) as target
      from generate_series(1, ${rows}::int) g, (values ('1'), ('2')) k(kind)
    ) r order by time`);
  await tx.execute(sql`
    insert into login_logs (type, account_id, name, mobile, login_time, ip)
    select '1', a.id::text, a.realname, null, pg_temp.ago(${day}::date, g, 131, 90), '10.0.' || pg_temp.roll(g, 132, 256) || '.' || pg_temp.roll(g, 133, 256)
    from generate_series(1, ${rows}::int) g join accounts a on a.id = 1 + pg_temp.roll(g, 134, ${accountCount}::int)`);
  for (const table of ['roles', 'accounts']) await numberOnFrom(tx, table);
}
