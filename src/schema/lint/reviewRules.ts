import { fieldAt } from '../../model/paths';
import { secondsOf } from '../../model/seconds';
import { lengthOf } from '../../model/waited';
import { enumOf } from '../inputs';
import { pendingWhen } from '../pendingRows';
import type { AnyResource } from '../resource';
import type { LintRule } from './finding';
import { hint, hintAt, hintOfRows } from './hint';
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
    const { rows, by, at, result, note } = part.decided;
    const shape = rows === undefined ? resource.record : resource.record[rows]?.shape;
    if (!shape) {
      yield { path: `${path}.decided.rows '${rows}'`, problem: hintOfRows(resource.record, rows ?? '') };
      continue;
    }
    for (const [name, field] of Object.entries({ by, at, result, note })) {
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

/** RES114: a pause is whole seconds, and no longer than anybody waits. */
export const pauseIsShort: LintRule = function* (resource) {
  for (const { path, part } of steps(resource)) {
    if (part.pause !== undefined && !(secondsOf(part.pause) <= LONGEST))
      yield { path: `${path}.pause '${part.pause}'`, problem: `write whole seconds up to ${LONGEST}: '8s'` };
  }
};

const LONGEST = 60;

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

const ages = (resource: AnyResource) =>
  queues(resource).flatMap(({ path, part }) =>
    part.age ? [{ path: `${path}.age`, part: part.age, of: part }] : [],
  );

/** RES122: an age is since a moment of the record. */
export const ageIsOfMoment: LintRule = function* (resource) {
  for (const { path, part } of ages(resource)) {
    const field = fieldAt(resource.record, part.since);
    const at = `${path}.since '${part.since}'`;
    if (!field) yield { path: at, problem: hintAt(resource.record, part.since) };
    else if (field.kind !== 'dateTime' && field.kind !== 'epoch')
      yield { path: at, problem: `f.${field.kind}() is no moment: name one of f.dateTime() or f.epoch()` };
  }
};

/** RES123: the limits of an age are whole numbers of a unit, and the warning comes first. */
export const limitsAreInOrder: LintRule = function* (resource) {
  for (const { path, part } of ages(resource)) {
    const limits = Object.entries({ warn: part.warn, late: part.late }).flatMap(([name, span]) =>
      span === undefined ? [] : [{ name, span, length: lengthOf(span) }],
    );
    for (const { name, span, length } of limits) {
      if (length === undefined)
        yield { path: `${path}.${name} '${span}'`, problem: "write a whole number of m, h or d: '4h'" };
    }
    const [warn, late] = limits;
    if (late && (warn?.length ?? 0) >= (late.length ?? Infinity))
      yield {
        path: `${path}.late '${late.span}'`,
        problem: `it is no longer than the warning's '${warn?.span}'`,
      };
  }
};

/** RES124: the fields of a row tell whether it waits, so that decided rows show no age. */
export const rowTellsPending: LintRule = function* (resource) {
  for (const { path, of } of ages(resource)) {
    if (!pendingWhen(resource, of))
      yield {
        path,
        problem: "a filter of 'pending' has no field of its enum, or several: say which rows wait by 'when'",
      };
  }
};
