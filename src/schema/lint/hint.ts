import levenshtein from 'damerau-levenshtein';
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
    .map((candidate) => ({ candidate, distance: levenshtein(plain(name), plain(candidate)).steps }))
    .filter(({ distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  if (nearest) return `did you mean '${nearest.candidate}'?`;
  const listed = names.length <= FEW ? quoted(names) : '';
  return `there is no such ${what}${listed && `; there ${names.length > 1 ? 'are' : 'is'} ${listed}`}`;
}

/** Without case and underscores: names that differ only in these are the most similar. Two letters swapped are one step. */
const plain = (name: string) => name.toLowerCase().replaceAll('_', '');
