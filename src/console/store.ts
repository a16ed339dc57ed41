import type { Store } from 'react-admin';
import type { Runtime } from '../auth/runtime';
import { PREFERENCES } from '../storage/preferences';
import { shapeOf } from '../storage/shapes';
import { toKeptJson } from '../storage/toKeptJson';

/** Display settings, which outlive a logout; other keys, such as saved queries, may hold personal data. */
const KEPT = /^(theme|locale|sidebar\.open|workbench\.shortcuts|export\.format)$|\.datatable/;

/** The theme's breakpoint for phones. */
const PHONE = '(max-width: 599.95px)';

/** Below this width (the theme's `md`) the menu would leave too little room for the page. */
const NARROW = '(max-width: 899.95px)';

/** Whether the menu is open; by default react-admin opens it in every window wider than a phone. */
const MENU = 'sidebar.open';

/** The id of the account that personal data is from. */
const OWNER = 'owner';

/**
 * react-admin's preferences store. What is read is used only if it has the shape that belongs to its key, and only such keys
 * are stored: a list's query, which may hold a phone number, lasts as long as the console. A logout only removes personal
 * data. Another account's is removed, too: its session may have ended without a logout.
 */
export function createStore({ session, storage }: Pick<Runtime, 'session' | 'storage'>): Store {
  const { drop, keep, keysOf, readKept } = storage;
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const passing = new Map<string, unknown>();
  const publish = (key: string, value: unknown) => {
    for (const hear of [...(listeners.get(key) ?? [])]) hear(value);
  };
  const read = (key: string): unknown => {
    const isRight = shapeOf(key);
    if (!isRight) return passing.get(key);
    const value = readKept('localStorage', PREFERENCES + key);
    return isRight(value) ? value : undefined;
  };
  const keys = () => [
    ...passing.keys(),
    ...keysOf('localStorage').flatMap((key) =>
      key.startsWith(PREFERENCES) ? [key.slice(PREFERENCES.length)] : [],
    ),
  ];
  const removeItem = (key: string) => {
    passing.delete(key);
    drop('localStorage', PREFERENCES + key);
    publish(key, undefined);
  };
  const removeWhere = (isGone: (key: string) => boolean) => keys().filter(isGone).forEach(removeItem);
  const reset = () => removeWhere((key) => !KEPT.test(key));
  const setItem = (key: string, value: unknown) => {
    if (value === undefined) return removeItem(key);
    if (shapeOf(key)) keep('localStorage', PREFERENCES + key, toKeptJson(storage, value));
    else passing.set(key, value);
    publish(key, value);
  };

  const owner = session.identity()?.uid;
  if (owner !== undefined && read(OWNER) !== owner) {
    reset();
    setItem(OWNER, owner);
  }
  // On a phone the menu covers the page, so it starts closed.
  if (matchMedia(PHONE).matches) removeItem(MENU);
  const narrow = matchMedia(NARROW);
  const getItem = <T>(key: string, fallback?: T) =>
    (read(key) as T | undefined) ?? (key === MENU && narrow.matches ? (false as T) : fallback);
  /** Another tab has changed a preference. */
  const follow = ({ key }: StorageEvent) => {
    const begin = storage.prefix + PREFERENCES;
    if (!key?.startsWith(begin)) return;
    const name = key.slice(begin.length);
    publish(name, read(name));
  };

  return {
    setup: () => addEventListener('storage', follow),
    teardown: () => removeEventListener('storage', follow),
    getItem,
    setItem,
    removeItem,
    removeItems: (prefix) => removeWhere((key) => key.startsWith(prefix)),
    reset,
    listItems: (prefix = '') =>
      Object.fromEntries(keys().flatMap((key) => (key.startsWith(prefix) ? [[key, read(key)]] : []))),
    subscribe(key, callback) {
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(callback));
      // When a tablet is rotated, the default for the new width applies, unless the user has chosen.
      const turn = () => callback(getItem(MENU));
      if (key === MENU) narrow.addEventListener('change', turn);
      return () => {
        heard.delete(callback);
        narrow.removeEventListener('change', turn);
      };
    },
  };
}
