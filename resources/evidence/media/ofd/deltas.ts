/** The most characters of one text. */
export const LONGEST_TEXT = 20_000;

/**
 * The distances between characters, where `g 3 2.5` stands for three of 2.5.
 * @example deltasOf('1 g 2 3') // [1, 3, 3]
 */
export function deltasOf(list: string | undefined): readonly number[] {
  const tokens = (list ?? '').trim().split(/\s+/);
  const deltas: number[] = [];
  for (let at = 0; at < tokens.length && deltas.length < LONGEST_TEXT; at += 1) {
    const isRepeated = tokens[at] === 'g';
    const count = isRepeated ? Number.parseInt(tokens[at + 1] ?? '', 10) : 1;
    if (isRepeated) at += 2;
    const delta = Number.parseFloat(tokens[at] ?? '');
    if (!Number.isFinite(delta) || !(count >= 0)) break;
    for (let left = Math.min(count, LONGEST_TEXT); left > 0; left -= 1) deltas.push(delta);
  }
  return deltas;
}

/** Where each UTF-16 unit of a text stands: its start and the distances after it. */
export function placesOf(text: string, start: number, deltas: readonly number[]): readonly number[] {
  const places: number[] = [];
  let at = start;
  let character = 0;
  for (const one of text) {
    // Both halves of a pair stand at one place.
    for (let unit = 0; unit < one.length; unit += 1) places.push(at);
    const delta = deltas[character];
    if (delta === undefined) break;
    at += delta;
    character += 1;
  }
  return places;
}
