import { fieldAt } from '../../model/paths';
import { enumOf } from '../inputs';
import type { AnyFigure, AnyResource } from '../resource';
import type { Finding, LintRule } from './finding';
import { hint, hintAt } from './hint';
import { type Part, partsOf } from './parts';

/** What tells the kinds of figures apart. */
const KINDS = ['count', 'by', 'byDay', 'draws'];

const figures = ({ definition: { list } }: AnyResource): readonly Part<AnyFigure>[] =>
  partsOf('list.figures', list?.figures);

/** RES125: a figure is of one kind. */
export const figureIsOfOneKind: LintRule = function* (resource) {
  for (const { path, part } of figures(resource)) {
    const [first, second] = KINDS.filter((kind) => kind in part);
    if (!first) yield { path, problem: `it shows nothing: name one of ${KINDS.join(', ')}` };
    if (second) yield { path: `${path}.${second}`, problem: `it is a figure by '${first}' already` };
  }
};

/** RES126: a figure counts by filters of the list, with values that they have. */
export const figureIsOfFilters: LintRule = function* (resource) {
  const filters = resource.definition.list?.filters ?? {};
  for (const { path, part } of figures(resource)) {
    for (const option of ['count', 'where']) {
      const values = valuesAt(part, option);
      for (const [name, value] of Object.entries(values)) {
        const filter = filters[name];
        if (!filter)
          yield { path: `${path}.${option} '${name}'`, problem: hint(name, Object.keys(filters), 'filter') };
        else if (filter.parse(value) === undefined)
          yield {
            path: `${path}.${option}.${name} '${value}'`,
            problem: hint(String(value), enumOf(filter)?.values ?? [], 'value'),
          };
      }
    }
    yield* filterOf(resource, part, path);
  }
};

/** A filter that a figure has bars by: one with an enum, or with a range of days. */
function* filterOf({ definition }: AnyResource, part: AnyFigure, path: string): Iterable<Finding> {
  const filters = definition.list?.filters ?? {};
  const enums = Object.keys(filters).filter((name) => filters[name] && enumOf(filters[name]));
  const ranges = Object.keys(filters).filter((name) => filters[name]?.kind === 'dateRange');
  const asked = [
    ['by', 'by' in part ? part.by : undefined, enums, 'filter with an enum'],
    ['byDay', 'byDay' in part ? part.byDay : undefined, ranges, 'filter with a range of days'],
    ['within', 'within' in part ? part.within : undefined, ranges, 'filter with a range of days'],
  ] as const;
  for (const [option, name, known, what] of asked) {
    if (name !== undefined && !known.includes(name))
      yield { path: `${path}.${option} '${name}'`, problem: hint(name, known, what) };
  }
}

const valuesAt = (part: AnyFigure, option: string): object =>
  Object.entries(part).find(([name]) => name === option)?.[1] ?? {};

/** RES127: rows are drawn by number fields, along a column. */
export const drawnIsNumber: LintRule = function* (resource) {
  const columns = (resource.definition.list?.columns ?? []).map((column) =>
    typeof column === 'string' ? column : column.field,
  );
  for (const { path, part } of figures(resource)) {
    if (!('draws' in part)) continue;
    for (const name of part.draws) {
      const field = fieldAt(resource.record, name);
      const at = `${path}.draws '${name}'`;
      if (!field) yield { path: at, problem: hintAt(resource.record, name) };
      else if (!field.isFigure) yield { path: at, problem: `f.${field.kind}() is no number` };
      else if (!columns.includes(name)) yield { path: at, problem: 'its table lacks it: make it a column' };
    }
    if (!columns.includes(part.along))
      yield { path: `${path}.along '${part.along}'`, problem: hint(part.along, columns, 'column') };
  }
};
