import { clockOf } from '../../../clock';
import { readMoment } from '../../../model/moments';
import { NOWHERE } from '../../../model/region';
import type { Field } from '../../../model/shape';
import { visibleText } from '../../../visibleText';
import { textField, unread } from '../textField';

export const dateTime = (): Field<string> => ({
  ...textField('dateTime', (n) => `2026-0${1 + (n % 9)}-${two(1 + (n % 28))} 0${n % 10}:30:00`),
  decode(wire, complain, region = NOWHERE) {
    if (wire === null) return '';
    if (wire === undefined) {
      complain('missing', 'nothing');
      return '';
    }
    return readMoment(wire, clockOf(region.timeZone)) ?? unread(wire, complain);
  },
  format: (value, _, region = NOWHERE) => visibleText(clockOf(region.timeZone).wallTimeOf(String(value))),
  exported: (_, plain) => ({ plain, is: 'moment' }),
});

const two = (n: number) => String(n).padStart(2, '0');
