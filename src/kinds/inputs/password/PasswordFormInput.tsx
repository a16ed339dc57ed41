import type { FocusEvent } from 'react';
import { PasswordInput } from 'react-admin';
import type { PasswordInput as DeclaredPasswordInput } from '../../../model/inputs';
import { commonProps, type FormInputProps } from '../formInput';

/** A hidden text in a form. */
export const PasswordFormInput = (props: FormInputProps<DeclaredPasswordInput>) => (
  <PasswordInput
    {...commonProps(props)}
    autoComplete={props.input.current ? 'current-password' : 'new-password'}
    onFocus={props.input.mask ? selectAll : undefined}
  />
);

/** So that typing replaces the mask instead of adding to it. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();
