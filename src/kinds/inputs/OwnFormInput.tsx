import type { ComponentType } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { lazyChunk } from '../../lazyChunk';
import type { InputLookProps, OwnInput } from '../../model/inputs';
import type { Translate } from '../../model/translate';
import type { FormInputProps } from './formInput';

/** An input of an application's own kind in a form. */
export default function OwnFormInput({ name, input, label, required }: FormInputProps<OwnInput>) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput<unknown>({ source: name, parse: (value) => value });
  const { look, blank, given } = input;
  const Look = lazyChunk(
    look as () => Promise<{ default: ComponentType<InputLookProps<unknown, readonly unknown[]>> }>,
  );
  const message = fieldState.error?.message;
  return (
    <Look
      id={id}
      given={given}
      label={translate(label)}
      value={field.value ?? blank}
      onChange={field.onChange}
      onBlur={field.onBlur}
      required={required}
      problem={message && wordsOf(message, translate)}
    />
  );
}

const MARK = '@@react-admin@@';

/** react-admin writes a message and its arguments in one text. */
function wordsOf(message: string, translate: Translate): string {
  if (!message.startsWith(MARK)) return translate(message);
  const { message: key, args }: { message: string; args: Record<string, unknown> } = JSON.parse(
    message.slice(MARK.length),
  );
  return translate(key, args);
}
