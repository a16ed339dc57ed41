import type { EnumDef } from '../../model/enums';
import { enumOf } from '../inputs';
import type { AnyResource } from '../resource';
import { type LintRule, quoted } from './finding';
import { fieldsOf, inputs } from './parts';

/** Every enum that the declaration uses, once. */
function enums(resource: AnyResource): ReadonlySet<EnumDef> {
  const used = [...fieldsOf(resource.record, 'record'), ...inputs(resource)].map(({ part }) => enumOf(part));
  return new Set(used.filter((def) => def !== undefined));
}

const codesOf = ({ options }: EnumDef) =>
  Object.entries(options).flatMap(([value, { wire }]) =>
    [wire].flat().map((code) => ({ value, code: String(code) })),
  );

/** RES070: a code of an enum stands for one value. */
export const codeIsOnce: LintRule = function* (resource) {
  for (const def of enums(resource)) {
    const codes = codesOf(def);
    for (const code of new Set(codes.map((each) => each.code))) {
      const holders = codes.filter((each) => each.code === code).map(({ value }) => value);
      if (holders.length > 1)
        yield { path: `enum '${def.name}' code '${code}'`, problem: `${quoted(holders)} share it` };
    }
  }
};

/** RES071: every value of an enum has a code, as which it is sent. */
export const valueHasCode: LintRule = function* (resource) {
  for (const def of enums(resource)) {
    for (const value of def.values) {
      if (def.wire(value) === '')
        yield {
          path: `enum '${def.name}' value '${value}'`,
          problem: 'it has no code: name the one of the wire, or delete the value',
        };
    }
  }
};
