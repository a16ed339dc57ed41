/**
 * The fields of a record that contain rows.
 * @example type Field = RowsField<{ id: string; reviews: { at: string }[] }>; // 'reviews'
 */
export type RowsField<R> = {
  [K in keyof R & string]: NonNullable<R[K]> extends readonly object[] ? K : never;
}[keyof R & string];

/**
 * A row of such a field.
 * @example type Review = RowOf<{ id: string; reviews: { at: string }[] }, 'reviews'>; // { at: string }
 */
export type RowOf<R, K extends keyof R> = NonNullable<R[K]> extends readonly (infer X)[] ? X : never;
