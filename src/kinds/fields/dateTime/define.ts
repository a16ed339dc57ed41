import { readMoment } from '../../../model/moments';
import type { Field } from '../../../model/shape';
import { visibleText } from '../../../visibleText';
import { wallTimeOf } from '../../../wallTime';
import { textField, unread } from '../textField';

export const dateTime = (): Field<string> => ({
  ...textField('dateTime', (n) => `2026-0${1 + (n % 9)}-${two(1 + (n % 28))} 0${n % 10}:30:00`),
  decode(wire, complain) {
    if (wire === null) return '';
    if (wire === undefined) {
      complain('missing', 'nothing');
      return '';
    }
    return readMoment(wire) ?? unread(wire, complain);
  },
  format: (value) => visibleText(wallTimeOf(String(value))),
  exported: (_, plain) => ({ plain }),
});

const two = (n: number) => String(n).padStart(2, '0');
