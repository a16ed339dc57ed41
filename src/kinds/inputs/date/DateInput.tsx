import { InputHelperText, useInput, useTranslate } from 'react-admin';
import type { DateInput as DeclaredDateInput } from '../../../model/inputs';
import type { FormInputProps } from '../formInput';
import { DateField } from './DateField';

/** A {@link DateField} in a form. */
export default function DateInput({ name, input, label, required }: FormInputProps<DeclaredDateInput>) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<string>({ source: name, parse: (value) => value });
  return (
    <DateField
      name={name}
      label={translate(label)}
      time={input.time}
      required={required}
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      problem={fieldState.error && <InputHelperText error={fieldState.error.message} />}
    />
  );
}
