import type { Translate } from '../../kit/format';
import type { AnyResource } from '../../schema/resource';

/** The label of a field of the record, by its path. */
type LabelOf = (path: string) => string;

/** What a warning said, by its name; without the values that it said it with, which aren't kept. */
export function wordsOfWarning(
  { name: resource }: AnyResource,
  stepName: string,
  warning: string,
  labelOf: LabelOf,
  translate: Translate,
): string {
  const [kind, name = '', , reading] = warning.split('/');
  if (kind === 'check')
    return translate('form.labelled', { label: labelOf(name), value: translate('review.check.wrong') });
  if (kind === 'read')
    return translate('review.reading.warning', {
      picture: labelOf(name),
      what: translate(`messages.${reading}`),
    });
  const key =
    kind === 'declared'
      ? `resources.${resource}.review.${stepName}.warnings.${name}`
      : (WORDS[warning] ?? warning);
  return translate(key, { _: translate('review.receipt.otherWarning') }).replace(/%\{\w+\}/g, '…');
}

const WORDS: Readonly<Record<string, string>> = {
  missing: 'review.receipt.missing',
  loading: 'review.before.loading',
};

/** The warnings that a receipt tells by its files. */
export const OF_FILES: readonly string[] = ['failed', 'unopened'];
