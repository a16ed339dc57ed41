import type { LogFn } from 'pino';

/** Where lines with a level go: a message, or what belongs to it and the message. */
export type Log = Readonly<Record<'info' | 'warn' | 'error', LogFn>>;

/** Keeps nothing. */
export const noLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** What failed, and where; without a statement's parameters, which stand in the other lines of its error and may be personal. */
export function describe(reason: unknown) {
  const cause = rootOf(reason);
  const at = cause instanceof Error ? cause.stack?.match(/(?<=^ +at ).+/gm) : undefined;
  return { reason: String(cause).split('\n')[0], at };
}

/** What lies behind an error, of several the first: a host that has two addresses fails at both, and says nothing itself. */
function rootOf(reason: unknown): unknown {
  const [behind] =
    reason instanceof AggregateError ? reason.errors : [reason instanceof Error && reason.cause];
  return behind instanceof Error ? rootOf(behind) : reason;
}
