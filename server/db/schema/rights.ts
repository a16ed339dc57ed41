import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, rowId, wallTime } from './columns';

/** Menu nodes; a node's permission lists what roles that hold it may call. */
export const menus = pgTable('menus', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  sort: integer('sort').notNull(),
  parentId: integer('parent_id').notNull(),
  status: integer('status').notNull(),
  permission: text('permission').notNull(),
  icon: text('icon').notNull(),
  hidden: integer('hidden').notNull(),
});

/** Back-office roles: status 1 enabled, 2 disabled. */
export const roles = pgTable('roles', {
  id: rowId(),
  position: text('position').notNull(),
  desc: text('desc').notNull(),
  status: text('status').notNull(),
});

/** The menu nodes of each role. */
export const roleMenus = pgTable(
  'role_menus',
  { roleId: ref('role_id').notNull(), menuId: integer('menu_id').notNull() },
  (t) => [primaryKey({ columns: [t.roleId, t.menuId] })],
);

/** Back-office accounts: status 1 enabled, 2 disabled; is_accepted 1 accepts certificate issuing, 2 does not. */
export const accounts = pgTable(
  'accounts',
  {
    id: rowId(),
    username: text('username').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    realname: text('realname').notNull(),
    mobile: text('mobile').notNull(),
    roleId: ref('role_id').notNull(),
    status: text('status').notNull(),
    isAccepted: text('is_accepted').notNull(),
    /** An administrator has set the password. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
  },
  (t) => [index('accounts_role').on(t.roleId)],
);

/** Change records of roles (type 1) and accounts (type 2), written in the transaction of the change. */
export const operateRecords = pgTable(
  'operate_records',
  {
    id: rowId(),
    type: text('type').notNull(),
    targetId: ref('target_id').notNull(),
    operator: text('operator').notNull(),
    operatorId: ref('operator_id'),
    operatorAccount: text('operator_account'),
    operateTime: wallTime('operate_time').notNull(),
    action: text('action').notNull(),
  },
  (t) => [index('operate_records_target').on(t.targetId, t.type, t.id)],
);

/** Logins: type 1 back-office, 2 user (only these carry a mobile). */
export const loginLogs = pgTable(
  'login_logs',
  {
    id: rowId(),
    type: text('type').notNull(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile'),
    loginTime: wallTime('login_time').notNull(),
    ip: text('ip').notNull(),
  },
  (t) => [index('login_logs_newest').on(t.loginTime, t.id, t.type)],
);
