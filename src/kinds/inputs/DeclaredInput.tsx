import { type ComponentType, type FocusEvent, type ReactElement, Suspense } from 'react';
import { PasswordInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { lazyChunk } from '../../lazyChunk';
import type { FormKind, Input } from '../../schema/inputs';
import type { OwnInputProps } from './ownInput';
import { RadioInput } from './radio/RadioInput';
import { keyboardOf } from './text/keyboardOf';
import { Templates } from './textarea/Templates';

type LazyKind = 'date' | 'choice' | 'checklist' | 'file';

const lazyInputs: { readonly [K in LazyKind]: ComponentType<OwnInputProps<K>> } = {
  date: lazyChunk(() => import('./date/DateInput')),
  choice: lazyChunk(() => import('./choice/ChoiceInput')),
  checklist: lazyChunk(() => import('./checklist/ChecklistInput')),
  file: lazyChunk(() => import('./file/FileInput')),
};

/** Announces the error of a longer text when it appears. */
const ANNOUNCED = { formHelperText: { role: 'alert' } } as const;

/** The label of the empty option. */
const CHOOSE = 'form.chosen';

interface DeclaredInputProps {
  readonly name: string;
  readonly input: Input<FormKind>;
  /** An i18n key. */
  readonly label: string;
  readonly required?: boolean;
}

/**
 * An input by its declared kind; calendars, remote choices and uploads are loaded only where they are used. The return type
 * makes it a compile error to forget a kind.
 */
export function DeclaredInput({ name, input, label, required }: DeclaredInputProps): ReactElement {
  const translate = useTranslate();
  const isRequired = required ?? input.required !== undefined;
  // react-admin only marks it visually.
  const htmlInput = { 'aria-required': isRequired };
  const common = {
    source: name,
    label,
    isRequired,
    helperText: false,
    fullWidth: true,
    slotProps: { htmlInput },
  };
  switch (input.kind) {
    case 'text':
      return <TextInput {...common} inputMode={keyboardOf(input)} autoComplete="off" />;
    case 'number':
      return <TextInput {...common} inputMode={keyboardOf(input)} autoComplete="off" parse={halfWidth} />;
    case 'textarea':
      return (
        <>
          <TextInput
            {...common}
            multiline
            minRows={input.rows}
            maxRows={12}
            slotProps={{ htmlInput, ...ANNOUNCED }}
          />
          {input.templates && <Templates name={name} label={label} templates={input.templates} />}
        </>
      );
    case 'password':
      return (
        <PasswordInput
          {...common}
          autoComplete={input.current ? 'current-password' : 'new-password'}
          onFocus={input.mask ? selectAll : undefined}
        />
      );
    case 'radio':
      return <RadioInput name={name} label={label} required={isRequired} choices={choicesOf(input)} />;
    case 'select':
      return (
        <SelectInput
          {...common}
          choices={choicesOf(input)}
          emptyText={CHOOSE}
          slotProps={{ select: { required: isRequired } }}
        />
      );
    case 'date':
    case 'choice':
    case 'checklist':
    case 'file': {
      const Own = lazyInputs[input.kind] as ComponentType<OwnInputProps<LazyKind>>;
      return (
        <Suspense fallback={<TextInput {...common} disabled slotProps={ON_ITS_WAY} />}>
          <Own
            name={name}
            input={input}
            label={translate(label)}
            required={isRequired}
            emptyText={translate(CHOOSE)}
          />
        </Suspense>
      );
    }
  }
}

const ON_ITS_WAY = { htmlInput: { 'aria-busy': true } };

const choicesOf = ({ of }: Input<'radio' | 'select'>) =>
  of.values.map((value) => ({ id: value, name: `enums.${of.name}.${value}` }));

/** As react-admin, with digits that an input method has written in full width made usual ones. */
const halfWidth = (typed: string) => typed.normalize('NFKC') || null;

/** So that typing replaces the mask instead of adding to it. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();
