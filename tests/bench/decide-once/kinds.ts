import type { Db } from '@server/db/open';
import { invoices, notarizationChecks, notarizations, userChecks, users } from '@server/db/schema';
import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Office } from './people.ts';

/** A decision as the database records it. */
export interface Decision {
  /** The id of the record. */
  readonly record: number;
  readonly item: number;
  readonly verifier: string | null;
  readonly time: string | null;
  /** What later reviewers are told. */
  readonly status: string;
}

/** The results of a verdict: the item's state, and what later reviewers are told. */
interface Outcome {
  readonly state: string;
  readonly status: string;
}

/** A kind of decision: how it is sent, and where the database stores the result. */
export interface Kind {
  readonly title: string;
  readonly by: Office;
  readonly path: string;
  readonly approved: Outcome;
  readonly rejected: Outcome;
  form(item: string, approves: boolean): Record<string, string>;
  /** The ids of the pending items. */
  waiting(db: Db, size: number): Promise<number[]>;
  /** The state of each item. */
  states(db: Db, items: number[]): Promise<Map<number, string>>;
  /** Every decision on the items, including earlier ones. */
  decisions(db: Db, items: number[]): Promise<Decision[]>;
}

interface Stateful {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly state: PgColumn;
}

/** How a kind finds its items in their table. */
const itemsOf = ({ table, id, state }: Stateful, awaited: SQL | undefined) => ({
  // Spread over the table: among users, for example, all companies come before all persons.
  waiting: async (db: Db, size: number) => {
    const rows = await db.select({ id }).from(table).where(awaited).orderBy(sql`${id} % 7`, id).limit(size);
    return rows.map((row) => Number(row.id));
  },
  states: async (db: Db, items: number[]) => {
    const rows = await db.select({ id, state }).from(table).where(inArray(id, items));
    return new Map(rows.map((row) => [Number(row.id), String(row.state)]));
  },
});

const reason = '材料不清晰';

const realName: Kind = {
  title: 'real-name reviews',
  by: 'reviewer',
  path: '/api/user/updateUserStatus',
  approved: { state: '3', status: '1' },
  rejected: { state: '4', status: '0' },
  form: (userId, approves) => ({ userId, status: approves ? '1' : '0', account: reason }),
  ...itemsOf({ table: users, id: users.id, state: users.status }, eq(users.status, '2')),
  decisions: (db, items) =>
    db
      .select({
        record: userChecks.id,
        item: userChecks.userId,
        verifier: userChecks.verifier,
        time: userChecks.verifyTime,
        status: userChecks.status,
      })
      .from(userChecks)
      .where(inArray(userChecks.userId, items)),
};

const application: Kind = {
  title: 'notarization applications',
  by: 'reviewer',
  path: '/api/ajax/data/check',
  approved: { state: '2', status: '1' },
  rejected: { state: '3', status: '0' },
  form: (orderId, approves) => ({ orderId, isCheck: approves ? '1' : '0', checkRemark: reason }),
  ...itemsOf(
    { table: notarizations, id: notarizations.id, state: notarizations.notarialStatus },
    and(eq(notarizations.notarialStatus, '1'), eq(notarizations.payStatus, '2')),
  ),
  decisions: (db, items) =>
    db
      .select({
        record: notarizationChecks.id,
        item: notarizationChecks.notarizationId,
        verifier: notarizationChecks.verifier,
        time: notarizationChecks.verifyTime,
        status: notarizationChecks.status,
      })
      .from(notarizationChecks)
      .where(inArray(notarizationChecks.notarizationId, items)),
};

const invoiceItems = { table: invoices, id: invoices.id, state: invoices.status };

/** An invoice stores the record of each step in itself: a step is recorded once it has a time. */
const stepOf = (verifier: PgColumn, time: PgColumn): Kind['decisions'] => {
  return async (db, items) => {
    const rows = await db
      .select({ id: invoices.id, verifier, time, status: invoices.status })
      .from(invoices)
      .where(inArray(invoices.id, items));
    return rows.flatMap((row) =>
      row.time
        ? [{ ...row, record: row.id, item: row.id, verifier: String(row.verifier), time: String(row.time) }]
        : [],
    );
  };
};

const firstStep: Kind = {
  title: 'invoices, first step',
  by: 'reviewer',
  path: '/api/invoice/invoiceCheckOne',
  approved: { state: '2', status: '2' },
  rejected: { state: '4', status: '4' },
  form: (id, approves) => ({ id, status: approves ? '1' : '2', remark: reason }),
  ...itemsOf(invoiceItems, eq(invoices.status, '1')),
  decisions: stepOf(invoices.checkFirstName, invoices.checkFirstTime),
};

const issued = {
  dealTime: '2026-03-02',
  dealUser: '赵财务',
  dealCode: '044',
  dealNum: '123',
  courierNumber: 'SF1',
};

const financeStep: Kind = {
  title: 'invoices, finance step',
  by: 'finance',
  path: '/api/invoice/invoiceCheckTwo',
  approved: { state: '3', status: '3' },
  rejected: { state: '4', status: '4' },
  form: (id, approves) => ({ id, status: approves ? '1' : '2', remark: reason, ...(approves && issued) }),
  // Only what this run's reviewers submitted: the first step must be theirs.
  ...itemsOf(invoiceItems, and(eq(invoices.status, '2'), like(invoices.checkFirstName, '评审员%'))),
  decisions: stepOf(invoices.checkReviewName, invoices.checkReviewTime),
};

/** In the order of decisions: finance gets what the first step submitted. */
export const kinds: readonly Kind[] = [realName, application, firstStep, financeStep];
