import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  chargeOrders,
  downloadHistory,
  evidences,
  feedback,
  forensics,
  invoices,
  loginLogs,
  notarizations,
  pointsRecords,
  users,
} from './schema';

/**
 * A column whose prefixes are tallied: by prefix lengths (`sizes`), together with the first `depth` facets of the
 * table.
 */
export interface Beginning {
  readonly column: PgColumn;
  readonly sizes: readonly number[];
  readonly depth: number;
}

/** Months and days, from which ranges of moments are summed. */
const moments = (column: PgColumn, depth: number): Beginning => ({ column, sizes: [7, 10], depth });
/** Of a number: its two letters with the year and month, or with the day. */
const numbers = (column: PgColumn, depth: number): Beginning => ({ column, sizes: [6, 10], depth });
const phones = (column: PgColumn, depth: number): Beginning => ({ column, sizes: [3, 4], depth });
const names = (column: PgColumn, depth: number): Beginning => ({ column, sizes: [2, 4], depth });

/**
 * The tables whose rows are tallied: by which codes (`facets`), sorted by which moment, and by the prefixes of which
 * columns. Must match the migrations, whose triggers keep the tallies.
 */
export const tallied = {
  users: {
    table: users,
    facets: ['type', 'status'],
    time: users.registeredTime,
    beginnings: [moments(users.registeredTime, 2), moments(users.checkTime, 2), phones(users.mobile, 2)],
  },
  charge_orders: {
    table: chargeOrders,
    facets: ['pay', 'orderType', 'businessType'],
    time: chargeOrders.createTime,
    beginnings: [
      moments(chargeOrders.createTime, 3),
      numbers(chargeOrders.orderNo, 3),
      phones(chargeOrders.mobile, 3),
    ],
  },
  points_records: {
    table: pointsRecords,
    facets: ['userType', 'type'],
    time: pointsRecords.time,
    beginnings: [moments(pointsRecords.time, 2), phones(pointsRecords.mobile, 2)],
  },
  evidences: {
    table: evidences,
    facets: ['userType'],
    time: evidences.saveTime,
    beginnings: [moments(evidences.saveTime, 1), numbers(evidences.baoquanNo, 1)],
  },
  forensics: {
    table: forensics,
    facets: ['kind', 'status', 'label'],
    time: forensics.beginAt,
    beginnings: [
      moments(forensics.beginAt, 3),
      numbers(forensics.number, 2),
      phones(forensics.mobile, 2),
      names(forensics.name, 2),
      names(forensics.username, 2),
    ],
  },
  download_history: {
    table: downloadHistory,
    facets: ['type', 'isBatch'],
    time: downloadHistory.operateTime,
    beginnings: [moments(downloadHistory.operateTime, 2)],
  },
  notarizations: {
    table: notarizations,
    facets: ['notarialStatus', 'payStatus', 'accountId'],
    time: notarizations.addTime,
    beginnings: [
      moments(notarizations.addTime, 3),
      numbers(notarizations.orderNo, 2),
      phones(notarizations.mobile, 2),
    ],
  },
  invoices: {
    table: invoices,
    facets: ['status'],
    time: invoices.createTime,
    beginnings: [
      moments(invoices.createTime, 1),
      phones(invoices.mobile, 1),
      { column: invoices.taxNum, sizes: [4, 12], depth: 1 },
    ],
  },
  feedback: {
    table: feedback,
    facets: ['type', 'status'],
    time: feedback.addTime,
    beginnings: [moments(feedback.addTime, 2)],
  },
  login_logs: {
    table: loginLogs,
    facets: ['type'],
    time: loginLogs.loginTime,
    beginnings: [moments(loginLogs.loginTime, 1)],
  },
} as const;

type Tallied = typeof tallied;
export type TalliedTable = keyof Tallied;
export type Choice = string | readonly string[] | undefined;
/** The codes a list is narrowed to, by column; a facet left out allows all of its codes. */
export type Facets<T extends TalliedTable> = { [F in Tallied[T]['facets'][number]]?: Choice };
