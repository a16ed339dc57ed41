/**
 * Decodes text: what isn't UTF-8 is read as GB 18030, as in old Chinese files.
 * @param isCut whether the bytes were cut off, so that the last character may be incomplete
 */
export function decodeText(bytes: ArrayBuffer, isCut = false): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
