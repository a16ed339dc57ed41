import type { BrowserStorage } from './storage';

/** The prefix of the drafts' keys in session storage. */
export const DRAFT = 'draft/';

/** Logging out on purpose leaves no draft behind. In a file of its own because every entry handles logouts. */
export function clearDrafts({ keysOf, drop }: BrowserStorage): void {
  for (const key of keysOf('sessionStorage')) {
    if (key.startsWith(DRAFT)) drop('sessionStorage', key);
  }
}
