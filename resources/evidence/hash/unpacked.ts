/** How much of a file tells whether it is packed, in bytes. */
export const TELLING = 32;

/** Names of files that are packed in a way that browsers unpack, and how their bytes then begin, as hexadecimal digits. */
const PACKED: readonly (readonly [name: RegExp, start: RegExp])[] = [
  [/\.(?:t?gz|gzip|svgz|emz)$/i, /^1f8b/],
  [/\.t?zstd?$/i, /^(?:28b52ffd|5.2a4d18)/],
  [/\.(?:z|taz)$/i, /^1f(?:8b|9d|a0)/],
  // It begins with no mark; but hardly with text, which is what servers pack so.
  [/\.br$/i, /^(?!(?:09|0a|0d|[2-6].|7[^f])*$)/],
];

/**
 * Whether a file that is named as a packed one isn't packed: it may have been unpacked on its way.
 * @param start its first {@link TELLING} bytes
 */
export function looksUnpacked(name: string, start: Uint8Array): boolean {
  const digits = Array.from(start.subarray(0, TELLING), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return PACKED.some(([packed, begins]) => packed.test(name) && !begins.test(digits));
}

/** Whether a file on this machine {@link looksUnpacked}; one that can't be read doesn't. */
export async function isUnpacked(name: string, file: Blob): Promise<boolean> {
  const start = await file
    .slice(0, TELLING)
    .arrayBuffer()
    .catch(() => undefined);
  return start !== undefined && looksUnpacked(name, new Uint8Array(start));
}
