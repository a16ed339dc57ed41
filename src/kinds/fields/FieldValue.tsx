import { type ComponentType, Suspense } from 'react';
import { Name, NOWRAP } from '../../kit/Abbreviated';
import { toneLabel } from '../../kit/ToneLabel';
import { lazyChunk } from '../../lazyChunk';
import type { Lazy } from '../../model/lazy';
import type { BuiltInField, Field, LookProps } from '../../model/shape';
import { isEmptyValue } from '../../model/values';
import { looks } from './looks';

export interface FieldValueProps {
  readonly field: Field;
  readonly value: unknown;
  /** The value as text. */
  readonly text: string;
  /** What it is, in words. */
  readonly label: string;
}

/** A value in a table, by the kind of its field. */
export function CellValue(props: FieldValueProps) {
  const { field, value, text } = props;
  const inTone = toneLabel(field, value, text);
  if (inTone) return inTone;
  if (isEmptyValue(value)) return text;
  if (field.look?.cell) return <OwnLook load={field.look.cell} {...props} />;
  const Look = looks[field.kind as BuiltInField];
  if (Look) return <Look {...props} />;
  // A value far too long for its kind would push everything else out of sight.
  return text.length > LONGEST_FIGURE ? <Name text={text} /> : <span style={NOWRAP}>{text}</span>;
}

interface OwnLookProps extends FieldValueProps {
  readonly load: Lazy<LookProps>;
}

/** The application's own drawing, in whose place the text stands until it has loaded. */
export function OwnLook({ load, value, text, label }: OwnLookProps) {
  const Look = lazyChunk(load as () => Promise<{ default: ComponentType<LookProps<unknown>> }>);
  return (
    <Suspense fallback={text}>
      <Look value={value} text={text} label={label} />
    </Suspense>
  );
}

/** Longer numbers, codes and moments wrap. */
const LONGEST_FIGURE = 32;
