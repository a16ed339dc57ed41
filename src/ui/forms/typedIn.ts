import { type Inputs, isBlank } from '@/schema/inputs';
import type { Values } from '@/schema/validate';

/** What was typed into a form: a single text as it is, several with their labels. Without choices, which are quickly redone. */
export function typedIn(
  inputs: Inputs,
  values: Values,
  labelOf: (input: string) => string,
  translate: (key: string, options: object) => string,
): string {
  const typed = Object.entries(inputs).filter(
    ([name, { kind }]) => TYPED.includes(kind) && !isBlank(values[name]),
  );
  const [only] = typed;
  if (typed.length === 1 && only) return String(values[only[0]]);
  return typed
    .map(([name]) => translate('form.labelled', { label: labelOf(name), value: String(values[name]) }))
    .join('\n');
}

const TYPED: readonly string[] = ['text', 'textarea', 'number', 'date'];
