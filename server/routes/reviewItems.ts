import { and, inArray } from 'drizzle-orm';
import { accountOf, type Call } from '../calls/context';
import { reviewSteps } from '../calls/reviewSteps';
import { notarizations, users } from '../db/schema';
import { ownOnly } from '../evidence/rights';
import { hasEntry } from '../session/entries';

type StepName = keyof typeof reviewSteps;

/** What the caller does with an item: decides it, or looks at it. */
type Use = 'decide' | 'see';

/** Whether the caller has the right to a step at all; its entries for persons and companies share it. */
export const hasStep = (c: Call, step: StepName, use: Use): boolean =>
  accountOf(c).permissions.has(reviewSteps[step][use]);

/** Whether the caller may decide, or see, what a step decides, by the rules of its decision and its detail. */
export const seesItem = async (c: Call, step: StepName, use: Use, item: number): Promise<boolean> =>
  hasStep(c, step, use) && (await seenOf(c, step, use, [item])).has(item);

/**
 * The items of a step that the caller may decide, or see: users need the entry of their kind, applications may be only its own.
 * Everything else is seen by the right alone.
 */
export async function seenOf(
  c: Call,
  step: StepName,
  use: Use,
  items: readonly number[],
): Promise<ReadonlySet<number>> {
  const account = accountOf(c);
  const { db } = c.var.deps;
  const { target } = reviewSteps[step];
  const isOwn = ownOnly(account);
  if (target === 'user') {
    const group = use === 'decide' ? 'userDecisions' : 'users';
    const types = ['1', '2'].filter((type) => hasEntry(account, group, type));
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, items), inArray(users.type, types)));
    return new Set(found.map(({ id }) => id));
  }
  if (target === 'application' && isOwn) {
    const found = await db
      .select({ id: notarizations.id })
      .from(notarizations)
      .where(and(inArray(notarizations.id, items), isOwn));
    return new Set(found.map(({ id }) => id));
  }
  return new Set(items);
}
