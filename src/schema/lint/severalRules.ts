import { fieldAt, fieldOf } from '../../model/paths';
import { enumOf, type Inputs } from '../inputs';
import { isApproval } from '../isApproval';
import { pendingWhen } from '../pendingRows';
import type { AnyResource } from '../resource';
import { blocksOf } from '../show';
import type { Values } from '../validate';
import type { Finding, LintRule } from './finding';
import { hint } from './hint';
import { queues } from './parts';
import type { TableRule } from './routeRules';

/** RES128: rows that are decided about together tell whether they wait. */
export const severalTellPending: LintRule = function* (resource) {
  for (const { path, part } of queues(resource)) {
    if (part.several && !pendingWhen(resource, part))
      yield {
        path: `${path}.several`,
        problem:
          "a filter of 'pending' has no field of its enum, or several: say which rows wait by 'age.when'",
      };
  }
};

/** RES129: what is decided about several rows is an action of the step, with fixed values of its inputs, and nobody has to look first. */
export const severalIsDecided: TableRule = function* (_routes, resources) {
  for (const [of, resource] of Object.entries(resources)) {
    for (const { path, part } of queues(resource)) {
      const shown = resources[part.show];
      const actions = shown?.definition.review?.[part.step]?.actions;
      // What is missing is reported where it is named.
      if (!shown || !actions) continue;
      for (const [name, fixed] of Object.entries(part.several ?? {})) {
        const at = `${path}.several.${name}`;
        const action = actions[name];
        if (!action) {
          yield { of, path: at, problem: hint(name, Object.keys(actions), 'action of the step') };
          continue;
        }
        const wrong = [...wrongValues(at, action.form, fixed)];
        for (const finding of wrong) yield { of, ...finding };
        if (wrong.length > 0) continue;
        const unseen = isApproval(action, fixed) ? unseenOf(shown) : undefined;
        if (unseen)
          yield {
            of,
            path: at,
            problem: `it approves records unseen whose show has ${unseen}: allow refusals only`,
          };
      }
    }
  }
};

/** What is fixed of inputs that aren't there, or to what they can't hold. */
function* wrongValues(at: string, form: Inputs, fixed: Values): Iterable<Finding> {
  for (const [input, value] of Object.entries(fixed)) {
    const declared = form[input];
    const values = declared && enumOf(declared)?.values;
    if (!declared) yield { path: `${at} '${input}'`, problem: hint(input, Object.keys(form), 'input') };
    else if (values && !values.includes(String(value)))
      yield { path: `${at}.${input} '${value}'`, problem: hint(String(value), values, 'value') };
  }
}

/** What only somebody who looks at a record notices: the console can't judge it from the record alone. */
function unseenOf({ record, definition: { show } }: AnyResource): string | undefined {
  const blocks = Object.values(show?.sections ?? {}).flatMap(blocksOf);
  const looked = blocks.find(({ type }) => ['pictures', 'files', 'own', 'kind'].includes(type));
  if (looked) return `a block '${looked.type}'`;
  const checked = blocks
    .flatMap((block) => (block.type === 'facts' ? block.fields : []))
    .map(fieldOf)
    .find((path) => fieldAt(record, path)?.check);
  return checked === undefined ? undefined : `the check digit of '${checked}'`;
}
