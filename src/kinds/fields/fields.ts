import type { Field } from '../../model/shape';
import { dateTime } from './dateTime/define';
import { duration } from './duration/define';
import { enumField } from './enum/define';
import { epoch } from './epoch/define';
import { fileName } from './fileName/define';
import { hidden } from './hidden/define';
import { int } from './int/define';
import { list, tree } from './list/define';
import { money } from './money/define';
import { object } from './object/define';
import { phone } from './phone/define';
import { secret } from './secret/define';
import { text, texts } from './text/define';
import { url } from './url/define';

/**
 * The kinds of field a record can have; each answers a field for {@link defineRecord}.
 * @example defineRecord({ id: f.text(), name: f.text(), deposit: f.money(), boughtAt: f.dateTime(), shelf: f.maybe(f.text()) })
 */
export const f = {
  /**
   * Text or an identifier; a number on the wire becomes its digits, all of them, as answers are parsed without rounding.
   * @param check verifies identifiers with a check digit; its result is shown beside the value
   * @param account for a person's name: the key beside it that has their account, shown with it; a server may lack it
   * @param known an enum for a state in the server's own words: those it knows are shown as its values, others as they came
   */
  text,
  /** The name of a file: text that is abbreviated in tables, and can be expanded. */
  fileName,
  /**
   * A number, shown with thousands separators, and with two decimals if it isn't an integer. One with more digits than a
   * `number` holds is kept as text.
   */
  int,
  /**
   * An amount of money, shown in the application's currency with two decimals; not for points, which are numbers. Long ones
   * like {@link f.int}.
   * @param in the unit on the wire: `cents` are a hundredth of what is shown
   */
  money,
  /**
   * `yyyy-MM-dd HH:mm:ss` in the application's time zone, kept as a string. Every form that can be only one moment is read:
   * ISO 8601, counts since 1970, the objects and arrays of common languages, Chinese dates. Zeros, and the year 1, by which
   * databases say never, are empty.
   */
  dateTime,
  /** A timestamp in seconds or milliseconds since 1970; shown in the application's time zone. */
  epoch,
  /** A duration in seconds; `hh:mm:ss`, ISO 8601 and numbers with units are read, too. */
  duration,
  phone,
  /**
   * A url to open, frame or download, always through `safeUrl`. In tables it is a link with the file's name; exports contain
   * the whole url.
   * @param isFile whether facts show the file's name, too, instead of the whole url
   */
  url,
  /** A secret, masked until it is revealed; can be copied while masked. */
  secret,
  /** Several texts or numbers, an array on the wire; shown separated by commas. A single one is read, too. */
  texts,
  /** Never shown: for keys, conditions and calls; decoded like `text`. */
  hidden,
  enum: enumField,
  /** A field that may be absent or null. */
  maybe: <T>(field: Field<T>): Field<T | undefined> => ({
    ...field,
    optional: true,
    decode: (wire, complain, region) =>
      wire === undefined || wire === null ? undefined : field.decode(wire, complain, region),
  }),
  /** A nested record; null becomes a record of empty fields. */
  object,
  /** A nested tree: nodes of one shape, whose children are under `below` on the wire. */
  tree,
  /** Nested rows; null becomes none. */
  list,
};
