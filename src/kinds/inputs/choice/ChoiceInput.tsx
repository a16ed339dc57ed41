import { use } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { EditedRecord } from '../../../kit/EditedRecord';
import type { OwnInputProps } from '../ownInput';
import { useOptions } from '../useOptions';
import { ChoiceField } from './ChoiceField';

/** A {@link ChoiceField} in a form. */
export default function ChoiceInput({ name, input, label, required, emptyText }: OwnInputProps<'choice'>) {
  const { field, fieldState } = useInput<string>({ source: name, parse: (value) => value });
  const { options = [], isError } = useOptions(input.options);
  const record = use(EditedRecord);
  const named = input.textIn && record?.[name] === field.value ? record?.[input.textIn] : undefined;
  const isNeeded = required || (input.requiredIfOffered !== undefined && (isError || options.length > 0));
  return (
    <ChoiceField
      label={label}
      source={input.options}
      emptyText={emptyText}
      required={isNeeded}
      value={String(field.value)}
      valueText={named ? String(named) : undefined}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fieldState.error && <InputHelperText error={fieldState.error.message} />}
    />
  );
}
