/**
 * What a text says: old Chinese files are GB 18030, and what is no UTF-8 is read as that.
 * @param isCut whether more would follow, so that the last sign may be incomplete
 */
export function decodeText(bytes: ArrayBuffer, isCut = false): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
