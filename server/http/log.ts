import type { LogFn } from 'pino';

/** A log with levels; each method takes a message, or fields and a message. */
export type Log = Readonly<Record<'info' | 'warn' | 'error', LogFn>>;

/** Discards everything. */
export const noLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * The first line of the root error, and its stack. Further lines are left out, as they may hold personal data: Drizzle
 * adds the statement's parameters there.
 */
export function describe(reason: unknown) {
  const cause = rootOf(reason);
  const at = cause instanceof Error ? cause.stack?.match(/(?<=^ +at ).+/gm) : undefined;
  return { reason: String(cause).split('\n')[0], at };
}

/**
 * The root cause; of an AggregateError's errors, the first: a host with two addresses fails at both, and the aggregate
 * itself has no message.
 */
function rootOf(reason: unknown): unknown {
  const [behind] =
    reason instanceof AggregateError ? reason.errors : [reason instanceof Error && reason.cause];
  return behind instanceof Error ? rootOf(behind) : reason;
}
