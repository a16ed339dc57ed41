import type { RadioInput as DeclaredRadioInput } from '../../../model/inputs';
import { choicesOf, type FormInputProps } from '../formInput';
import { RadioInput } from './RadioInput';

/** The values of an enum in a form, all in sight. */
export const RadioFormInput = ({ name, label, required, input }: FormInputProps<DeclaredRadioInput>) => (
  <RadioInput name={name} label={label} required={required} choices={choicesOf(input)} />
);
