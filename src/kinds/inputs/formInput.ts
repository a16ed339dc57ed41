import type { FormKind, Input } from '../../model/inputs';

/** The props of an input in a form. */
export interface FormInputProps<I extends Input<FormKind> = Input<FormKind>> {
  readonly name: string;
  readonly input: I;
  /** An i18n key. */
  readonly label: string;
  readonly required: boolean;
}

/** What react-admin's inputs have in common. */
export const commonProps = ({ name, label, required }: FormInputProps) => ({
  source: name,
  label,
  isRequired: required,
  helperText: false as const,
  fullWidth: true,
  // react-admin only marks it visually.
  slotProps: { htmlInput: { 'aria-required': required } },
});

/** The i18n key of the label of an empty option. */
export const CHOOSE = 'form.chosen';

/** The values of an enum, as react-admin's inputs take them. */
export const choicesOf = ({ of }: Input<'radio' | 'select'>) =>
  of.values.map((value) => ({ id: value, name: `enums.${of.name}.${value}` }));
