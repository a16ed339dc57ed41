import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { epochMs, ref } from './columns';

/** The backend's own state: the signing secret, the day it was seeded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Bearer tokens, stored as SHA-256. Revoked rows are kept, so that the next call is told why it is refused. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: ref('account_id').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    revokedAt: epochMs('revoked_at'),
  },
  (t) => [index('sessions_account').on(t.accountId)],
);

/** Captchas not yet tried; each can be tried once. */
export const captchas = pgTable('captchas', {
  token: text('token').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
});

/** One-time download tickets, stored as SHA-256 and bound to one address. */
export const tickets = pgTable('tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  target: text('target').notNull(),
  accountId: ref('account_id').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
});

/** Failed logins per account name, and calls per address; the columns are rate-limiter-flexible's. */
export const limitCounts = pgTable('login_failures', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
