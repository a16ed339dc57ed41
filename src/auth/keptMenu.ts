import { isObject } from '../model/values';

const TEXTS = ['name', 'url', 'permission', 'icon'];

/** Whether something read from storage is a menu: another version of the program may have written it. */
export const isMenu = (kept: unknown): boolean =>
  Array.isArray(kept) &&
  kept.every(
    (item) =>
      isObject(item) &&
      typeof item.id === 'number' &&
      typeof item.hidden === 'boolean' &&
      TEXTS.every((name) => typeof item[name] === 'string') &&
      (item.path === undefined || typeof item.path === 'string') &&
      isMenu(item.children),
  );
