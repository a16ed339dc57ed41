import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, type Call, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { reviewSteps } from '../calls/reviewSteps';
import { wallClock } from '../clock';
import { claims as claimRows } from '../db/schema';
import { text } from '../http/fields';
import { permissionDenied } from '../http/refusal';
import type { CallName, Handlers } from './access';

type Claim = typeof claimRows.$inferSelect;

const kind = z.enum(Object.keys(reviewSteps) as (keyof typeof reviewSteps)[]);
const item = text(64);

/** How long a claim lasts, in milliseconds, unless it is extended. */
const LEASE = 5 * 60_000;
/** How many are listed: more than may be at work at once. */
const MOST = 500;

/** Only those who may decide claim, and see who has. */
function checkRight(c: Call, of: keyof typeof reviewSteps) {
  if (!accountOf(c).permissions.has(reviewSteps[of].decide)) throw permissionDenied();
}

/** remaining: seconds, so that no clock but this one matters. */
const claimRow = ({ kind, item, holder, accountId, since, until }: Claim, c: Call) => ({
  kind,
  item,
  holder,
  is_own: accountId === accountOf(c).id ? '1' : '2',
  since: wallClock(new Date(since)),
  remaining: Math.max(0, Math.ceil((until - c.var.deps.clock.now().getTime()) / 1000)),
});

/**
 * Takes a record for the caller, or extends it; answers who has it, which is somebody else if they were first. force: 1 takes it
 * from them.
 */
const take = handlers(validForm({ kind, item, force: z.literal('1').optional() }), async (c) => {
  const { db, clock } = c.var.deps;
  const form = c.req.valid('form');
  checkRight(c, form.kind);
  const account = accountOf(c);
  const now = clock.now().getTime();
  const mine = { accountId: account.id, holder: account.realname, until: now + LEASE };
  const isThis = and(eq(claimRows.kind, form.kind), eq(claimRows.item, form.item));
  const held = await db.transaction(async (tx) => {
    await tx
      .insert(claimRows)
      .values({ kind: form.kind, item: form.item, since: now, ...mine })
      .onConflictDoNothing();
    const isFree = or(eq(claimRows.accountId, account.id), lte(claimRows.until, now));
    const [before] = await tx.select().from(claimRows).where(isThis).for('update');
    const isKept = before?.accountId === account.id && before.until > now;
    const [taken] = await tx
      .update(claimRows)
      .set({ ...mine, ...(isKept ? {} : { since: now }) })
      .where(form.force ? isThis : and(isThis, isFree))
      .returning();
    return taken ?? before;
  });
  return ok(c, held ? claimRow(held, c) : null);
});

/** Gives a record back; nothing happens if the caller doesn't have it. */
const release = handlers(validForm({ kind, item }), async (c) => {
  const form = c.req.valid('form');
  checkRight(c, form.kind);
  await c.var.deps.db
    .delete(claimRows)
    .where(
      and(
        eq(claimRows.kind, form.kind),
        eq(claimRows.item, form.item),
        eq(claimRows.accountId, accountOf(c).id),
      ),
    );
  return ok(c, null);
});

/** What somebody is at work on; the one that has lasted longest comes first. */
const getList = handlers(validQuery({ kind }), async (c) => {
  const query = c.req.valid('query');
  checkRight(c, query.kind);
  const { db, clock } = c.var.deps;
  const live = await db
    .select()
    .from(claimRows)
    .where(and(eq(claimRows.kind, query.kind), gt(claimRows.until, clock.now().getTime())))
    .orderBy(asc(claimRows.since))
    .limit(MOST);
  return list(
    c,
    live.map((row) => claimRow(row, c)),
    live.length,
  );
});

/** Who is at work on what: calls beyond the specification. */
export const claims = {
  'POST /api/claim/take': take,
  'POST /api/claim/release': release,
  'GET /api/claim/getList': getList,
} satisfies Partial<Record<CallName, Handlers>>;
