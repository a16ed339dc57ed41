import type { AnyResource } from '../resource';
import type { LintRule } from './finding';
import { hint } from './hint';
import type { Part } from './parts';

const columns = ({ definition: { list } }: AnyResource): readonly Part<string>[] =>
  (list?.columns ?? []).map((column, at) => ({
    path: `list.columns[${at}]`,
    part: typeof column === 'string' ? column : column.field,
  }));

/** RES012: a column names a field of the record. */
export const columnExists: LintRule = function* (resource) {
  const known = Object.keys(resource.record);
  for (const { path, part } of columns(resource)) {
    if (!known.includes(part)) yield { path: `${path} '${part}'`, problem: hint(part, known, 'field') };
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
    const group = path.slice(0, path.indexOf('['));
    const first = seen.get(`${group} ${part}`);
    if (first) yield { path: `${path} '${part}'`, problem: `${first} shows it already` };
    else seen.set(`${group} ${part}`, path);
  }
};

/** RES022: what is hidden is never shown: give the field a kind. */
export const columnIsShown: LintRule = function* (resource) {
  for (const { path, part } of columns(resource)) {
    if (resource.record[part]?.kind === 'hidden')
      yield {
        path: `${path} '${part}'`,
        problem: 'the field is f.hidden(): give it the kind it is shown as',
      };
  }
};

/** RES023: a cell shows one value; records and rows need a cell of their own. */
export const columnIsOneValue: LintRule = function* ({ record, definition: { list } }) {
  for (const [at, column] of (list?.columns ?? []).entries()) {
    const field = typeof column === 'string' ? column : column.field;
    const own = typeof column === 'string' ? undefined : column.cell;
    if (record[field]?.shape && !own)
      yield { path: `list.columns[${at}] '${field}'`, problem: 'it holds a record: give the column a cell' };
  }
};
