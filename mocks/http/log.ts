import type { LogFn } from 'pino';

/** Where lines with a level go: a message, or what belongs to it and the message. */
export type Log = Readonly<Record<'info' | 'warn' | 'error', LogFn>>;

/** Keeps nothing. */
export const noLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
