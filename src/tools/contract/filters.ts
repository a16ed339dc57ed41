import { inputContractOf } from '../../kinds/inputs/contracts.ts';
import { enumOf, type FilterKind, type Input } from '../../schema/inputs.ts';
import type { AnyResource, AnyRow } from '../../schema/resource.ts';
import type { Found } from './finding.ts';

/**
 * Sample values for a filter that should narrow the list: each choice, a past day, a word that nothing contains.
 * @example
 * import { i } from 'declared-console/schema';
 *
 * const days = samplesOf(i.date()); // ['2001-01-01']
 */
export const samplesOf = (input: Input<FilterKind>): readonly unknown[] =>
  inputContractOf(input).rare?.(input) ?? [];

/**
 * The fields of a record whose values show whether a choice filter worked.
 * @example
 * const shown = Object.values(resource.definition.list?.filters ?? {}).map((filter) => fieldsChosenBy(filter, resource));
 */
export function fieldsChosenBy(input: Input<FilterKind>, { record }: AnyResource): readonly string[] {
  const of = enumOf(input);
  return of ? Object.keys(record).filter((field) => record[field]?.of === of) : [];
}

/** What a list answered for one value of a filter. */
export interface Filtered {
  readonly value: unknown;
  readonly total: number;
  readonly rows: readonly AnyRow[];
}

/**
 * The indexes of rows that a choice should have excluded, according to all of their fields.
 * @example const wrong = astray({ value: 'worn', total: 1, rows: [row] }, ['condition']);
 */
export const astray = ({ value, rows }: Filtered, fields: readonly string[]): readonly number[] =>
  rows.flatMap((row, at) => (fields.some((field) => row[field] === value) ? [] : [at]));

/**
 * Whether a filter narrows its list: fewer rows remain, and they match the chosen value.
 * @param total the number of rows without the filter
 */
export function filterProblems(
  name: string,
  fields: readonly string[],
  filtered: readonly Filtered[],
  total: number,
): readonly Found[] {
  for (const each of filtered) {
    const [row] = fields.length > 0 ? astray(each, fields) : [];
    if (row === undefined) continue;
    const message = `${name}: '${each.value}' leaves row ${row + 1}, whose ${fields.join(', ')} says otherwise`;
    return [{ problem: 'filter', field: name, message }];
  }
  // All rows may be alike, but then not every choice can leave all of them.
  const ignores = fields.length === 0 && filtered.every((each) => each.total >= total);
  return ignores
    ? [{ problem: 'filter', field: name, message: `${name}: it leaves all of ${total} rows` }]
    : [];
}

/**
 * Whether a recorded request contradicts a filter: it sent a code that the filter's enum lacks, or the rows that it was
 * answered have another one.
 * @param sent the recorded parameter
 */
export function recordedProblems(
  name: string,
  input: Input<FilterKind>,
  sent: string,
  { rows, fields }: Pick<Filtered, 'rows'> & { readonly fields: readonly string[] },
): readonly string[] {
  const of = enumOf(input);
  if (!of || sent === '') return [];
  const value = of.values.find((each) => of.wire(each) === sent);
  if (value === undefined) {
    const codes = of.values.map((each) => `'${of.wire(each)}'`).join(', ');
    return [
      `${name}: recorded as '${sent}', and enum '${of.name}' sends ${codes}: use another enum, or i.text()`,
    ];
  }
  const [row] = fields.length > 0 ? astray({ value, total: rows.length, rows }, fields) : [];
  return row === undefined
    ? []
    : [
        `${name}: recorded as '${sent}', and the ${fields.join(', ')} of row ${row + 1} says otherwise: use another enum`,
      ];
}
