import type { ApartOption, ChecklistInput, OptionSource } from '../../../model/inputs';
import type { Required } from '../shared';

export const checklist = (
  options: OptionSource,
  { required, apart, together }: Required & Pick<ChecklistInput, 'apart' | 'together'> = {},
): ChecklistInput => ({
  kind: 'checklist',
  blank: [],
  required,
  apart,
  together,
  options,
  encode: (values) => withoutStray(values, apart).join(',') || undefined,
  parse: (raw) => (Array.isArray(raw) && raw.every((value) => typeof value === 'string') ? raw : undefined),
  sample: (n) => [String(n + 1)],
});

const withoutStray = (values: readonly string[], apart: ApartOption | undefined) =>
  apart && !values.includes(apart.whileChosen) ? values.filter((value) => value !== apart.value) : values;
