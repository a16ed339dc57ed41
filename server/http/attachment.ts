/** A Content-Disposition that saves under the given name, which may be Chinese (RFC 6266, RFC 5987). */
export const attachment = (fileName: string): string => dispositionOf('attachment', fileName);

/** A Content-Disposition with the given name. */
export function dispositionOf(as: 'attachment' | 'inline', fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${as}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
