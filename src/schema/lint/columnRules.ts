import { fieldAt, fieldOf } from '../../model/paths';
import type { AnyResource } from '../resource';
import type { LintRule } from './finding';
import { hintAt, unknownNames } from './hint';

/** The columns of the list: the path of each, its field, and its options if it is declared as an object. */
const columns = ({ definition: { list } }: AnyResource) =>
  (list?.columns ?? []).map((column, at) => ({
    path: `list.columns[${at}]`,
    part: fieldOf(column),
    options: typeof column === 'string' ? undefined : column,
  }));

/** RES012: a column names a field of the record, or of a nested record. */
export const columnExists: LintRule = function* (resource) {
  for (const { path, part } of columns(resource)) {
    if (!fieldAt(resource.record, part))
      yield { path: `${path} '${part}'`, problem: hintAt(resource.record, part) };
  }
};

/** RES020: a list has a column. */
export const listHasColumns: LintRule = function* ({ definition: { list } }) {
  if (list?.columns.length === 0) yield { path: 'list.columns', problem: 'a list needs a column' };
};

/** RES021: a field has one column. */
export const columnIsOnce: LintRule = function* (resource) {
  const seen = new Map<string, string>();
  for (const { path, part } of columns(resource)) {
    const first = seen.get(part);
    if (first) yield { path: `${path} '${part}'`, problem: `${first} shows it already` };
    else seen.set(part, path);
  }
};

/** RES022: a column doesn't show a hidden field. */
export const columnIsShown: LintRule = function* (resource) {
  for (const { path, part } of columns(resource)) {
    if (fieldAt(resource.record, part)?.isHidden)
      yield {
        path: `${path} '${part}'`,
        problem: 'the field is f.hidden(): give it the kind it is shown as',
      };
  }
};

/** RES023: a column shows one value; for a nested record or rows it has a `text`, which is shown and exported. */
export const columnIsOneValue: LintRule = function* (resource) {
  for (const { path, part, options } of columns(resource)) {
    if (fieldAt(resource.record, part)?.shape && !options?.text)
      yield {
        path: `${path} '${part}'`,
        problem: "it holds a record or rows: name a field inside it, or give the column a 'text'",
      };
  }
};

/** RES024: a column with a secret isn't a link: a secret is drawn with buttons, which a link can't contain. */
export const secretIsNoLink: LintRule = function* (resource) {
  for (const { path, part, options } of columns(resource)) {
    if (!options?.to || options.text || options.cell) continue;
    if (fieldAt(resource.record, part)?.isSecret)
      yield {
        path: `${path}.to '${part}'`,
        problem: 'the field is f.secret(), which is drawn with buttons: let another column lead to the page',
      };
  }
};

/** RES025: a mark stands in a column of the list. */
export const markIsOnColumn: LintRule = function* (resource) {
  const shown = columns(resource).map(({ part }) => part);
  for (const [name, { on }] of Object.entries(resource.definition.list?.marks ?? {}))
    yield* unknownNames(`list.marks.${name}.on`, [on], shown, 'column');
};

/** RES026: a sum is of an amount or a count. */
export const sumIsOfFigure: LintRule = function* ({ record, definition: { list } }) {
  for (const part of list?.sums ?? []) {
    const field = fieldAt(record, part);
    const path = `list.sums '${part}'`;
    if (!field) yield { path, problem: hintAt(record, part) };
    else if (field.kind !== 'money' && field.kind !== 'int')
      yield { path, problem: `a sum is of f.money() or f.int(), and not of f.${field.kind}()` };
  }
};

/** RES027: a list isn't sorted by `id`, which react-admin names for one that nobody has sorted. */
export const sortIsNotById: LintRule = function* ({ definition: { list } }) {
  if (list?.sort?.by.includes('id'))
    yield { path: "list.sort.by 'id'", problem: 'it stands for a list that nobody has sorted: leave it out' };
};
