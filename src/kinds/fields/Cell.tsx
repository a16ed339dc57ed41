import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Abbreviated, Name, NOWRAP } from '../../kit/Abbreviated';
import { formatValue } from '../../kit/format';
import { toneLabel } from '../../kit/ToneLabel';
import { lazyChunk } from '../../lazyChunk';
import type { Field } from '../../model/shape';
import { isEmptyValue } from '../../model/values';
import { UrlLink } from './url/UrlLink';

// Loaded only by lists with such a column.
export const SecretText = lazyChunk(() => import('./secret/SecretText'));

interface CellProps {
  readonly field: Field;
  readonly value: unknown;
  /** The i18n key of its label. */
  readonly label: string;
}

/** A value in a table, by the kind of its field. */
export function Cell({ field, value, label }: CellProps) {
  const translate = useTranslate();
  const words = formatValue(field, value, translate);
  const inTone = toneLabel(field, value, words);
  if (inTone) return inTone;
  if (field.kind === 'secret' && !isEmptyValue(value))
    return (
      <Suspense fallback={words}>
        <SecretText text={String(value)} what={translate(label)} />
      </Suspense>
    );
  if (field.kind === 'url' && !isEmptyValue(value)) return <UrlLink url={words} />;
  if (field.kind === 'fileName') return <Abbreviated text={words} />;
  // A value far too long for its kind would push everything else out of sight.
  if (field.kind === 'text' || words.length > LONGEST_FIGURE) return <Name text={words} />;
  return <span style={NOWRAP}>{words}</span>;
}

/** Longer numbers, codes and moments wrap. */
const LONGEST_FIGURE = 32;
