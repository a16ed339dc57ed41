import { type ComponentType, Suspense } from 'react';
import { TextInput } from 'react-admin';
import { lazyChunk } from '../../lazyChunk';
import type { FormKind, Input } from '../../model/inputs';
import type { OwnKind } from '../../model/shape';
import { commonProps, type FormInputProps } from './formInput';
import { NumberFormInput } from './number/NumberFormInput';
import { PasswordFormInput } from './password/PasswordFormInput';
import { RadioFormInput } from './radio/RadioFormInput';
import { SelectFormInput } from './select/SelectFormInput';
import { TextFormInput } from './text/TextFormInput';
import { TextareaFormInput } from './textarea/TextareaFormInput';

type BuiltIn = Exclude<FormKind, OwnKind>;

/** Calendars, remote choices and uploads are loaded only where they are used. */
const formInputs: { readonly [K in BuiltIn]: ComponentType<FormInputProps<Input<K>>> } = {
  text: TextFormInput,
  number: NumberFormInput,
  textarea: TextareaFormInput,
  password: PasswordFormInput,
  radio: RadioFormInput,
  select: SelectFormInput,
  date: lazyChunk(() => import('./date/DateInput')),
  choice: lazyChunk(() => import('./choice/ChoiceInput')),
  checklist: lazyChunk(() => import('./checklist/ChecklistInput')),
  file: lazyChunk(() => import('./file/FileInput')),
};

const OwnFormInput = lazyChunk(() => import('./OwnFormInput'));

interface DeclaredInputProps {
  readonly name: string;
  readonly input: Input<FormKind>;
  /** An i18n key. */
  readonly label: string;
  readonly required?: boolean;
}

/** An input of a form, by its declared kind. */
export function DeclaredInput({ name, input, label, required }: DeclaredInputProps) {
  const isRequired = required ?? input.required !== undefined;
  const props = { name, input, label, required: isRequired };
  const FormInput = (
    Object.hasOwn(formInputs, input.kind) ? formInputs[input.kind as BuiltIn] : OwnFormInput
  ) as ComponentType<FormInputProps>;
  return (
    <Suspense fallback={<TextInput {...commonProps(props)} disabled slotProps={ON_ITS_WAY} />}>
      <FormInput {...props} />
    </Suspense>
  );
}

const ON_ITS_WAY = { htmlInput: { 'aria-busy': true } };
