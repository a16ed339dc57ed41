import { formatValue, type Translate } from '../../kit/format';
import type { Field } from '../../model/shape';
import { unreadOf } from '../../model/unread';
import { isEmptyValue } from '../../model/values';

/**
 * A value as it is copied: like {@link formatValue}, but as its kind says if other programs are to read it, such as an amount
 * without currency and separators.
 */
export function copiedValue(field: Field, value: unknown, translate: Translate): string {
  const isPlain = isEmptyValue(value) || unreadOf(value) !== undefined || field.isSecret;
  return (isPlain ? undefined : field.copied?.(value)) ?? formatValue(field, value, translate);
}
