import { CHINESE_NAME, withNameDots } from 'declared-console/values';
import { asc, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, type Call, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { countRows, offsetOf } from '../db/list';
import { type Db, wasDuplicate } from '../db/open';
import { accounts as accountRows, roles as roleRows } from '../db/schema';
import { id, optionalPassword, paging, sentPassword, text } from '../http/fields';
import { malformed, notFound, refused } from '../http/refusal';
import { grantedNodes, nodesBeyond } from '../session/account';
import { keepAnAdministrator } from '../session/lastAdministrator';
import { lockedAccounts } from '../session/loginLimits';
import { checkPassword } from '../session/passwordRule';
import { hashPassword } from '../session/passwords';
import { revokeAllOf } from '../session/tokens';
import type { CallName, Handlers } from './access';
import { recordChange } from './changes';

type Row = typeof accountRows.$inferSelect;

const adminList = handlers(validQuery(paging), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const rows = await db
    .select({ account: accountRows, position: roleRows.position })
    .from(accountRows)
    .leftJoin(roleRows, eq(roleRows.id, accountRows.roleId))
    .orderBy(desc(accountRows.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const isLocked = await lockedAccounts(db);
  const wire = rows.map(({ account, position }) => ({
    ...accountRow(account, position),
    is_locked: isLocked(account.username) ? '1' : '0',
  }));
  return list(c, wire, await countRows(db, accountRows, undefined));
});

/** An account in the wire's form, without its password. */
const accountRow = (row: Row, position: string | null) => ({
  admin_id: String(row.id),
  username: row.username,
  realname: row.realname,
  mobile: row.mobile,
  role_id: String(row.roleId),
  position: position ?? '',
  status: row.status,
  is_accepted: row.isAccepted,
});

const getOne = handlers(validQuery({ id }), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const row = await findAccount(db, query.id);
  return ok(c, accountRow(row, (await findRole(db, row.roleId))?.position ?? null));
});

/** The roles that can be given to an account. */
const roleInfo = handlers(validQuery({}), async (c) => {
  const rows = await c.var.deps.db
    .select({ id: roleRows.id, position: roleRows.position })
    .from(roleRows)
    .where(eq(roleRows.status, '1'))
    .orderBy(asc(roleRows.id));
  return ok(
    c,
    rows.map((row) => ({ ...row, id: String(row.id) })),
  );
});

async function findAccount(db: Db, accountId: number): Promise<Row> {
  const [row] = await db.select().from(accountRows).where(eq(accountRows.id, accountId));
  if (!row) throw notFound('账号');
  return row;
}

const findRole = async (db: Db, roleId: number) =>
  (await db.select().from(roleRows).where(eq(roleRows.id, roleId)))[0];

const USERNAME = /^(1[3-9]\d{9}|[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+)$/;
const usernameMessage = '请输入正确的手机号或者邮箱号';
const personFields = {
  username: z.string('用户名不能为空').regex(USERNAME, usernameMessage),
  realname: z
    .string('姓名不能为空')
    .overwrite(withNameDots)
    .regex(CHINESE_NAME, '请输入不超过15个字符的中文姓名'),
  mobile: z.string('电话不能为空').regex(/^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/, '请输入正确的电话格式'),
  role_id: z.string('请选择用户角色').pipe(id),
};

const addAccount = handlers(
  validForm({
    ...personFields,
    password: sentPassword('密码不能为空'),
  }),
  async (c) => {
    const { deps } = c.var;
    const { password, role_id: roleId, ...person } = c.req.valid('form');
    checkPassword(deps, password, person, 'lettersAndDigits');
    const passwordHash = await hashPassword(password, deps.passwordCost);
    await changing(deps.db, async (tx) => {
      const role = await grantable(c, tx, roleId);
      const [created] = await tx
        .insert(accountRows)
        .values({ ...person, roleId, passwordHash, status: '1', isAccepted: '2', mustChangePassword: true })
        .returning({ id: accountRows.id });
      const action = `新增账号“${person.username}”，角色“${role.position}”`;
      const after = { ...person, role: role.position };
      await recordChange(tx, c, { of: '2', targetId: created?.id ?? 0, action, after });
    });
    return ok(c, null, '新增成功');
  },
);

const accountUpdate = handlers(
  validForm({
    ...personFields,
    // A username from before the rule may stay.
    username: z.string('用户名不能为空').pipe(text(100)),
    id,
    password: optionalPassword,
  }),
  async (c) => {
    const { deps } = c.var;
    const { id: accountId, password, role_id: roleId, ...person } = c.req.valid('form');
    if (password) checkPassword(deps, password, person);
    const passwordHash = password && (await hashPassword(password, deps.passwordCost));
    const mustChangePassword = accountId !== accountOf(c).id;
    await changing(deps.db, async (tx) => {
      const before = await changeable(c, tx, accountId);
      if (person.username !== before.username && !USERNAME.test(person.username))
        throw malformed(usernameMessage);
      const role = roleId === before.roleId ? undefined : await grantable(c, tx, roleId);
      if (role) await keepAnAdministrator(tx, before);
      await tx
        .update(accountRows)
        .set({ ...person, roleId, ...(passwordHash ? { passwordHash, mustChangePassword } : {}) })
        .where(eq(accountRows.id, accountId));
      if (passwordHash) await revokeAllOf(tx, accountId, deps.clock.now());
      const action = changeWords(before, {
        ...person,
        role: role?.position,
        password: Boolean(passwordHash),
      });
      const { username, realname, mobile } = before;
      await recordChange(tx, c, {
        of: '2',
        targetId: accountId,
        action,
        before: { username, realname, mobile, roleId: before.roleId },
        after: { ...person, roleId, ...(passwordHash && { password: 'changed' }) },
      });
    });
    return ok(c, null, '编辑成功');
  },
);

/** Describes what changed; of a password, only that it did. */
function changeWords(
  before: Row,
  now: { username: string; realname: string; mobile: string; role: string | undefined; password: boolean },
): string {
  const parts = [
    before.username !== now.username && `账号改为“${now.username}”`,
    before.realname !== now.realname && `姓名改为“${now.realname}”`,
    before.mobile !== now.mobile && `手机号改为“${now.mobile}”`,
    now.role && `角色改为“${now.role}”`,
    now.password && '修改密码',
  ].filter(Boolean);
  return `编辑账号：${parts.join('；') || '无变化'}`;
}

/**
 * Runs a transaction that changes accounts; a taken username is detected by the unique constraint, as a concurrent
 * change may take it.
 */
const changing = (db: Db, change: (tx: Db) => Promise<void>): Promise<void> =>
  db.transaction(change).catch((reason: unknown) => {
    throw wasDuplicate(reason) ? refused('账号已存在') : reason;
  });

/**
 * Loads an account to change it. The caller needs all of its rights: resetting its password would give the caller those
 * rights.
 */
async function changeable(c: Call, tx: Db, accountId: number): Promise<Row> {
  const [row] = await tx.select().from(accountRows).where(eq(accountRows.id, accountId)).for('update');
  if (!row) throw notFound('账号');
  await refuseForeignRights(c, tx, row.roleId, '不能修改权限高于自己的账号');
  return row;
}

/** Loads an enabled role that grants no right the caller lacks. */
async function grantable(c: Call, tx: Db, roleId: number) {
  const role = await findRole(tx, roleId);
  if (role?.status !== '1') throw refused('请选择用户角色');
  await refuseForeignRights(c, tx, roleId, '不能授予自己没有的权限');
  return role;
}

async function refuseForeignRights(c: Call, tx: Db, roleId: number, message: string): Promise<void> {
  if (nodesBeyond(accountOf(c), await grantedNodes(tx, roleId)).length > 0) throw refused(message);
}

/** Disabling ends the account's sessions at once: its next call is refused with 账号被禁用. */
const disableEnable = handlers(validForm({ id, status: z.enum(['1', '2']) }), async (c) => {
  const account = accountOf(c);
  const { deps } = c.var;
  const query = c.req.valid('form');
  if (query.id === account.id && query.status === '2') throw refused('不能禁用当前登录的账号');
  await deps.db.transaction(async (tx) => {
    const row = await changeable(c, tx, query.id);
    if (query.status === '2') {
      await keepAnAdministrator(tx, row);
      await revokeAllOf(tx, row.id, deps.clock.now());
    }
    await tx.update(accountRows).set({ status: query.status }).where(eq(accountRows.id, row.id));
    const action = `${query.status === '1' ? '启用' : '禁用'}账号“${row.username}”`;
    const before = { status: row.status };
    await recordChange(tx, c, {
      of: '2',
      targetId: row.id,
      action,
      before,
      after: { status: query.status },
    });
  });
  return ok(c, null, '操作成功');
});

const acceptEnable = handlers(validForm({ id, is_accepted: z.enum(['1', '2']) }), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('form');
  await db.transaction(async (tx) => {
    const row = await changeable(c, tx, query.id);
    await tx.update(accountRows).set({ isAccepted: query.is_accepted }).where(eq(accountRows.id, row.id));
    const action = `${query.is_accepted === '1' ? '开启' : '关闭'}接受出证`;
    const before = { is_accepted: row.isAccepted };
    const after = { is_accepted: query.is_accepted };
    await recordChange(tx, c, { of: '2', targetId: row.id, action, before, after });
  });
  return ok(c, null, '操作成功');
});

/** Accounts of the console. */
export const accounts = {
  'GET /api/ajax/power/adminList': adminList,
  'GET /api/ajax/power/roleInfo': roleInfo,
  'POST /api/ajax/power/addAccount': addAccount,
  'POST /api/ajax/power/accountUpdate': accountUpdate,
  'GET /api/ajax/power/getOne': getOne,
  'POST /api/ajax/power/disableEnable': disableEnable,
  'POST /api/ajax/power/acceptEnable': acceptEnable,
} satisfies Partial<Record<CallName, Handlers>>;
