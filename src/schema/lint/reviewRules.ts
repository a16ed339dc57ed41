import { fieldAt } from '../../model/paths';
import { enumOf } from '../inputs';
import type { LintRule } from './finding';
import { hint, hintOfRows } from './hint';
import { queues, steps } from './parts';

/** RES110: a step of a review has an action. */
export const stepHasAction: LintRule = function* (resource) {
  for (const { path, part } of steps(resource)) {
    if (Object.keys(part.actions).length === 0) yield { path, problem: 'a step needs an action' };
  }
};

/** RES111: only one action of a step has a form, as the buttons of all actions are below it. */
export const stepAsksOnce: LintRule = function* (resource) {
  for (const { path, part } of steps(resource)) {
    const asking = Object.keys(part.actions).filter((name) => Object.keys(part.actions[name]?.form ?? {})[0]);
    for (const name of asking.slice(1))
      yield { path: `${path}.actions.${name}`, problem: `'${asking[0]}' asks for something already` };
  }
};

/** RES112: `decided` names fields of the record, or fields of the rows that it names. */
export const decidedExists: LintRule = function* (resource) {
  for (const { path, part } of steps(resource)) {
    const { rows, by, at, result } = part.decided;
    const shape = rows === undefined ? resource.record : resource.record[rows]?.shape;
    if (!shape) {
      yield { path: `${path}.decided.rows '${rows}'`, problem: hintOfRows(resource.record, rows ?? '') };
      continue;
    }
    for (const [name, field] of Object.entries({ by, at, result })) {
      if (field !== undefined && !fieldAt(shape, field))
        yield {
          path: `${path}.decided.${name} '${field}'`,
          problem: hint(field, Object.keys(shape), 'field'),
        };
    }
  }
};

/** RES113: a resource with a review has a show, on whose page decisions are made. */
export const reviewHasShow: LintRule = function* ({ definition: { review, show } }) {
  if (review && !show) yield { path: 'review', problem: 'declare the show on whose page decisions are made' };
};

/** RES120: the pending rows of a queue are selected by values of the list's filters. */
export const pendingIsFilter: LintRule = function* (resource) {
  const filters = resource.definition.list?.filters ?? {};
  for (const { path, part } of queues(resource)) {
    for (const [name, value] of Object.entries(part.pending)) {
      const filter = filters[name];
      if (!filter)
        yield { path: `${path}.pending '${name}'`, problem: hint(name, Object.keys(filters), 'filter') };
      else if (filter.parse(value) === undefined)
        yield {
          path: `${path}.pending.${name} '${value}'`,
          problem: hint(String(value), enumOf(filter)?.values ?? [], 'value'),
        };
    }
  }
};

/** RES121: a queue has a filter; without one it would be the whole list. */
export const queueIsPending: LintRule = function* (resource) {
  for (const { path, part } of queues(resource)) {
    if (Object.keys(part.pending).length === 0)
      yield { path: `${path}.pending`, problem: 'name the filter that selects the pending rows' };
  }
};
