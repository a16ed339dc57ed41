import type { AnyResource } from '../resource';
import type { LintRule } from './finding';
import { hint } from './hint';
import type { Placed } from './parts';

const columns = ({ definition: { list } }: AnyResource): readonly Placed<string>[] =>
  (list?.columns ?? []).map((column, at) => ({
    place: `list.columns[${at}]`,
    part: typeof column === 'string' ? column : column.field,
  }));

/** RES012: a column names a field of the record. */
export const columnExists: LintRule = function* (resource) {
  const known = Object.keys(resource.record);
  for (const { place, part } of columns(resource)) {
    if (!known.includes(part)) yield { place: `${place} '${part}'`, problem: hint(part, known, 'field') };
  }
};

/** RES020: a list shows something. */
export const listHasColumns: LintRule = function* ({ definition: { list } }) {
  if (list?.columns.length === 0) yield { place: 'list.columns', problem: 'a list needs a column' };
};

/** RES021: a field is shown once. */
export const columnIsOnce: LintRule = function* (resource) {
  const seen = new Map<string, string>();
  for (const { place, part } of columns(resource)) {
    const group = place.slice(0, place.indexOf('['));
    const first = seen.get(`${group} ${part}`);
    if (first) yield { place: `${place} '${part}'`, problem: `${first} shows it already` };
    else seen.set(`${group} ${part}`, place);
  }
};

/** RES022: what is hidden is never shown: give the field a kind. */
export const columnIsShown: LintRule = function* (resource) {
  for (const { place, part } of columns(resource)) {
    if (resource.record[part]?.kind === 'hidden')
      yield {
        place: `${place} '${part}'`,
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
      yield { place: `list.columns[${at}] '${field}'`, problem: 'it holds a record: give the column a cell' };
  }
};
