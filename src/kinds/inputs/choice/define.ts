import type { ChoiceInput, OptionSource } from '../../../model/inputs';
import { parseText, type Required, trimmed } from '../shared';

export const choice = (
  options: OptionSource,
  messages: Required & Pick<ChoiceInput, 'requiredIfOffered' | 'textIn'> = {},
): ChoiceInput => ({
  kind: 'choice',
  ...messages,
  options,
  encode: trimmed,
  parse: parseText,
  sample: (n) => String(n + 1),
});
