import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import { accountOf, type Call, handlers } from '../calls/context';
import { list, ok } from '../calls/envelope';
import { validForm, validQuery } from '../calls/params';
import { reviewSteps } from '../calls/reviewSteps';
import { wallClock } from '../clock';
import { claims as claimRows } from '../db/schema';
import { id } from '../http/fields';
import { permissionDenied } from '../http/refusal';
import type { CallName, Handlers } from './access';
import { hasStep, seenOf, seesItem } from './reviewItems';

type Claim = typeof claimRows.$inferSelect;

const kind = z.enum(Object.keys(reviewSteps) as (keyof typeof reviewSteps)[]);

/** How long a claim lasts, in milliseconds, unless it is extended. */
const LEASE = 5 * 60_000;
/** How many are listed: more than may be at work at once. */
const MOST = 500;

/** Only those who may decide a record claim it. */
async function checkRight(c: Call, { kind, item }: { kind: keyof typeof reviewSteps; item: number }) {
  if (!(await seesItem(c, kind, 'decide', item))) throw permissionDenied();
}

const isClaimOf = ({ kind, item }: { kind: string; item: number }) =>
  and(eq(claimRows.kind, kind), eq(claimRows.item, String(item)));

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
const take = handlers(validForm({ kind, item: id, force: z.literal('1').optional() }), async (c) => {
  const { db, clock } = c.var.deps;
  const form = c.req.valid('form');
  await checkRight(c, form);
  const account = accountOf(c);
  const now = clock.now().getTime();
  const mine = { accountId: account.id, holder: account.realname, until: now + LEASE };
  const isThis = isClaimOf(form);
  const held = await db.transaction(async (tx) => {
    await tx
      .insert(claimRows)
      .values({ kind: form.kind, item: String(form.item), since: now, ...mine })
      // Changes nothing, but keeps the row that is there until this ends: its holder may give it back now, or it is cleared away.
      .onConflictDoUpdate({ target: [claimRows.kind, claimRows.item], set: { kind: form.kind } });
    const isFree = or(eq(claimRows.accountId, account.id), lte(claimRows.until, now));
    const [before] = await tx.select().from(claimRows).where(isThis);
    const isKept = before?.accountId === account.id && before.until > now;
    const [taken] = await tx
      .update(claimRows)
      .set({ ...mine, ...(isKept ? {} : { since: now }) })
      .where(form.force ? isThis : and(isThis, isFree))
      .returning();
    // Last, and without those that somebody takes at this moment: so no two that take wait for each other.
    const over = tx
      .select({ item: claimRows.item })
      .from(claimRows)
      .where(and(eq(claimRows.kind, form.kind), lte(claimRows.until, now)))
      .for('update', { skipLocked: true });
    await tx.delete(claimRows).where(and(eq(claimRows.kind, form.kind), inArray(claimRows.item, over)));
    return taken ?? before;
  });
  return ok(c, held ? claimRow(held, c) : null);
});

/** Gives a record back; nothing happens if the caller doesn't have it. */
const release = handlers(validForm({ kind, item: id }), async (c) => {
  const form = c.req.valid('form');
  await checkRight(c, form);
  await c.var.deps.db.delete(claimRows).where(and(isClaimOf(form), eq(claimRows.accountId, accountOf(c).id)));
  return ok(c, null);
});

/** What somebody is at work on that the caller may decide, too; the one that has lasted longest comes first. */
const getList = handlers(validQuery({ kind }), async (c) => {
  const query = c.req.valid('query');
  if (!hasStep(c, query.kind, 'decide')) throw permissionDenied();
  const { db, clock } = c.var.deps;
  const live = await db
    .select()
    .from(claimRows)
    .where(and(eq(claimRows.kind, query.kind), gt(claimRows.until, clock.now().getTime())))
    .orderBy(asc(claimRows.since))
    .limit(MOST);
  const seen = await seenOf(
    c,
    query.kind,
    'decide',
    live.map((row) => Number(row.item)),
  );
  const wire = live.filter((row) => seen.has(Number(row.item))).map((row) => claimRow(row, c));
  return list(c, wire, wire.length);
});

/** Who is at work on what: calls beyond the specification. */
export const claims = {
  'POST /api/claim/take': take,
  'POST /api/claim/release': release,
  'GET /api/claim/getList': getList,
} satisfies Partial<Record<CallName, Handlers>>;
