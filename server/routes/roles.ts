import { moduleChanges, withParents } from '@resources/authority/moduleChanges';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, type Call, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { countRows, offsetOf } from '../db/list';
import type { Db } from '../db/open';
import { menus, roleMenus, roles as roleRows } from '../db/schema';
import { id, paging, text } from '../http/fields';
import { malformed, notFound, refused } from '../http/refusal';
import {
  administratorRole,
  applicationsNode,
  grantedNodes,
  nodesBeyond,
  ownApplicationsNode,
} from '../session/account';
import type { CallName, Handlers } from './access';
import { recordChange } from './changes';

type Node = typeof menus.$inferSelect;

const allNodes = (db: Db): Promise<Node[]> =>
  db.select().from(menus).where(eq(menus.status, 1)).orderBy(asc(menus.id));

interface TreeNode {
  id: number;
  name: string;
  have?: 0 | 1;
  childMenu: TreeNode[];
}

/** Builds the tree; with `held`, each node says whether the role has it. */
function treeOf(nodes: readonly Node[], held?: ReadonlySet<number>, parentId = 0): TreeNode[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .map(({ id, name }) => ({
      id,
      name,
      ...(held && { have: held.has(id) ? 1 : 0 }),
      childMenu: treeOf(nodes, held, id),
    }));
}

const getAllRule = handlers(validQuery({}), async (c) => {
  return ok(c, treeOf(await allNodes(c.var.deps.db)));
});

const getRoleList = handlers(validQuery(paging), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('query');
  const rows = await db
    .select()
    .from(roleRows)
    .orderBy(desc(roleRows.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const wire = rows.map((row) => ({ ...row, id: String(row.id) }));
  return list(c, wire, await countRows(db, roleRows, undefined));
});

const getSaveRole = handlers(validForm({ id }), async (c) => {
  const { db } = c.var.deps;
  const query = c.req.valid('form');
  const role = await findRole(db, query.id);
  const held = await heldBy(db, role.id);
  return ok(c, { roleInfo: { ...role, id: String(role.id) }, allListTree: treeOf(await allNodes(db), held) });
});

async function findRole(db: Db, roleId: number) {
  const [role] = await db.select().from(roleRows).where(eq(roleRows.id, roleId));
  if (!role) throw notFound('角色');
  return role;
}

async function heldBy(db: Db, roleId: number): Promise<Set<number>> {
  const rows = await db.select().from(roleMenus).where(eq(roleMenus.roleId, roleId));
  return new Set(rows.map((row) => row.menuId));
}

const roleFields = {
  roleName: z
    .string('角色名称不能为空')
    .regex(/^[\p{Script=Han}A-Za-z\d]{1,30}$/u, '角色名称支持中文、英文、数字,不超过30个字符'),
  roleDesc: z.string('角色描述不能为空').pipe(text(200, '角色描述不超过200个字符')),
  menuId: z.string('请选择模块权限').regex(/^\d{1,6}(,\d{1,6}){0,200}$/, '请选择模块权限'),
  roleId: id.optional(),
};

/** Adds a role, or changes the one of roleId; the change record lists the permissions granted and removed. */
const addRole = handlers(validForm(roleFields), async (c) => {
  const { db } = c.var.deps;
  const { roleName, roleDesc, menuId, roleId } = c.req.valid('form');
  if (roleId === administratorRole) throw refused('系统管理员角色不可修改');
  const nodes = await allNodes(db);
  const wanted = wantedNodes(menuId.split(',').map(Number), nodes);
  await db.transaction(async (tx) => {
    // Serializes roles added under the same name, and edits of one role.
    await tx.execute(sql`lock table ${roleRows} in share row exclusive mode`);
    const [same] = await tx
      .select({ id: roleRows.id })
      .from(roleRows)
      .where(and(eq(roleRows.position, roleName), ne(roleRows.id, roleId ?? 0)));
    if (same) throw refused('角色名称已存在');
    const role = roleId === undefined ? undefined : await changeable(c, tx, roleId);
    const held = role ? await heldBy(tx, role.id) : new Set<number>();
    const added = nodes.filter((node) => wanted.has(node.id) && !held.has(node.id));
    const removed = nodes.filter((node) => held.has(node.id) && !wanted.has(node.id));
    const foreign = nodesBeyond(
      accountOf(c),
      nodes.filter(({ id }) => wanted.has(id)),
    );
    if (foreign.length > 0)
      throw refused(`不能授予自己没有的权限：${foreign.map(({ name }) => name).join('、')}`);
    const target = await saveRole(tx, { roleId: role?.id, roleName, roleDesc });
    if (removed.length > 0) {
      const gone = inArray(
        roleMenus.menuId,
        removed.map((node) => node.id),
      );
      await tx.delete(roleMenus).where(and(eq(roleMenus.roleId, target), gone));
    }
    if (added.length > 0) {
      await tx.insert(roleMenus).values(added.map((node) => ({ roleId: target, menuId: node.id })));
    }
    // Named as the dialog before the edit has named them.
    const named = moduleChanges(modulesOf(nodes), [...held].map(String), [...wanted].map(String));
    const action = role ? changeWords(role, { roleName, roleDesc, ...named }) : `新增角色“${roleName}”`;
    const stateOf = (name: string, desc: string, has: (id: number) => boolean) => ({
      name,
      desc,
      modules: nodes.filter(({ id }) => has(id)).map(({ id, name }) => `${id} ${name}`),
    });
    await recordChange(tx, c, {
      of: '1',
      targetId: target,
      action,
      ...(role && { before: stateOf(role.position, role.desc, (id) => held.has(id)) }),
      after: stateOf(roleName, roleDesc, (id) => wanted.has(id)),
    });
  });
  return ok(c, null, roleId === undefined ? '新增成功' : '编辑成功');
});

interface Module {
  readonly id: string;
  readonly name: string;
  readonly children: readonly Module[];
}

/** The nodes as the dialog before an edit compares them. */
const modulesOf = (nodes: readonly Node[], parentId = 0): readonly Module[] =>
  nodes
    .filter((node) => node.parentId === parentId)
    .map(({ id, name }) => ({ id: String(id), name, children: modulesOf(nodes, id) }));

/** Adds the groups above each node; node 37 is only valid together with node 9. */
function wantedNodes(ids: readonly number[], nodes: readonly Node[]): Set<number> {
  if (ids.some((each) => !nodes.some(({ id }) => id === each))) throw malformed('模块权限不存在');
  const wanted = new Set(withParents(modulesOf(nodes), ids.map(String)).map(Number));
  if (wanted.has(ownApplicationsNode) && !ids.includes(applicationsNode)) throw malformed('请先选择出证申请');
  return wanted;
}

/**
 * Loads a role to change it. The caller needs all of its rights: disabling it would take them from others, and hide
 * them.
 */
async function changeable(c: Call, tx: Db, roleId: number) {
  const role = await findRole(tx, roleId);
  if (nodesBeyond(accountOf(c), await grantedNodes(tx, roleId)).length > 0)
    throw refused('不能修改权限高于自己的角色');
  return role;
}

async function saveRole(
  tx: Db,
  role: { roleId?: number; roleName: string; roleDesc: string },
): Promise<number> {
  const values = { position: role.roleName, desc: role.roleDesc };
  if (role.roleId !== undefined) {
    await tx.update(roleRows).set(values).where(eq(roleRows.id, role.roleId));
    return role.roleId;
  }
  const [created] = await tx
    .insert(roleRows)
    .values({ ...values, status: '1' })
    .returning({ id: roleRows.id });
  return created?.id ?? 0;
}

function changeWords(
  before: { position: string; desc: string },
  now: { roleName: string; roleDesc: string } & ReturnType<typeof moduleChanges>,
): string {
  const names = (nodes: readonly { readonly name: string }[]) => nodes.map(({ name }) => name).join('、');
  const parts = [
    before.position !== now.roleName && `名称“${before.position}”改为“${now.roleName}”`,
    before.desc !== now.roleDesc && '修改描述',
    now.added.length > 0 && `增加权限：${names(now.added)}`,
    now.removed.length > 0 && `移除权限：${names(now.removed)}`,
  ].filter(Boolean);
  return `编辑角色：${parts.join('；') || '无变化'}`;
}

const roleDisable = handlers(validForm({ id, type: z.enum(['1', '2']) }), async (c) => {
  const account = accountOf(c);
  const { deps } = c.var;
  const query = c.req.valid('form');
  if (query.id === administratorRole) throw refused('系统管理员角色不可禁用');
  if (query.id === account.roleId && query.type === '2') throw refused('不能禁用自己的角色');
  await deps.db.transaction(async (tx) => {
    const role = await changeable(c, tx, query.id);
    await tx.update(roleRows).set({ status: query.type }).where(eq(roleRows.id, role.id));
    const action = `${query.type === '1' ? '启用' : '禁用'}角色“${role.position}”`;
    const before = { status: role.status };
    const after = { status: query.type };
    await recordChange(tx, c, { of: '1', targetId: role.id, action, before, after });
  });
  return ok(c, null, '操作成功');
});

/** Roles and their permissions. */
export const roles = {
  'GET /api/ajax/role/getAllRule': getAllRule,
  'GET /api/ajax/role/getRoleList': getRoleList,
  'POST /api/ajax/role/addRole': addRole,
  'POST /api/ajax/role/roleDisable': roleDisable,
  'POST /api/ajax/role/getSaveRole': getSaveRole,
} satisfies Partial<Record<CallName, Handlers>>;
