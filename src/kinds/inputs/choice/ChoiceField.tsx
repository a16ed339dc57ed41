import { Button } from '@mui/material';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '../../../kit/Field';
import type { OptionSource } from '../../../schema/inputs';
import { useOptions } from '../useOptions';

interface ChoiceFieldProps
  extends Pick<ComponentProps<typeof SelectField>, 'style' | 'required' | 'error' | 'helperText' | 'onBlur'> {
  readonly label: string;
  readonly source: OptionSource;
  readonly emptyText: string;
  readonly value: string;
  /** The label of a value that isn't among the options. */
  readonly valueText?: string;
  readonly onChange: (value: string) => void;
}

/** A select of the options returned by a call; a value that isn't among them stays selected. */
export function ChoiceField({
  source,
  emptyText,
  value,
  valueText = value,
  onChange,
  error,
  helperText,
  ...field
}: ChoiceFieldProps) {
  const { options = [], isFetching, isError, retry } = useOptions(source);
  const translate = useTranslate();
  const isKnown = value === '' || options.some((option) => option.value === value);
  const isLoading = isFetching && options.length === 0;
  return (
    <SelectField
      {...field}
      value={value}
      error={isError || error}
      helperText={isError ? <Failed onRetry={retry} /> : helperText}
      onChange={(event) => onChange(event.target.value)}
      aria-busy={isLoading}
    >
      <option value="">{isLoading ? translate('list.loading') : emptyText}</option>
      {!isKnown && <option value={value}>{valueText}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </SelectField>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <>
      {translate('form.optionsFailed')}
      <Button color="inherit" onClick={onRetry} sx={{ ml: 0.5, py: 0, minWidth: 0, fontSize: 'inherit' }}>
        {translate('list.retry')}
      </Button>
    </>
  );
}
