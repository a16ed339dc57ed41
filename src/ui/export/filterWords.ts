import type { QueryClient } from '@tanstack/react-query';
import { type ChoiceOption, optionsKey } from '../../kinds/inputs/options';
import type { Translate } from '../../kit/format';
import { enumOf, type FilterKind, type Input, isBlank, parseInputs } from '../../schema/inputs';
import type { AnyResource } from '../../schema/resource';
import { visibleText } from '../../visibleText';

/** The filters that a list is shown for, as label and value in words: what its query bar shows. */
export function filterWords(
  { name, definition }: AnyResource,
  filter: Readonly<Record<string, unknown>>,
  { translate, queryClient }: { readonly translate: Translate; readonly queryClient: QueryClient },
): readonly (readonly [label: string, value: string])[] {
  const inputs = definition.list?.filters ?? {};
  const applied = parseInputs(inputs, filter);
  return Object.entries(inputs).flatMap(([key, input]) => {
    const value = applied[key];
    if (isBlank(value)) return [];
    const label = translate(`resources.${name}.filters.${key}`);
    return [[label, visibleText(valueWords(input, value, translate, queryClient))] as const];
  });
}

/** An enum's value and an option by their labels; a text as it was typed; another value, such as two days, as it is sent. */
function valueWords(
  input: Input<FilterKind>,
  value: unknown,
  translate: Translate,
  queryClient: QueryClient,
): string {
  const of = enumOf(input);
  if (of) return translate(`enums.${of.name}.${value}`);
  if (input.kind === 'choice') {
    const options = queryClient.getQueryData<readonly ChoiceOption[]>(optionsKey(input.options));
    const text = textOfOption(options, value) ?? String(value);
    const { words } = input.options;
    return words ? translate(`${words}.${text}`, { _: text }) : text;
  }
  return typeof value === 'string' ? value : (input.encode(value as never) ?? '');
}

function textOfOption(options: readonly ChoiceOption[] = [], value: unknown): string | undefined {
  for (const { value: own, text, children } of options) {
    const found = own === value ? text : textOfOption(children, value);
    if (found !== undefined) return found;
  }
  return undefined;
}
