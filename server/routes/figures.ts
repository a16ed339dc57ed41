import { and, count, eq, gte, lte, notInArray, sql } from 'drizzle-orm';
import type { AccessKind } from '../audit/recording';
import { accountOf, handlers } from '../calls/context';
import { list } from '../calls/envelope';
import { validQuery } from '../calls/params';
import { wallDay } from '../clock';
import { accessRecords, notarizations } from '../db/schema';
import { type DateRange, dateRange } from '../http/fields';
import { malformed } from '../http/refusal';
import type { CallName, Handlers } from './access';

const DAY = 86_400_000;
const longest = 92;

/** Without a range, as many days are summed. */
const usual = 30;

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

/** The days of a range; by default the last ones. */
function daysOf(range: DateRange | undefined, today: string): readonly [first: string, ...string[]] {
  const last = range?.to.slice(0, 10) ?? today;
  const first = range?.from.slice(0, 10) ?? dayAfter(today, 1 - usual);
  const length = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  if (length > longest) throw malformed(`参数 datetime 不能超过${longest}天`);
  return [first, ...Array.from({ length: length - 1 }, (_, index) => dayAfter(first, index + 1))];
}

/**
 * How many notarization orders there are on each day, and the sum of what was paid; days without orders have zeros. Node 37
 * narrows them as it does their list.
 */
const orders = handlers(validQuery({ datetime: dateRange }), async (c) => {
  const { db, clock } = c.var.deps;
  const account = accountOf(c);
  const range = c.req.valid('query').datetime;
  const days = daysOf(range, wallDay(clock.now()));
  const { addTime, money, payStatus, accountId } = notarizations;
  const sums = await db
    .select({
      day: sql<string>`to_char(${addTime}, 'YYYY-MM-DD')`,
      count: count(),
      amount: sql<string>`coalesce(sum(${money}) filter (where ${eq(payStatus, '2')}), 0)::text`,
    })
    .from(notarizations)
    .where(
      and(
        gte(addTime, range?.from ?? `${days[0]} 00:00:00`),
        lte(addTime, range?.to ?? `${days.at(-1)} 23:59:59`),
        account.ownApplicationsOnly ? eq(accountId, account.id) : undefined,
      ),
    )
    .groupBy(sql`1`);
  const known = new Map(sums.map((row) => [row.day, row]));
  const rows = days.map((day) => known.get(day) ?? { day, count: 0, amount: '0' });
  return list(c, rows, rows.length);
});

/** What the console asks for by itself, too: lists for its counts, and searches for what belongs to a person. */
const unasked: readonly AccessKind[] = ['list', 'search', 'bulk'];

/** What the caller did today and this week, which begins on Monday, by the activity log. */
const activity = handlers(validQuery({}), async (c) => {
  const { db, clock } = c.var.deps;
  const now = clock.now();
  const today = wallDay(now);
  const monday = dayAfter(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const rows = await db
    .select({
      kind: accessRecords.kind,
      today: sql<number>`count(*) filter (where ${gte(accessRecords.at, today)})::int`,
      week: sql<number>`count(*)::int`,
    })
    .from(accessRecords)
    .where(
      and(
        eq(accessRecords.accountId, accountOf(c).id),
        gte(accessRecords.at, monday),
        notInArray(accessRecords.kind, [...unasked]),
      ),
    )
    .groupBy(accessRecords.kind)
    .orderBy(sql`3 desc`, accessRecords.kind);
  return list(c, rows, rows.length);
});

/** What no count of a list can give. */
export const figures = {
  'GET /api/figures/orders': orders,
  'GET /api/figures/activity': activity,
} satisfies Partial<Record<CallName, Handlers>>;
