/**
 * A string, number or boolean from the wire as text; `undefined` for others, as converting an object may throw.
 * @example
 * textOf(17) // '17'
 * textOf({}) // undefined
 */
export function textOf(wire: unknown): string | undefined {
  if (typeof wire === 'string') return wire;
  return typeof wire === 'boolean' || Number.isFinite(wire) ? String(wire) : undefined;
}
