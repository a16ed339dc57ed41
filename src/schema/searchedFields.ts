import { fieldAt, fieldOf } from '../model/paths';
import type { AnyResource } from './resource';

/** As many as a field's label has room for. */
const NAMED = 3;

/**
 * What the search in a list's columns is named after: its first columns of words and numbers that people look for.
 * @example searchedFields(accounts) // ['username', 'realname', 'mobile']
 */
export const searchedFields = ({ record, definition: { list } }: AnyResource): readonly string[] =>
  (list?.columns ?? [])
    .map(fieldOf)
    .filter((path) => ['text', 'phone'].includes(fieldAt(record, path)?.kind ?? ''))
    .slice(0, NAMED);
