import type { Complain, Field, FieldKind } from '../../model/shape';
import { textOf } from '../../model/text';
import { type Unread, unmarked, unreadable } from '../../model/unread';

/** A sample text that contains its field's path. */
export const named = (n: number, path = 'sample') => `${path}${n}`;

/** Reports what can't be read, and keeps it. */
export function unread(wire: unknown, complain: Complain): Unread {
  complain('retyped', typeof wire);
  return unreadable(wire);
}

/** A field whose value is a text: null is an empty one, numbers become their digits. */
export const textField = (
  kind: FieldKind,
  sample: (n: number, path?: string) => string = named,
): Field<string> => ({
  kind,
  optional: false,
  decode(wire, complain) {
    if (wire === null) return '';
    if (wire === undefined) {
      complain('missing', 'nothing');
      return '';
    }
    const words = textOf(wire);
    if (words === undefined) return unread(wire, complain);
    return unmarked(words);
  },
  sample,
});
