import type { DateInput as DeclaredDateInput } from '../../../model/inputs';
import { type FilterProps, upTo } from '../filter';
import { DateField } from './DateField';

/** A day or a moment in a query bar. */
export const DateFilter = ({ input, label, value, onChange, problem }: FilterProps<DeclaredDateInput>) => (
  <DateField
    label={label}
    time={input.time}
    value={String(value ?? '')}
    onChange={onChange}
    problem={problem}
    style={upTo(input.time ? 240 : 180)}
  />
);
