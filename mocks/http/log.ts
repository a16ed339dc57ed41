import type { LogFn } from 'pino';

/** Where lines with a level go: a message, or what belongs to it and the message. */
export type Log = Readonly<Record<'info' | 'warn' | 'error', LogFn>>;

/** Keeps nothing. */
export const noLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** What failed and where, without the statement's parameters: they may be personal. */
export function describe(reason: Error): string {
  const cause = reason.cause instanceof Error ? reason.cause : reason;
  return `${cause.name}: ${cause.message.split('\n')[0]} ${cause.stack?.split('\n')[1]?.trim() ?? ''}`;
}
