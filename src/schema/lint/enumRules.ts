import type { EnumDef } from '../enums';
import type { AnyResource } from '../resource';
import { type LintRule, quoted } from './finding';
import { fieldsOf, inputs } from './parts';

/** Every enum that the declaration uses, once. */
function enums(resource: AnyResource): ReadonlySet<EnumDef> {
  const used = [...fieldsOf(resource.record, 'record'), ...inputs(resource)].map(({ part }) => part.of);
  return new Set(used.filter((of) => of !== undefined));
}

const codesOf = ({ options }: EnumDef) =>
  Object.entries(options).flatMap(([value, { wire }]) =>
    [wire].flat().map((code) => ({ value, code: String(code) })),
  );

/** RES070: a code has one name. */
export const codeIsOnce: LintRule = function* (resource) {
  for (const each of enums(resource)) {
    const codes = codesOf(each);
    for (const code of new Set(codes.map((one) => one.code))) {
      const holders = codes.filter((one) => one.code === code).map(({ value }) => value);
      if (holders.length > 1)
        yield { path: `enum '${each.name}' code '${code}'`, problem: `${quoted(holders)} share it` };
    }
  }
};

/** RES071: every value has a code to be sent as. */
export const valueHasCode: LintRule = function* (resource) {
  for (const each of enums(resource)) {
    for (const value of each.values) {
      if (each.wire(value) === '')
        yield { path: `enum '${each.name}' value '${value}'`, problem: 'it has no code' };
    }
  }
};
