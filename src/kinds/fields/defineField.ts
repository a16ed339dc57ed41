import type { CsvCell } from '../../csvCell';
import type { Field, FieldLook, OwnFieldContract, OwnKind } from '../../model/shape';
import type { Translate } from '../../model/translate';
import type { Unread } from '../../model/unread';
import { isEmptyValue } from '../../model/values';
import { visibleText } from '../../visibleText';
import { unread } from './textField';

/** What makes a kind of field: how its values are read, written and drawn. Only the first three and the last are needed. */
export interface OwnField<T> {
  /** What a field of it holds where nothing came: `''`, or `NaN` for numbers. */
  readonly empty: T;
  /** Reads what came, which is neither null nor empty; `undefined` if it is something else, which is shown as it came. */
  read(wire: unknown): T | undefined;
  /** What a server would send, different for each `n` if possible. */
  sample(n: number, path?: string): unknown;
  /** A value as people read it; by default as it is. */
  format?(value: T, translate: Translate): string;
  /** The value as it is copied; by default its text. */
  copied?(value: T): string;
  /** Its cell in an export; by default its text. */
  exported?(value: T, text: string): CsvCell;
  /** Figures are aligned to the right in tables. */
  readonly isFigure?: true;
  readonly look?: FieldLook<T>;
  readonly contract: OwnFieldContract;
}

/**
 * Declares a kind of field of your own, which then is like the engine's: in lists, pages, exports, the workbench, the inspector, and
 * for the commands.
 * @param kind its name, with the application's in front
 * @param define makes the kind from the options that a declaration gives
 * @example
 * const colour = defineField('rental/colour', () => ({
 *   empty: '',
 *   read: (wire) => (/^#[\da-f]{6}$/i.test(String(wire)) ? String(wire) : undefined),
 *   sample: (n) => `#00000${n % 10}`,
 *   contract: { schema: { type: 'string' }, source: 'colour()', from: 'kinds/colour' },
 * }));
 * const tool = defineRecord({ id: f.text(), paint: colour() });
 */
export const defineField =
  <T, Options extends readonly unknown[] = []>(
    kind: OwnKind,
    define: (...options: Options) => OwnField<T>,
  ): ((...options: Options) => Field<T | Unread>) =>
  (...options) => {
    const { empty, read, format, look, ...rest } = define(...options);
    return {
      ...rest,
      ...(look && { look: look as FieldLook }),
      ...(format && { format: (value, translate) => visibleText(format(value as T, translate)) }),
      kind,
      optional: false,
      decode(wire, complain) {
        if (wire === undefined) complain('missing', 'nothing');
        return isEmptyValue(wire) ? empty : (read(wire) ?? unread(wire, complain));
      },
    };
  };
