import { useRef, useState } from 'react';
import { useConsole } from '../../kit/ConsoleContext';
import { isObject } from '../../model/values';
import { DRAFT } from '../../storage/clearDrafts';
import { toKeptJson } from '../../storage/toKeptJson';
import { isSeen } from '../receipts/seen';
import type { Made } from '../review/verdictOf';

/** A decision of today, as it is kept: no name, and of what was written nothing that is never kept. */
export interface DecidedToday extends Made {
  /** The record's id, and the address of its page. */
  readonly id: string;
  readonly path: string;
  /** When, in milliseconds since 1970, and on which day in the application's time zone. */
  readonly at: number;
  readonly day: string;
  /** Whether the server has taken it. */
  readonly isSent: boolean;
  /** Whether it wasn't sent because its session had ended, which nobody was told of yet. */
  readonly isUntold?: boolean;
}

const isDecided = (value: unknown): value is DecidedToday =>
  isObject(value) &&
  ['id', 'key', 'path', 'day', 'verdict', 'reason'].every((name) => typeof value[name] === 'string') &&
  typeof value.at === 'number' &&
  (value.seen === undefined || isSeen(value.seen)) &&
  typeof value.isSent === 'boolean';

/**
 * What the user decided today in a queue, kept in this tab until they log out, the newest first.
 * @param queue what identifies it
 */
export function useDecidedToday(queue: string) {
  const { session, storage, clock } = useConsole();
  // A logout removes what begins like drafts; it isn't one, and doesn't make a logout ask.
  const key = `${DRAFT}decided/${session.identity()?.uid ?? ''}/${queue}`;
  const read = () => {
    const kept = storage.readKept('sessionStorage', key);
    return (Array.isArray(kept) ? kept : []).filter(isDecided).filter(({ day }) => day === clock.today());
  };
  const [decided, setDecided] = useState<readonly DecidedToday[]>(read);
  /** Names are shown for as long as the page lives, and never kept. */
  const names = useRef(new Map<string, string>());

  function change(by: (before: readonly DecidedToday[]) => readonly DecidedToday[]) {
    const next = by(read());
    storage.keep('sessionStorage', key, toKeptJson(storage, next));
    setDecided(next);
  }
  const without = (id: string) => (before: readonly DecidedToday[]) =>
    before.filter((each) => each.id !== id);

  return {
    decided,
    nameOf: (id: string) => names.current.get(id) ?? id,
    add(id: string, path: string, { of, ...made }: Made & { readonly of: string }, isSent: boolean) {
      names.current.set(id, of);
      change((before) => [
        { ...made, id, path, isSent, at: clock.now(), day: clock.today() },
        ...without(id)(before),
      ]);
    },
    /** The server has taken it. */
    confirm: (id: string) =>
      change((before) => before.map((each) => (each.id === id ? { ...each, isSent: true } : each))),
    /** It wasn't sent, as the session had ended. */
    keepUntold: (id: string) =>
      change((before) => before.map((each) => (each.id === id ? { ...each, isUntold: true } : each))),
    /** It was taken back, or refused. */
    remove: (id: string) => change(without(id)),
  };
}

/** How many an hour, from the first decision to the last; `undefined` of too few to tell. */
export function perHour(decided: readonly DecidedToday[]): number | undefined {
  const [last, first] = [decided[0]?.at ?? 0, decided.at(-1)?.at ?? 0];
  if (decided.length < ENOUGH || last - first < 1000) return undefined;
  return Math.round(((decided.length - 1) / (last - first)) * 3_600_000);
}

const ENOUGH = 3;
