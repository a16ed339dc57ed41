import type { CSSProperties, ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField, TextField } from '../../kit/Field';
import type { FilterKind, Input } from '../../schema/inputs';
import { ChoiceField } from './choice/ChoiceField';
import type { TypedRange } from './date/calendar/typed';
import { DateField } from './date/DateField';
import { DateRangeField } from './dateRange/DateRangeField';
import { keyboardOf } from './text/keyboardOf';

interface FilterInputProps {
  readonly name: string;
  readonly input: Input<FilterKind>;
  /** In words. */
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is wrong with the value, in words. */
  readonly problem: string | undefined;
  /** Whether the query was refused: then problems are shown even before a field is left. */
  readonly isRefused: boolean;
}

/** One filter of a query bar, by its declared kind. The return type makes it a compile error to forget a kind. */
export function FilterInput({
  name,
  input,
  label,
  value,
  onChange,
  problem,
  isRefused,
}: FilterInputProps): ReactElement {
  const translate = useTranslate();
  switch (input.kind) {
    case 'date':
      return (
        <DateField
          label={label}
          time={input.time}
          value={String(value ?? '')}
          onChange={onChange}
          problem={problem}
          style={upTo(input.time ? 240 : 180)}
        />
      );
    case 'dateRange':
      return (
        <DateRangeField
          label={label}
          time={input.time}
          value={value as TypedRange}
          onChange={onChange}
          problem={problem}
          style={input.time ? { ...upTo(400, 302), flexGrow: 9 } : upTo(272)}
        />
      );
    case 'choice':
      return (
        <ChoiceField
          label={label}
          source={input.options}
          emptyText={translate('list.all')}
          value={String(value ?? '')}
          onChange={onChange}
          style={upTo(180, 140)}
        />
      );
    case 'select':
      return (
        <SelectField
          label={label}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
          style={upTo(180, 140)}
        >
          <option value="">{translate('list.all')}</option>
          {input.of.values.map((option) => (
            <option key={option} value={option}>
              {translate(`enums.${input.of.name}.${option}`)}
            </option>
          ))}
        </SelectField>
      );
    case 'text':
    case 'number':
      return (
        <TextField
          name={name}
          label={label}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
          error={isRefused && problem !== undefined}
          helperText={isRefused && problem}
          autoComplete="off"
          inputMode={keyboardOf(input)}
          maxLength={200}
          style={upTo(180, 140)}
        />
      );
  }
}

/** Shrinks down to `least` if the buttons would otherwise wrap; takes the full width on a phone. Both in pixels. */
const upTo = (most: number, least = most - 8) =>
  ({ '--most': `${most}px`, '--least': `${least}px` }) as CSSProperties;
