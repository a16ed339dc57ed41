/** Forbids scripts, frames and forms; allows images, media, fonts and styles. */
export const DOCUMENT_POLICY = [
  "default-src 'none'",
  'img-src data: blob: https: http:',
  'media-src data: blob: https: http:',
  'font-src data: https: http:',
  "style-src 'unsafe-inline'",
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/**
 * The server's html with our head in front, and without its style sheets: the frame inherits the page's policy, which forbids
 * inline ones, and adopts them instead. Our policy comes before anything from the server. Scripts are blocked by the frame's
 * sandbox, not by this.
 */
export function framedDocument(html: string): { document: string; styles: string } {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css).join('\n');
  const body = html.replace(STYLE, ' ');
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${DOCUMENT_POLICY}"><base target="_blank">`;
  return { document: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`, styles };
}
