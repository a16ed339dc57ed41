import { fieldAt, fieldOf } from '../model/paths';
import type { Shape } from '../model/shape';

/** As many as a field's label has room for. */
const NAMED = 3;

/**
 * What the search in a list's columns is named after: its first columns of words and numbers that people look for.
 * @param record what the rows are
 * @example
 * import { f } from 'declared-console/schema';
 *
 * searchedFields({ name: f.text(), at: f.dateTime(), phone: f.phone() }, ['name', 'at', 'phone']) // ['name', 'phone']
 */
export const searchedFields = (
  record: Shape,
  columns: readonly (string | { readonly field: string })[] = [],
): readonly string[] =>
  columns
    .map(fieldOf)
    .filter((path) => ['text', 'phone'].includes(fieldAt(record, path)?.kind ?? ''))
    .slice(0, NAMED);
