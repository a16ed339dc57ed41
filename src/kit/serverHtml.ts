import { inertPage, markupOf, parseBody } from './inertPage';

/** Forbids scripts, frames and forms, and whatever {@link documentPolicy} doesn't add; allows styles. */
export const DOCUMENT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * The policy of the server's html: images, media and fonts from these origins alone, so that nobody else learns when it is
 * read.
 */
export function documentPolicy(origins: readonly string[]): string {
  const from = ['data:', 'blob:', ...origins].join(' ');
  return `${DOCUMENT_POLICY}; img-src ${from}; media-src ${from}; font-src ${from}`;
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/** Where a page may load from, and how its urls are rewritten before. */
export interface FrameOptions {
  /** The origins that it may load images, media and fonts from. */
  readonly origins?: readonly string[];
  /** Gets the page with all entities in its attributes resolved. */
  rewrite?(html: string): string;
}

/** A page to be framed. */
export interface FramedDocument {
  readonly document: string;
  /** Its style sheets, for a frame that adopts them. */
  readonly styles: string;
}

/** The server's html as a page without its style sheets, and those apart. */
export function readPage(html: string, { rewrite }: Pick<FrameOptions, 'rewrite'> = {}) {
  // Taken out of the text: where a page is parsed, its style sheets are complained of under this page's policy.
  const sheets = [...html.matchAll(STYLE)].map(([, css = '']) => css).join('\n');
  const given = parseBody(html.replace(STYLE, ' '));
  return {
    page: rewrite ? parseBody(rewrite(markupOf(given))) : given,
    styles: rewrite ? rewrite(sheets) : sheets,
  };
}

/**
 * The server's html with our policy before everything else, and without its style sheets: the frame inherits the page's
 * policy, which forbids inline ones, and adopts them instead. Links keep their address where
 * the browser doesn't follow it. Scripts are blocked by the frame's sandbox, not by this.
 * @returns the page as `srcdoc`, and its style sheets
 * @example
 * const { document: page } = framedDocument('<p>Lent until Friday</p>');
 * const frame = Object.assign(document.createElement('iframe'), { srcdoc: page });
 */
export function framedDocument(html: string, options: FrameOptions = {}): FramedDocument {
  const { page, styles } = readPage(html, options);
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${documentPolicy(options.origins ?? [])}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="referrer" content="no-referrer">',
    '<base target="_blank">',
  ].join('');
  return { document: inertPage(page, head), styles };
}
