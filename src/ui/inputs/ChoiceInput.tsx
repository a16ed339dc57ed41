import { useInput } from 'ra-core';
import { InputHelperText } from 'ra-ui-materialui';
import { ChoiceField } from './ChoiceField';
import type { OwnInputProps } from './ownInput';
import { useOptions } from './useOptions';

/** One of the options that a call answers, in a form. */
export default function ChoiceInput({ name, input, label, required, emptyText }: OwnInputProps<'choice'>) {
  const { field, fieldState } = useInput<string>({ source: name, parse: (value) => value });
  const { options = [] } = useOptions(input.options);
  const isNeeded = required || (input.requiredIfOffered !== undefined && options.length > 0);
  return (
    <ChoiceField
      label={label}
      source={input.options}
      emptyText={emptyText}
      required={isNeeded}
      fullWidth
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error && <InputHelperText error={fieldState.error.message} />}
    />
  );
}
