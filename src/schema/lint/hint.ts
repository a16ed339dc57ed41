import { fieldAt } from '../../model/paths';
import type { Shape } from '../../model/shape';
import { type Finding, quoted } from './finding';

/** Returns a finding for each name that isn't known, with a hint at what may have been meant. */
export function* unknownNames(
  path: string,
  names: Iterable<string>,
  known: readonly string[],
  what: string,
): Iterable<Finding> {
  for (const name of names) {
    if (!known.includes(name)) yield { path: `${path} '${name}'`, problem: hint(name, known, what) };
  }
}

/** The hint for a dotted path that leads to no field of a shape. */
export function hintAt(shape: Shape, path: string): string {
  const parts = path.split('.');
  const above = parts.slice(0, -1).join('.');
  const inner = above ? fieldAt(shape, above)?.shape : shape;
  return hint(parts.at(-1) ?? '', Object.keys(inner ?? {}), 'field');
}

/** The hint for a name that isn't a list of rows in a shape. */
export const hintOfRows = (shape: Shape, name: string): string =>
  hint(
    name,
    Object.keys(shape).filter((field) => shape[field]?.kind === 'list'),
    'list of rows',
  );

/** If no name is similar, up to so many are listed. */
const FEW = 5;

/**
 * The hint for an unknown name: the most similar known one; without a similar one, all known ones if they are few.
 * @param what the kind of thing that the name should be, such as `field`
 */
export function hint(name: string, known: Iterable<string>, what: string): string {
  const names = [...new Set(known)];
  const [nearest] = names
    .map((candidate) => ({ candidate, distance: distanceOf(plain(name), plain(candidate)) }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  if (nearest) return `did you mean '${nearest.candidate}'?`;
  const listed = names.length <= FEW ? quoted(names) : '';
  return `there is no such ${what}${listed && `; there ${names.length > 1 ? 'are' : 'is'} ${listed}`}`;
}

/** Without case and underscores: names that differ only in these are the most similar. */
const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

/** The edit distance: how many characters to add, remove, replace or swap with the next one to get from one text to the other. */
function distanceOf(from: string, to: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let index = 1; index <= from.length; index++) {
    const next = [index];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[index - 1] === to[column - 1];
      const isSwapped = index > 1 && from[index - 1] === to[column - 2] && from[index - 2] === to[column - 1];
      next[column] = Math.min(
        at(row, column - 1) + (isSame ? 0 : 1),
        at(row, column) + 1,
        at(next, column - 1) + 1,
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return at(row, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? 0;
