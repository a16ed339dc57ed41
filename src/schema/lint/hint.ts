import type { Shape } from '../fields';
import { fieldAt } from '../paths';

/** What to say of a dotted path that leads to no field of a shape. */
export function hintAt(shape: Shape, path: string): string {
  const parts = path.split('.');
  const above = parts.slice(0, -1).join('.');
  const inner = above ? fieldAt(shape, above)?.shape : shape;
  return hint(parts.at(-1) ?? '', Object.keys(inner ?? {}), 'field');
}

/** What to say of a name that isn't there: the nearest one that is, where one is near. */
export function hint(name: string, known: Iterable<string>, what: string): string {
  const [nearest] = [...known]
    .map((candidate) => ({ candidate, distance: levenshtein(plain(name), plain(candidate)) }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return nearest ? `did you mean '${nearest.candidate}'?` : `there is no such ${what}`;
}

/** Names that differ in case or underscores alone are the nearest. */
const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

/** How many characters must be added, removed or replaced to make one text of the other. */
function levenshtein(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, wanted] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (character === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
