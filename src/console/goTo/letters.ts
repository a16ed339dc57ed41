import type { Manifest } from '../../application';

/** The letter of the page to begin with. */
export const HOME_LETTER = 'h';

/**
 * A letter for each list, by name: the first of its name that none before it has, or else of its group. They follow from the
 * declarations, so that they are the same for every account; the 27th list has none.
 * @example lettersOf({ 'stock/tools': load, 'stock/tasks': load }); // { 'stock/tools' => 't', 'stock/tasks' => 'a' }
 */
export function lettersOf(lists: Manifest): ReadonlyMap<string, string> {
  const taken = new Set([HOME_LETTER]);
  const letters = new Map<string, string>();
  for (const name of Object.keys(lists)) {
    const [group = '', ...own] = name.toLowerCase().split('/');
    const letter = [...own.join(''), ...group].find((each) => /[a-z]/.test(each) && !taken.has(each));
    if (letter === undefined) continue;
    taken.add(letter);
    letters.set(name, letter);
  }
  return letters;
}
