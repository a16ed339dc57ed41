import { type Inputs, isBlank } from '../../schema/inputs';
import type { Values } from '../../schema/validate';

/** What was typed into a form: a single text as it is, several with their labels. Without choices, which are quickly redone. */
export function typedIn(
  inputs: Inputs,
  values: Values,
  labelOf: (input: string) => string,
  translate: (key: string, options: object) => string,
): string {
  const typed = filledTexts(inputs, values);
  const [only] = typed;
  if (typed.length === 1 && only) return String(values[only[0]]);
  return typed
    .map(([name]) => translate('form.labelled', { label: labelOf(name), value: String(values[name]) }))
    .join('\n');
}

/** Whether something was typed into a form. */
export const isTypedIn = (inputs: Inputs, values: Values): boolean => filledTexts(inputs, values).length > 0;

const filledTexts = (inputs: Inputs, values: Values) =>
  Object.entries(inputs).filter(([name, { kind }]) => TYPED.includes(kind) && !isBlank(values[name]));

const TYPED: readonly string[] = ['text', 'textarea', 'number', 'date'];
