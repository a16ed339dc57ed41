import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { epochMs, ref } from './columns';

/** What the backend remembers about itself: the signing secret, the day it was seeded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Bearer tokens, stored as SHA-256. A revoked row stays, so that its token never works again. */
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

/** Captchas that wait for their one try. */
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

/** Failed logins for each account name and calls for each address; the shape is rate-limiter-flexible's. */
export const limitCounts = pgTable('login_failures', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
