/** A row that has no key of its own, or one that another row has, too: its `id` is made up, for React alone. */
interface MadeUp {
  readonly id: string;
  /** What the server sent instead: a number that another row has as well, or `''`. No field has this name. */
  readonly $number?: string;
  /** The made-up id, where `id` is the number. */
  readonly $key?: string;
}

/**
 * What identifies a row outside of this console; `''` if nothing does.
 * @example numberOf({ id: 't1' }) // 't1'
 */
export const numberOf = ({ id, $number = id }: MadeUp): string => $number;

/**
 * What tells a row from the others of its page; it means nothing to a server.
 * @example keyOf({ id: 't1' }) // 't1'
 */
export const keyOf = ({ id, $key = id }: MadeUp): string => $key;

/**
 * The row as declarations see it, from which requests, links and cells are made: no made-up id is in it.
 * @example asData({ id: 't1' }) // { id: 't1' }
 */
export const asData = <R extends { readonly id: string }>(row: R): R => {
  const { $number, id } = row as MadeUp;
  return $number === undefined || $number === id ? row : { ...row, id: $number, $key: id };
};
