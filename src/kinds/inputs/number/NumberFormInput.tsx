import { TextInput } from 'react-admin';
import type { NumberInput } from '../../../model/inputs';
import { commonProps, type FormInputProps } from '../formInput';
import { keyboardOf } from '../text/keyboardOf';

/** A number in a form, kept as it is typed. */
export const NumberFormInput = (props: FormInputProps<NumberInput>) => (
  <TextInput
    {...commonProps(props)}
    inputMode={keyboardOf(props.input)}
    autoComplete="off"
    parse={halfWidth}
  />
);

/** As react-admin, with digits that an input method has written in full width made usual ones. */
const halfWidth = (typed: string) => typed.normalize('NFKC') || null;
