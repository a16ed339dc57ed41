import { idCard } from '@resources/checks';
import { idDigit } from 'declared-console/values';
import { partition } from 'es-toolkit';
import { expect, it } from 'vitest';
import { type Calc, isNested, type When } from '../../../src/model/conditions';
import { fieldAt, valueAt } from '../../../src/model/paths';
import type { Field } from '../../../src/model/shape';
import { isObject } from '../../../src/model/values';
import { shownShape } from '../../../src/schema/lint/parts';
import type { AnyResource, AnyShown } from '../../../src/schema/resource';
import { decoded, sampleRecord } from '../../../src/testing/samples';
import { openingsOf } from './declared';

/** An object with conditions: an action, a block. */
export interface Conditional {
  readonly when?: When<AnyShown> | undefined;
  readonly whenCalc?: Calc<AnyShown> | undefined;
}

/** The dotted paths that conditions read, without duplicates; a nested record before its fields, which it holds. */
function readBy(conditions: readonly Conditional[], resource: AnyResource): readonly string[] {
  const shape = shownShape(resource);
  const named = conditions.flatMap(({ when = {} }) =>
    pathsOf(when, (name) => shape[name]?.shape !== undefined),
  );
  const paths = new Set([...named, ...conditions.flatMap(({ whenCalc }) => whenCalc?.uses ?? [])]);
  const [inner, outer] = partition([...paths], (path) =>
    [...paths].some((above) => path.startsWith(`${above}.`)),
  );
  return [...outer, ...inner];
}

const pathsOf = (when: object, isRecord: (name: string) => boolean): readonly string[] =>
  Object.entries(when).flatMap(([name, match]) =>
    isRecord(name) && isNested(match) ? Object.keys(match).map((inner) => `${name}.${inner}`) : [name],
  );

/** The values that conditions compare a field with. */
const literals = (match: unknown): readonly unknown[] => {
  if (Array.isArray(match)) return match;
  if (isObject(match)) return 'not' in match ? literals(match.not) : [];
  return match === undefined ? [] : [match];
};

/** ID cards of an adult and of a minor, whatever today's date is. */
const CARDS = ['11010119500101001', '11010120990101001'].map((digits) => digits + idDigit(digits));
const cardsOf = (field: Field | undefined) => (field?.check === idCard ? CARDS : []);

/**
 * The values that conditions can distinguish: all of an enum and an unknown one, those compared with, a value and none.
 */
function valuesOf(
  path: string,
  conditions: readonly Conditional[],
  resource: AnyResource,
): readonly unknown[] {
  const field: Field | undefined = fieldAt(shownShape(resource), path);
  const sample = valueAt(sampleRecord(resource), path);
  if (field?.of) return [...field.of.values, '?99'];
  if (field?.kind === 'list') return [sample, []];
  if (path === 'route') return [sampleRecord(resource, 0).route, ...openingsOf(resource.name)].map(unkinded);
  if (field?.shape) {
    const cards = Object.entries(field.shape).flatMap(([name, inner]) =>
      cardsOf(inner).map((card) => ({ ...(sample as object), [name]: card })),
    );
    return [sample, valueAt(decoded(resource, null), path), ...cards];
  }
  const compared = conditions.flatMap(({ when = {} }) =>
    literals(valueAt(when as Conditional & AnyShown, path)),
  );
  return [...new Set([sample, '', ...cardsOf(field), ...compared])];
}

/** The parameters that links pass; none for the address of a record alone. */
const unkinded = (route: unknown, index: number) =>
  index > 0 ? route : Object.fromEntries(Object.keys(route as object).map((name) => [name, '']));

const replaced = (record: AnyShown, path: string, value: unknown): AnyShown => {
  const [name = '', inner] = path.split('.');
  const above = record[name];
  return { ...record, [name]: inner && isObject(above) ? { ...above, [inner]: value } : value };
};

/** Records in which everything that the conditions read takes every value, with the choices for each. */
export function combinations(resource: AnyResource, conditions: readonly Conditional[]) {
  let all: { readonly record: AnyShown; readonly chosen: string }[] = [
    { record: sampleRecord(resource), chosen: '' },
  ];
  for (const path of readBy(conditions, resource)) {
    const values = valuesOf(path, conditions, resource);
    all = all.flatMap(({ record, chosen }) =>
      values.map((value, index) => ({
        record: replaced(record, path, value),
        chosen: `${chosen}${chosen && ' '}${path}=${textOf(path, value, index)}`,
      })),
    );
  }
  return all;
}

const textOf = (path: string, value: unknown, index: number): string => {
  if (Array.isArray(value)) return `${value.length} rows`;
  if (!isObject(value)) return String(value);
  if (path === 'route') return JSON.stringify(value);
  return CARDS.find((card) => Object.values(value).includes(card)) ?? (index === 0 ? 'sample' : 'empty');
};

/** Whether a condition holds, for every combination of the values it reads. */
export const truthTable = (
  resource: AnyResource,
  condition: Conditional,
  holds: (record: AnyShown) => boolean,
): string[] =>
  combinations(resource, [condition]).map(
    ({ record, chosen }) => `${chosen} → ${holds(record) ? 'offered' : '—'}`,
  );

/**
 * Tests a condition. What it computes is compared with a snapshot; one that only names values holds for some records, and for
 * others not: its whole table would repeat the declaration.
 */
export function testCondition(
  what: string,
  resource: AnyResource,
  condition: Conditional,
  holds: (record: AnyShown) => boolean,
): void {
  const { when, whenCalc } = condition;
  if (whenCalc)
    it(`${what} exactly when its condition holds`, () => {
      expect(truthTable(resource, condition, holds)).toMatchSnapshot();
    });
  else if (when)
    it(`${what} for some records, and not for others`, () => {
      const outcomes = combinations(resource, [condition]).map(({ record }) => holds(record));
      expect(new Set(outcomes)).toEqual(new Set([true, false]));
    });
}
