import { type ComponentType, createElement } from 'react';
import type { FilterKind, Input } from '../../model/inputs';
import type { OwnKind } from '../../model/shape';
import { ChoiceFilter } from './choice/ChoiceFilter';
import { DateFilter } from './date/DateFilter';
import { DateRangeFilter } from './dateRange/DateRangeFilter';
import type { FilterProps } from './filter';
import { OwnFilter } from './OwnFilter';
import { SelectFilter } from './select/SelectFilter';
import { TextFilter } from './text/TextFilter';

type BuiltIn = Exclude<FilterKind, OwnKind>;

const filters: { readonly [K in BuiltIn]: ComponentType<FilterProps<Input<K>>> } = {
  text: TextFilter,
  number: TextFilter,
  select: SelectFilter,
  choice: ChoiceFilter,
  date: DateFilter,
  dateRange: DateRangeFilter,
};

/** One filter of a query bar, by its declared kind. */
export function FilterInput(props: FilterProps) {
  const { kind } = props.input;
  const Filter = Object.hasOwn(filters, kind) ? filters[kind as BuiltIn] : OwnFilter;
  return createElement(Filter as ComponentType<FilterProps>, props);
}
