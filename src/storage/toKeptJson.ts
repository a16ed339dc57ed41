import type { BrowserStorage } from './storage';

/** A value as JSON, without what must never be stored in any of its texts. */
export const toKeptJson = ({ withoutNeverKept }: BrowserStorage, value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) => (typeof each === 'string' ? withoutNeverKept(each) : each));
