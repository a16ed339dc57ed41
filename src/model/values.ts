/**
 * Whether a decoded value is empty, and shown as —.
 * @example
 * isEmptyValue('') // true
 * isEmptyValue(0) // false
 */
export const isEmptyValue = (value: unknown) =>
  value === undefined || value === null || value === '' || (typeof value === 'number' && Number.isNaN(value));

/**
 * Whether a value is an object, and neither null nor an array.
 * @example
 * isObject({ total: 0 }) // true
 * isObject([]) // false
 */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether nothing came in place of a record or rows; PHP writes an empty record as `[]`. */
export const isNothingSent = (wire: unknown) =>
  isEmptyValue(wire) || (typeof wire === 'object' && wire !== null && Object.keys(wire).length === 0);
