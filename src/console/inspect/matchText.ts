import { isObject } from '../../model/values';

/** A field's condition in symbols: `= a`, `∈ a, b`, `≠ a`, `= ∅`. */
export function matchText(match: unknown): string {
  if (Array.isArray(match)) return `∈ ${match.join(', ')}`;
  if (!isObject(match)) return `= ${match}`;
  if ('not' in match) return Array.isArray(match.not) ? `∉ ${match.not.join(', ')}` : `≠ ${match.not}`;
  if ('empty' in match) return match.empty ? '= ∅' : '≠ ∅';
  return `= ${JSON.stringify(match)}`;
}
