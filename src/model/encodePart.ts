/**
 * Replaces lone surrogates, which can't be encoded, with the replacement character.
 * @example wellFormed('\uD83D!') // '�!'
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/**
 * Percent-encodes a part of a path or a query. Never throws.
 * @example encodePart('drill & bits') // 'drill%20%26%20bits'
 */
export const encodePart = (part: string): string => encodeURIComponent(wellFormed(part));

/**
 * Decodes a percent-encoded part; `undefined` if it isn't valid.
 * @example
 * decodePart('caf%C3%A9') // 'café'
 * decodePart('100%') // undefined
 */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Whether a text can be a part of a path: an empty one, `.` or `..` would lead to another path. */
export const isPathPart = (text: string): boolean => !['', '.', '..'].includes(text);
