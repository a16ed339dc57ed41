import { use } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { EditedRecord } from '../../../kit/EditedRecord';
import type { ChoiceInput as DeclaredChoiceInput } from '../../../model/inputs';
import { CHOOSE, type FormInputProps } from '../formInput';
import { useOptions } from '../useOptions';
import { ChoiceField } from './ChoiceField';

/** A {@link ChoiceField} in a form. */
export default function ChoiceInput({ name, input, label, required }: FormInputProps<DeclaredChoiceInput>) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<string>({ source: name, parse: (value) => value });
  const { options = [], isError } = useOptions(input.options);
  const record = use(EditedRecord);
  const named = input.textIn && record?.[name] === field.value ? record?.[input.textIn] : undefined;
  const isNeeded = required || (input.requiredIfOffered !== undefined && (isError || options.length > 0));
  return (
    <ChoiceField
      label={translate(label)}
      source={input.options}
      emptyText={translate(CHOOSE)}
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
