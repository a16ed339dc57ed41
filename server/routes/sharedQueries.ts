import { and, asc, count, eq, exists, ne, not, or, sql } from 'drizzle-orm';
import { accountOf, type Call, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { wallClock } from '../clock';
import type { Db } from '../db/open';
import { accounts, sharedQueries as rows } from '../db/schema';
import { id, text } from '../http/fields';
import { refused } from '../http/refusal';
import type { CallName, Handlers } from './access';

/** How many queries a role has for a list: more than anybody looks through. */
const MOST = 50;

const listName = text(64);

/** A mobile or an ID number, as no other text of a query has it: what is shared is kept, and shown to others. */
const PERSONAL = /(?<![\dA-Za-z])(1\d{10}|\d{15}|\d{17}[\dXx])(?![\dA-Za-z])/;

const ofRole = (c: Call, of: string) => and(eq(rows.roleId, accountOf(c).roleId), eq(rows.list, of));

/** Whether the account that shared a query is still at work in the role: nobody else can withdraw it. */
const isHeld = (db: Db) =>
  exists(
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(eq(accounts.id, rows.accountId), eq(accounts.roleId, rows.roleId), eq(accounts.status, '1')),
      ),
  );

const wireRow = (row: typeof rows.$inferSelect, c: Call) => ({
  id: String(row.id),
  label: row.label,
  search: row.search,
  owner: row.owner,
  is_own: row.accountId === accountOf(c).id ? '1' : '2',
  time: wallClock(new Date(row.time)),
});

/** The queries that the caller's role shares for a list, by name. */
const getList = handlers(validQuery({ list: listName }), async (c) => {
  const { db } = c.var.deps;
  const found = await db
    .select()
    .from(rows)
    .where(and(ofRole(c, c.req.valid('query').list), isHeld(db)))
    .orderBy(asc(rows.label), asc(rows.id))
    .limit(MOST);
  const wire = found.map((row) => wireRow(row, c));
  return list(c, wire, wire.length);
});

/** Shares a query with the caller's role, in the place of one of theirs with the same name. */
const share = handlers(validForm({ list: listName, label: text(30), search: text(4000) }), async (c) => {
  const { db, clock } = c.var.deps;
  const form = c.req.valid('form');
  const texts = [form.label, ...new URLSearchParams(form.search).values()];
  if (texts.some((each) => PERSONAL.test(each))) throw refused('常用条件含有手机号或证件号，不能共享');
  const { id: accountId, roleId, realname: owner } = accountOf(c);
  await db.transaction(async (tx) => {
    // Serializes what is shared at once, which could pass the limit together.
    await tx.execute(sql`lock table ${rows} in share row exclusive mode`);
    await tx.delete(rows).where(and(eq(rows.roleId, roleId), not(isHeld(tx))));
    const isOther = or(ne(rows.accountId, accountId), ne(rows.label, form.label));
    const [others] = await tx
      .select({ count: count() })
      .from(rows)
      .where(and(ofRole(c, form.list), isOther));
    if ((others?.count ?? 0) >= MOST) throw refused(`此列表共享的常用条件已有${MOST}个，请先取消不用的`);
    const changed = { search: form.search, owner, time: clock.now().getTime() };
    await tx
      .insert(rows)
      .values({ ...form, ...changed, roleId, accountId })
      .onConflictDoUpdate({ target: [rows.roleId, rows.list, rows.accountId, rows.label], set: changed });
  });
  return ok(c, null);
});

/** Shares one of the caller's own no longer; nothing happens if it isn't there. */
const withdraw = handlers(validForm({ id }), async (c) => {
  await c.var.deps.db
    .delete(rows)
    .where(and(eq(rows.id, c.req.valid('form').id), eq(rows.accountId, accountOf(c).id)));
  return ok(c, null);
});

/** Queries that are shared with a role: calls beyond the specification. */
export const sharedQueries = {
  'GET /api/sharedQuery/getList': getList,
  'POST /api/sharedQuery/share': share,
  'POST /api/sharedQuery/withdraw': withdraw,
} satisfies Partial<Record<CallName, Handlers>>;
