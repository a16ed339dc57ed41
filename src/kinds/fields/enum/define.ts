import { codeOfUnknown, type EnumDef, unknownCode } from '../../../model/enums';
import type { Field } from '../../../model/shape';
import { textOf } from '../../../model/text';
import { unmarked } from '../../../model/unread';
import { visibleText } from '../../../visibleText';
import { unread } from '../textField';

export const enumField = <V extends string>(of: EnumDef<V>): Field<V> => ({
  kind: 'enum',
  optional: false,
  of,
  decode(wire, complain) {
    if (wire === undefined) complain('missing', 'nothing');
    const value = of.parse(wire);
    if (value !== undefined) return value;
    if (wire === undefined || wire === null || wire === '') return '' as V;
    const code = textOf(wire);
    if (code === undefined) return unread(wire, complain) as string as V;
    complain('unknown code', code);
    return unknownCode(unmarked(code)) as V;
  },
  sample: (n) => of.wire(of.values[n % of.values.length] as V),
  format(value, translate) {
    const code = codeOfUnknown(String(value));
    if (code === undefined) return translate(`enums.${of.name}.${value}`);
    // Some servers send the state in words instead of a code.
    return /\P{ASCII}/u.test(code) ? visibleText(code) : translate('list.unknown', { code });
  },
});
