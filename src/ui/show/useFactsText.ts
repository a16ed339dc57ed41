import { useTranslate } from 'ra-core';
import { isEmptyValue, type Shape } from '@/schema/fields';
import { fieldAt, valueAt } from '@/schema/paths';
import type { AnyShown } from '@/schema/resource';
import type { Block } from '@/schema/show';
import { formatValue } from '../format';

/** Answers the facts of a section as lines of label and value, to be copied: neither what is empty, nor a secret. */
export function useFactsText() {
  const translate = useTranslate();
  return (shape: Shape, record: AnyShown, blocks: readonly Block<AnyShown>[], words: string): string =>
    blocks
      .flatMap((block) => (block.type === 'facts' ? block.fields : []))
      .map((fact) => (typeof fact === 'string' ? fact : fact.field))
      .flatMap((path) => {
        const [field, value] = [fieldAt(shape, path), valueAt(record, path)];
        if (!field || field.kind === 'secret' || isEmptyValue(value)) return [];
        const label = translate(`${words}.fields.${path}`);
        return [translate('form.labelled', { label, value: formatValue(field, value, translate) })];
      })
      .join('\n');
}
