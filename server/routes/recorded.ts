import type { CallName, Handlers } from './access';

/** Calls that replay recorded answers, until they have a backend of their own. */
export const recorded = {} satisfies Partial<Record<CallName, Handlers>>;
