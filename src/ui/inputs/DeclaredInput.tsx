import { useTranslate } from 'ra-core';
import { PasswordInput, RadioButtonGroupInput, SelectInput, TextInput } from 'ra-ui-materialui';
import { type FocusEvent, lazy, Suspense } from 'react';
import type { Input } from '@/schema/inputs';

const DateInput = lazy(() => import('./DateInput'));
const ChoiceInput = lazy(() => import('./ChoiceInput'));
const ChecklistInput = lazy(() => import('./ChecklistInput'));
const FileInput = lazy(() => import('./FileInput'));

/** What stands in an empty choice. */
const CHOOSE = 'form.chosen';

interface DeclaredInputProps {
  readonly name: string;
  readonly input: Input;
  /** An i18n key. */
  readonly label: string;
  readonly required?: boolean;
}

/** An input by its declared kind; the calendar, remote choices and uploads are loaded only where they stand. */
export function DeclaredInput({ name, input, label, required }: DeclaredInputProps) {
  const translate = useTranslate();
  const common = {
    source: name,
    label,
    isRequired: required ?? input.required !== undefined,
    helperText: false,
    fullWidth: true,
  };
  const own = {
    name,
    input,
    label: translate(label),
    required: common.isRequired,
    emptyText: translate(CHOOSE),
  };
  switch (input.kind) {
    case 'text':
    case 'number':
      return <TextInput {...common} inputMode={input.inputMode} autoComplete="off" />;
    case 'textarea':
      return <TextInput {...common} multiline minRows={input.rows} maxRows={12} />;
    case 'password':
      return (
        <PasswordInput {...common} autoComplete="new-password" onFocus={input.mask ? selectAll : undefined} />
      );
    case 'radio': {
      // A group of radio buttons hands it on to the document, which doesn't know it.
      const { fullWidth: _, ...radio } = common;
      return <RadioButtonGroupInput {...radio} choices={choicesOf(input)} />;
    }
    case 'select':
      return <SelectInput {...common} choices={choicesOf(input)} emptyText={CHOOSE} />;
    default:
      return (
        <Suspense fallback={<TextInput {...common} disabled />}>
          <LazyInput {...own} />
        </Suspense>
      );
  }
}

/** What the inputs of our own are given: their label is in words already. */
export interface OwnInputProps {
  readonly name: string;
  readonly input: Input;
  readonly label: string;
  readonly required: boolean;
  readonly emptyText: string;
}

function LazyInput(props: OwnInputProps) {
  switch (props.input.kind) {
    case 'date':
      return <DateInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'checklist':
      return <ChecklistInput {...props} />;
    default:
      return <FileInput {...props} />;
  }
}

const choicesOf = ({ of }: Input) =>
  (of?.values ?? []).map((value) => ({ id: value, name: `enums.${of?.name}.${value}` }));

/** Typing replaces the mask, and never adds to it. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();
