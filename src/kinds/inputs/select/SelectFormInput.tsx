import { SelectInput } from 'react-admin';
import type { SelectInput as DeclaredSelectInput } from '../../../model/inputs';
import { CHOOSE, choicesOf, commonProps, type FormInputProps } from '../formInput';

/** The values of an enum in a form, to choose from a menu. */
export function SelectFormInput(props: FormInputProps<DeclaredSelectInput>) {
  const common = commonProps(props);
  return (
    <SelectInput
      {...common}
      choices={choicesOf(props.input)}
      emptyText={CHOOSE}
      slotProps={{ ...common.slotProps, select: { required: props.required } }}
    />
  );
}
