/** A part of a text: from its first character to after its last. */
export type Span = readonly [start: number, end: number];

/**
 * Finds a text wherever it occurs: whatever its case and width are, and however it is spaced, as documents break lines and set
 * letters apart.
 * @example findAll('Clause  1', 'clause1') // [[0, 9]]
 */
export function findAll(content: string, text: string): Span[] {
  const wanted = foldedOf(text).folded;
  if (wanted === '') return [];
  const { folded, at } = foldedOf(content);
  const spans: Span[] = [];
  for (let from = folded.indexOf(wanted); from >= 0; from = folded.indexOf(wanted, from + wanted.length)) {
    const last = at[from + wanted.length - 1] ?? 0;
    spans.push([at[from] ?? 0, last + 1]);
  }
  return spans;
}

/** A text without space, in one case and width, and where each of its characters stands in it. */
function foldedOf(text: string) {
  const at: number[] = [];
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const letters = (text[index] ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
    folded += letters;
    for (let each = 0; each < letters.length; each += 1) at.push(index);
  }
  return { folded, at };
}
