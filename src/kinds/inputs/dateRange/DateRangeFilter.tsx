import type { DateRangeInput } from '../../../model/inputs';
import type { TypedRange } from '../date/calendar/typed';
import { type FilterProps, upTo } from '../filter';
import { DateRangeField } from './DateRangeField';

/** Two days or moments in a query bar. */
export const DateRangeFilter = ({ input, label, value, onChange, problem }: FilterProps<DateRangeInput>) => (
  <DateRangeField
    label={label}
    time={input.time}
    value={value as TypedRange}
    onChange={onChange}
    problem={problem}
    style={input.time ? { ...upTo(400, 302), flexGrow: 9 } : upTo(272)}
  />
);
