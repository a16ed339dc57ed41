import { product } from '@resources/product';
import { testResources } from 'declared-console/testing';
import { describe, expect, it } from 'vitest';
import { holds, type When } from '../../../src/model/conditions';
import type { Action, SubmitAction } from '../../../src/schema/actions';
import { decisions, forms } from '../../../src/schema/lint/parts';
import type { AnyResource, AnyRow, AnyShown } from '../../../src/schema/resource';
import { isSound } from '../../../src/testing/samples';
import { applies } from '../../../src/ui/actions/applies';
import { type Conditional, testCondition } from './conditions';
import { declared } from './declared';

await testResources(product);

const conditional = declared.filter(
  ([, resource]) =>
    isSound(resource) &&
    (offersOf(resource).some(([, action]) => action.when || action.whenCalc) ||
      rowConditions(resource).length > 0),
);

describe.each(conditional)('%s, from its declaration', (_name, resource) => {
  for (const [label, action] of offersOf(resource))
    testCondition(`offers '${label}'`, resource, action as Conditional, (row) => applies(action, row));

  for (const [path, when] of rowConditions(resource))
    testCondition(`has ${path}`, resource, { when }, (row) => holds(when, row));
});

/** The actions of a record, and of every step of its review, by name. */
function offersOf(resource: AnyResource): readonly (readonly [string, Action<AnyRow>])[] {
  return Object.entries({ ...resource.definition.actions, ...decidedBy(resource) });
}

/** The actions of every step of the review, by name. */
function decidedBy(resource: AnyResource): Readonly<Record<string, SubmitAction<AnyRow>>> {
  return Object.fromEntries(decisions(resource).map(({ path, part }) => [path.split('.').at(-1), part]));
}

/** What else is there for some rows alone: the box of a selection, the form of an edit, a rule of a form. */
function rowConditions(resource: AnyResource): readonly (readonly [path: string, when: When<AnyShown>])[] {
  const { list, edit } = resource.definition;
  const ofRules = forms(resource).flatMap(({ path, part: { rules = [] } }) =>
    rules.map(({ row }, index) => [`${path}.rules[${index}]`, row] as const),
  );
  const all = [
    ['list.selectable', list?.selectable?.when] as const,
    ['edit', edit?.when] as const,
    ...ofRules,
  ];
  return all.flatMap(([path, when]) => (when ? [[path, when as When<AnyShown>] as const] : []));
}

it('a condition that names nothing always holds, and one that names a value only then', () => {
  expect(holds({}, { a: 1 })).toBe(true);
  expect(holds({ a: 1 }, { a: 2 })).toBe(false);
});
