/** What the keys of drafts begin with, in this tab's session storage. */
export const DRAFT = 'draft/';

/** Logging out on purpose leaves no draft behind. Apart from the drafts themselves, for every entry hears of a logout. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(DRAFT)) sessionStorage.removeItem(key);
  }
}
