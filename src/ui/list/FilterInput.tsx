import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Input } from '@/schema/inputs';
import { ChoiceField } from '../inputs/ChoiceField';
import { DateRangeField, type TypedRange } from '../inputs/DateRangeField';

interface FilterInputProps {
  readonly name: string;
  readonly input: Input;
  /** In words. */
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One filter of a query bar, by its declared kind. */
export function FilterInput({ name, input, label, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  switch (input.kind) {
    case 'dateRange':
      return (
        <DateRangeField
          label={label}
          time={input.time ?? false}
          value={value as TypedRange}
          onChange={onChange}
          sx={{ width: { xs: 1, sm: input.time ? 310 : 272 } }}
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
          sx={width}
        />
      );
    case 'select':
      return (
        <TextField
          select
          label={label}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={width}
        >
          <option value="">{translate('list.all')}</option>
          {input.of?.values.map((option) => (
            <option key={option} value={option}>
              {translate(`enums.${input.of?.name}.${option}`)}
            </option>
          ))}
        </TextField>
      );
    default:
      return (
        <TextField
          name={name}
          label={label}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: input.inputMode, maxLength: 200 } }}
          sx={width}
        />
      );
  }
}

const width = { width: { xs: 1, sm: 180 } };
