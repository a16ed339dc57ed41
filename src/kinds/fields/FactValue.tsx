import { Folded } from '../../kit/Abbreviated';
import { toneLabel } from '../../kit/ToneLabel';
import type { BuiltInField } from '../../model/shape';
import { isEmptyValue } from '../../model/values';
import { type FieldValueProps, OwnLook } from './FieldValue';
import { factLooks } from './factLooks';

/** A value among facts, by the kind of its field. */
export function FactValue(props: FieldValueProps) {
  const { field, value, text } = props;
  const inTone = toneLabel(field, value, text);
  if (inTone) return inTone;
  if (isEmptyValue(value)) return text;
  const own = field.look?.fact ?? field.look?.cell;
  if (own) return <OwnLook load={own} {...props} />;
  const Look = factLooks[field.kind as BuiltInField];
  return Look ? <Look {...props} /> : <Folded text={text} />;
}
