import type { Phrases } from '../../auth/phrases';
import { phraseKey } from '../../kinds/inputs/textarea/phraseKey';
import type { Inputs } from '../../schema/inputs';
import type { Values } from '../../schema/validate';

/** Keeps what was typed into inputs with templates, to offer it as a template next time. */
export function rememberPhrases(phrases: Phrases, inputs: Inputs, values: Values, words: string) {
  for (const [name, input] of Object.entries(inputs)) {
    if (input.kind === 'textarea' && input.templates)
      phrases.add(phraseKey(`${words}.${name}`, input.templates, values), String(values[name] ?? ''));
  }
}
