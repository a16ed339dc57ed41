import { TextInput } from 'react-admin';
import type { TextInput as DeclaredTextInput } from '../../../model/inputs';
import { commonProps, type FormInputProps } from '../formInput';
import { keyboardOf } from './keyboardOf';

/** One line of text in a form. */
export const TextFormInput = (props: FormInputProps<DeclaredTextInput>) => (
  <TextInput {...commonProps(props)} inputMode={keyboardOf(props.input)} autoComplete="off" />
);
