import type { Account } from './account';

/** The menu entries that share a permission, by what a call's parameters or a row's kind ask for. */
export const entriesOf = {
  /** Users: 1 person, 2 company. */
  users: { 1: 3, 2: 2 },
  userDecisions: { 1: 64, 2: 62 },
  userExports: { 1: 65, 2: 63 },
  /** Evidence: of persons, of companies. */
  evidence: { 1: 8, 2: 7 },
  /** Captures, as their list names them (1 process, 3 mobile), and as every other call does (3 process, 4 mobile). */
  captureLists: { 1: 13, 3: 14 },
  captures: { 2: 12, 3: 13, 4: 14 },
  /** Logins: 1 back-office, 2 users. */
  logins: { 1: 25, 2: 26 },
} as const;

/** What decides which of the entries is needed. */
export type EntryGroup = keyof typeof entriesOf;

/** Whether an account has the entry for a kind; for an unknown kind it needs all of the group. */
export function hasEntry({ entries }: Account, group: EntryGroup, kind: string): boolean {
  const of: Readonly<Record<string, number>> = entriesOf[group];
  const needed = Object.hasOwn(of, kind) ? [of[kind]] : Object.values(of);
  return needed.every((id) => id !== undefined && entries.has(id));
}
