import { type Calc, isNested, type When } from '../../model/conditions';
import type { Shape } from '../../model/shape';
import { isObject } from '../../model/values';
import { enumOf, type Inputs } from '../inputs';
import type { AnyResource } from '../resource';
import type { LintRule } from './finding';
import { unknownNames } from './hint';
import {
  allActions,
  blocks,
  decisions,
  expectations,
  forms,
  listActions,
  partsOf,
  queues,
  shownShape,
  warnings,
} from './parts';

interface Condition {
  readonly path: string;
  readonly when: When<Record<string, unknown>> | undefined;
  /** What it is about: the record's fields, or the form's inputs. */
  readonly about: Shape | Inputs;
  readonly what: 'field' | 'input';
}

/** Every condition of a declaration, including those on nested records. */
function conditions(resource: AnyResource): readonly Condition[] {
  const { record } = resource;
  const known = shownShape(resource);
  const offered = allActions(resource).map(({ path, part }) =>
    about(`${path}.when`, part.when, record, 'field'),
  );
  const selected = about('list.selectable.when', resource.definition.list?.selectable?.when, record, 'field');
  const aged = queues(resource).map(({ path, part }) =>
    about(`${path}.age.when`, part.age?.when, record, 'field'),
  );
  const shown = onShown(resource).map(({ path, part }) =>
    about(`${path}.when`, part.when as Condition['when'], known, 'field'),
  );
  const formed = forms(resource).flatMap(({ path, part: { form, rules = [], shown = {} } }) => [
    ...rules.map((rule, at) => about(`${path}.rules[${at}].if`, rule.if, form, 'input')),
    ...rules.map((rule, at) => about(`${path}.rules[${at}].row`, rule.row, record, 'field')),
    ...Object.entries(shown).map(([name, when]) => about(`${path}.shown.${name}`, when, form, 'input')),
  ]);
  const templated = forms(resource).flatMap(({ path, part: { form } }) =>
    partsOf(`${path}.form`, form).flatMap(({ path: at, part: input }) =>
      (('templates' in input && input.templates) || []).map(({ say, when }) =>
        about(`${at}.templates '${say}'`, when, form, 'input'),
      ),
    ),
  );
  const edited = about('edit.when', resource.definition.edit?.when, record, 'field');
  return [...offered, selected, ...aged, ...shown, ...formed, ...templated, edited].flatMap(withNested);
}

/** What has conditions on the record as it is shown. */
const onShown = (resource: AnyResource) => [
  ...blocks(resource),
  ...expectations(resource),
  ...decisions(resource),
  ...warnings(resource),
];

const about = (
  path: string,
  when: When<Record<string, unknown>> | undefined,
  on: Shape | Inputs,
  what: Condition['what'],
): Condition => ({ path, when, about: on, what });

function withNested(condition: Condition): readonly Condition[] {
  const nested = Object.entries(condition.when ?? {}).flatMap(([name, match]) => {
    const part = condition.about[name];
    const shape = part && 'shape' in part ? part.shape : undefined;
    return shape && isNested(match)
      ? withNested(about(`${condition.path}.${name}`, match, shape, 'field'))
      : [];
  });
  return [condition, ...nested];
}

/** RES040: a condition names fields of the record, or inputs of its form. */
export const conditionExists: LintRule = function* (resource) {
  for (const { path, when = {}, about: known, what } of conditions(resource)) {
    const names = Object.keys(when).filter((name) => what === 'input' || name !== 'id');
    yield* unknownNames(path, names, Object.keys(known), what);
  }
};

/** RES041: a condition on an enum names its values, never the wire's codes. */
export const conditionValueExists: LintRule = function* (resource) {
  for (const { path, when = {}, about: known } of conditions(resource)) {
    for (const [name, match] of Object.entries(when)) {
      const values = known[name] && enumOf(known[name])?.values;
      if (values) yield* unknownNames(`${path}.${name}`, valuesOf(match).map(String), values, 'value');
    }
  }
};

function valuesOf(match: unknown): readonly unknown[] {
  if (Array.isArray(match)) return match;
  if (!isObject(match)) return [match];
  return 'not' in match ? valuesOf(match.not) : [];
}

/** RES042: a condition that lists values lists at least one; otherwise it would never hold. */
export const conditionCanHold: LintRule = function* (resource) {
  for (const { path, when = {} } of conditions(resource)) {
    for (const [name, match] of Object.entries(when)) {
      if (Array.isArray(match) && match.length === 0)
        yield { path: `${path}.${name}`, problem: 'a condition without values never holds' };
    }
  }
};

/** RES043: a calculated condition names existing fields that it reads, and says why it is needed. */
export const calcIsExplained: LintRule = function* (resource) {
  const known = [...Object.keys(shownShape(resource)), 'id'];
  for (const { path, part } of [...allActions(resource), ...onShown(resource)]) {
    const calc: Calc | undefined = part.whenCalc;
    if (!calc) continue;
    if (calc.why.trim() === '') yield { path: `${path}.whenCalc`, problem: "say why data can't say it" };
    yield* unknownNames(`${path}.whenCalc.uses`, calc.uses, known, 'field');
  }
};

/** RES044: an action on the whole list or a selection has no condition, because there is no row to check. */
export const listActionIsUnconditional: LintRule = function* (resource) {
  for (const { path, part } of listActions(resource)) {
    if (part.when || part.whenCalc)
      yield { path, problem: 'there is no row here for a condition to be about' };
  }
};
