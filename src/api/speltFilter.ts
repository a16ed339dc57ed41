import { enumOf, parseInputs } from '../schema/inputs';
import type { AnyResource } from '../schema/resource';

/** A filter whose value has several spellings on the wire, which a server may match one by one. */
export interface SpeltFilter {
  /** Its parameter. */
  readonly name: string;
  /** The spellings, in the order in which they are asked for. */
  readonly codes: readonly string[];
  /** The fields of a row that have these codes. */
  readonly fields: readonly string[];
}

/** The filter of a query that is spelt in several ways; the first, if there are several such. */
export function speltFilter({ definition, record }: AnyResource, filter: object): SpeltFilter | undefined {
  const filters = definition.list?.filters ?? {};
  for (const [name, value] of Object.entries(parseInputs(filters, { ...filter }))) {
    const input = filters[name];
    const of = input && enumOf(input);
    const codes = of?.asked(String(value)) ?? [];
    if (codes.length < 2) continue;
    const fields = Object.entries(record).flatMap(([field, declared]) => (declared.of === of ? [field] : []));
    return { name, codes, fields };
  }
  return undefined;
}
