import type { EnumDef } from '../../../model/enums';
import type { Field } from '../../../model/shape';
import { textOf } from '../../../model/text';
import { unmarked } from '../../../model/unread';
import { visibleText } from '../../../visibleText';
import { named, textField, unread } from '../textField';

export const text = (more: Pick<Field, 'check' | 'known' | 'account'> = {}): Field<string> => ({
  ...textField('text'),
  ...(more.known && { format: knownBy(more.known) }),
  ...more,
});

const knownBy =
  ({ name, parse }: EnumDef): Field['format'] =>
  (value, translate) => {
    const known = parse(value);
    return known === undefined ? visibleText(String(value)) : translate(`enums.${name}.${known}`);
  };

export const texts = (): Field<string> => ({
  ...textField('text'),
  decode(wire, complain) {
    if (wire === null) return '';
    if (wire === undefined) {
      complain('missing', 'undefined');
      return '';
    }
    if (!Array.isArray(wire)) {
      const words = textOf(wire);
      if (words === undefined) return unread(wire, complain);
      complain('retyped', typeof wire);
      return unmarked(words);
    }
    const words = wire.filter((each) => each !== null).map(textOf);
    return words.includes(undefined) ? unread(wire, complain) : unmarked(words.join(', '));
  },
  sample: (n, path) => [named(n, path), named(n + 1, path)],
});
