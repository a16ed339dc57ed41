/**
 * A value of the wire as text: words, a number or a truth; `undefined` for anything else. An object has no text, and may
 * throw where one is made of it.
 */
export function textOf(wire: unknown): string | undefined {
  if (typeof wire === 'string') return wire;
  return typeof wire === 'boolean' || Number.isFinite(wire) ? String(wire) : undefined;
}
