/** The name to save a file under: the last part of its url's path, without what no file system, or no reader, accepts. */
export function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return decoded(last).replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '') || 'file';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
