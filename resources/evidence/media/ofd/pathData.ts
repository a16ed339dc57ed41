/** How many numbers follow each of OFD's letters, and SVG's letter for it. */
const COMMANDS: Readonly<Record<string, readonly [count: number, letter: string]>> = {
  S: [2, 'M'],
  M: [2, 'M'],
  L: [2, 'L'],
  Q: [4, 'Q'],
  B: [6, 'C'],
  A: [7, 'A'],
  C: [0, 'Z'],
};

/** The longest path that is drawn, in characters. */
const LONGEST = 500_000;

/**
 * A path of OFD ("abbreviated data") as SVG's; it ends where it isn't understood.
 * @example pathOf('M 0 0 L 10 0 B 10 5 5 10 0 10 C') // 'M0 0L10 0C10 5 5 10 0 10Z'
 */
export function pathOf(data: string): string {
  const tokens = data
    .slice(0, LONGEST)
    .trim()
    .split(/[\s,]+/);
  let path = '';
  for (let at = 0; at < tokens.length; ) {
    const [count, letter] = COMMANDS[tokens[at] ?? ''] ?? [];
    if (count === undefined) break;
    const numbers = tokens.slice(at + 1, at + 1 + count).map(Number);
    if (numbers.length < count || !numbers.every(Number.isFinite)) break;
    path += letter + numbers.join(' ');
    at += 1 + count;
  }
  return path;
}
