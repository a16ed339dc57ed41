import { fieldAt, fieldOf } from '../paths';
import type { AnyResource } from '../resource';
import type { LintRule } from './finding';
import { hintAt } from './hint';
import type { Part } from './parts';

const columns = ({ definition: { list } }: AnyResource): readonly Part<string>[] =>
  (list?.columns ?? []).map((column, at) => ({
    path: `list.columns[${at}]`,
    part: fieldOf(column),
  }));

/** RES012: a column names a field of the record, or of a record inside it. */
export const columnExists: LintRule = function* (resource) {
  for (const { path, part } of columns(resource)) {
    if (!fieldAt(resource.record, part))
      yield { path: `${path} '${part}'`, problem: hintAt(resource.record, part) };
  }
};

/** RES020: a list shows something. */
export const listHasColumns: LintRule = function* ({ definition: { list } }) {
  if (list?.columns.length === 0) yield { path: 'list.columns', problem: 'a list needs a column' };
};

/** RES021: a field is shown once. */
export const columnIsOnce: LintRule = function* (resource) {
  const seen = new Map<string, string>();
  for (const { path, part } of columns(resource)) {
    const first = seen.get(part);
    if (first) yield { path: `${path} '${part}'`, problem: `${first} shows it already` };
    else seen.set(part, path);
  }
};

/** RES022: what is hidden is never shown: give the field a kind. */
export const columnIsShown: LintRule = function* (resource) {
  for (const { path, part } of columns(resource)) {
    if (fieldAt(resource.record, part)?.kind === 'hidden')
      yield {
        path: `${path} '${part}'`,
        problem: 'the field is f.hidden(): give it the kind it is shown as',
      };
  }
};

/** RES023: a column shows one value; what is shown and exported of a record or of rows is a text of its own. */
export const columnIsOneValue: LintRule = function* ({ record, definition: { list } }) {
  for (const [at, column] of (list?.columns ?? []).entries()) {
    const field = fieldOf(column);
    const own = typeof column === 'string' ? undefined : column.text;
    if (fieldAt(record, field)?.shape && !own)
      yield {
        path: `list.columns[${at}] '${field}'`,
        problem: "it holds a record or rows: name a field inside it, or give the column a 'text'",
      };
  }
};

/** RES024: a secret has buttons of its own, which no link may hold. */
export const secretIsNoLink: LintRule = function* ({ record, definition: { list } }) {
  for (const [at, column] of (list?.columns ?? []).entries()) {
    if (typeof column === 'string' || !column.to || column.text || column.cell) continue;
    if (fieldAt(record, column.field)?.kind === 'secret')
      yield {
        path: `list.columns[${at}].to '${column.field}'`,
        problem: 'the field is f.secret(), which is drawn with buttons: let another column lead to the page',
      };
  }
};
