import { InputHelperText, useInput } from 'react-admin';
import type { OwnInputProps } from '../ownInput';
import { DateField } from './DateField';

/** A {@link DateField} in a form. */
export default function DateInput({ name, input, label, required }: OwnInputProps<'date'>) {
  const { field, fieldState } = useInput<string>({ source: name, parse: (value) => value });
  return (
    <DateField
      name={name}
      label={label}
      time={input.time}
      required={required}
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      problem={fieldState.error && <InputHelperText error={fieldState.error.message} />}
    />
  );
}
