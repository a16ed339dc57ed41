/** Nothing runs, nothing is framed, nothing is posted; pictures and styles may show. */
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
 * The server's html with our head in front, and its style sheets taken out of it: the page's policy, which the frame
 * inherits, refuses inline ones, so the frame adopts them instead. The policy stands before anything of the server's,
 * so that no tag of theirs can come first. What keeps scripts from running is the frame's sandbox, not this.
 */
export function framedDocument(html: string): { document: string; styles: string } {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css).join('\n');
  const body = html.replace(STYLE, ' ');
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${DOCUMENT_POLICY}"><base target="_blank">`;
  return { document: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`, styles };
}
