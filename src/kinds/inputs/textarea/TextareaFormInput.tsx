import { TextInput } from 'react-admin';
import type { TextareaInput } from '../../../model/inputs';
import { commonProps, type FormInputProps } from '../formInput';
import { Templates } from './Templates';

/** Announces the error of a longer text when it appears. */
const ANNOUNCED = { formHelperText: { role: 'alert' } } as const;

/** Several lines of text in a form, with what can be inserted. */
export function TextareaFormInput(props: FormInputProps<TextareaInput>) {
  const { name, input, label } = props;
  const common = commonProps(props);
  return (
    <>
      <TextInput
        {...common}
        multiline
        minRows={input.rows}
        maxRows={12}
        slotProps={{ ...common.slotProps, ...ANNOUNCED }}
      />
      {input.templates && <Templates name={name} label={label} templates={input.templates} />}
    </>
  );
}
