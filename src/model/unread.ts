declare const unread: unique symbol;

/** What came instead of a value and can't be read as one: shown as it came, marked, and never equal to a value in a condition. */
export type Unread = string & { readonly [unread]: true };

/** A noncharacter of Unicode, for internal use only: texts of answers lose it when they are decoded. */
const MARK = '\uFDD0';

/** Marks what can't be read; the digits of a rounded number and the parts of an object stay as they came. */
export const unreadable = (wire: unknown): Unread =>
  (MARK + unmarked(typeof wire === 'string' ? wire : (JSON.stringify(wire) ?? String(wire)))) as Unread;

/** A text that can't be taken for a mark. */
export const unmarked = (text: string): string =>
  text.includes(MARK) ? text.replaceAll(MARK, '\uFFFD') : text;

/** Marks rows that can't be read: none, but not empty. Enumerable, as react-query would share it with other empty lists. */
export const unreadableRows = <R>(wire: unknown): R[] => Object.assign([], { unread: unreadable(wire) });

/**
 * What came where a value can't be read; `undefined` where it can.
 * @example unreadOf('2026-01-31 08:00:00') // undefined
 */
export function unreadOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.startsWith(MARK) ? value.slice(MARK.length) : undefined;
  return Array.isArray(value) && 'unread' in value ? unreadOf(value.unread) : undefined;
}
