import type { Field, Shape } from './shape';
import { isObject } from './values';

/** The fields of a record with a single value; those of nested records by a dotted path: `'channel.name'`. */
export type FieldPath<R> = {
  [K in keyof R & string]: NonNullable<R[K]> extends readonly unknown[]
    ? never
    : NonNullable<R[K]> extends object
      ? K extends 'route'
        ? never
        : `${K}.${FieldPath<NonNullable<R[K]>>}`
      : K;
}[keyof R & string];

/** The fields of a record that contain a record or rows. */
export type NestedField<R> = {
  [K in keyof R & string]: NonNullable<R[K]> extends object ? K : never;
}[keyof R & string];

/** The type of a record's value at a {@link FieldPath}. */
export type ValueAt<R, P extends string> = P extends keyof R
  ? R[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof R
      ? ValueAt<NonNullable<R[K]>, Rest>
      : never
    : never;

/**
 * The path of a field that is declared as a path, or as an object with one.
 * @example
 * fieldOf('channel.name') // 'channel.name'
 * fieldOf({ field: 'shelf' }) // 'shelf'
 */
export const fieldOf = (shown: string | { readonly field: string }): string =>
  typeof shown === 'string' ? shown : shown.field;

/**
 * The field of a shape at a dotted path, or `undefined`.
 * @example
 * import { f } from 'declared-console/schema';
 *
 * fieldAt({ channel: f.object({ name: f.text() }) }, 'channel.name')?.kind // 'text'
 */
export function fieldAt(shape: Shape, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
  return rest.length === 0 || !field ? field : fieldAt(field.shape ?? {}, rest.join('.'));
}

/** The value of a record at a dotted path. */
export const valueAt = (record: Readonly<Record<string, unknown>>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record);
