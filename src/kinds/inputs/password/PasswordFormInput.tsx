import type { FocusEvent } from 'react';
import { PasswordInput, useTranslate } from 'react-admin';
import type { PasswordInput as DeclaredPasswordInput } from '../../../model/inputs';
import { commonProps, type FormInputProps } from '../formInput';

/** A hidden text in a form. What a new one must be is said before it is typed, in the words of its error. */
export function PasswordFormInput(props: FormInputProps<DeclaredPasswordInput>) {
  const { input } = props;
  const translate = useTranslate();
  const rule = ruleOf(input);
  return (
    <PasswordInput
      {...commonProps(props)}
      helperText={rule !== undefined && translate(`messages.${rule}`)}
      autoComplete={input.current ? 'current-password' : 'new-password'}
      onFocus={input.mask ? selectAll : undefined}
    />
  );
}

/** The message of the check that a new password goes through; none for one that is valid already, or repeated. */
const ruleOf = ({ current, repeats, wrong }: DeclaredPasswordInput) =>
  current || repeats !== undefined ? undefined : wrong;

/** So that typing replaces the mask instead of adding to it. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();
