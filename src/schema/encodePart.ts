/** A text whose halves of surrogate pairs, which no encoding has, became the replacement character. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** A part of a path or a query, percent-encoded. Never throws, whatever a server has sent. */
export const encodePart = (part: string): string => encodeURIComponent(wellFormed(part));

/** A part as it was before it was encoded; `undefined` where nothing is encoded so. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
