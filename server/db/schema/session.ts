import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
    /** Names the session where its token must not be known, such as in a url. */
    id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity(),
    accountId: ref('account_id').notNull(),
    createdAt: epochMs('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: epochMs('last_used_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    revokedAt: epochMs('revoked_at'),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
  },
  (t) => [index('sessions_account').on(t.accountId), uniqueIndex('sessions_id').on(t.id)],
);

/** Captchas not yet tried; each can be tried once. */
export const captchas = pgTable('captchas', {
  token: text('token').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
});

/** One-time download tickets, stored as SHA-256 and bound to one url and to the session that asked for them. */
export const tickets = pgTable('tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  target: text('target').notNull(),
  accountId: ref('account_id').notNull(),
  sessionId: ref('session_id').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
});

/** Failed logins by account and address, and the locks that follow; `until` is 0 without one. */
export const loginLimits = pgTable('login_limits', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  /** How many locks have followed each other. */
  locks: integer('locks').notNull(),
  /** When the first of the failures happened, or the lock began. */
  since: epochMs('since').notNull(),
  until: epochMs('until').notNull(),
});

/** Browsers from which an account has logged in before; their secret is stored as SHA-256. */
export const devices = pgTable(
  'devices',
  {
    deviceHash: text('device_hash').notNull(),
    accountId: ref('account_id').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deviceHash, t.accountId] }), index('devices_account').on(t.accountId)],
);

/** How much each account has uploaded on a day in Asia/Shanghai. */
export const uploadedBytes = pgTable(
  'uploaded_bytes',
  {
    accountId: ref('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.day] })],
);

/** Calls per address; the columns are rate-limiter-flexible's. */
export const limitCounts = pgTable('login_failures', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
