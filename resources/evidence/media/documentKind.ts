/** How a fetched file can be shown. */
export type DocumentKind = 'pdf' | 'image' | 'video' | 'audio' | 'html' | 'text' | 'other';

const PDF = '%PDF-';
const HTML = /^(?:text\/html|application\/xhtml\+xml)/i;
const TEXT = /^(?:text\/(?!html)|application\/(?:json|xml)\b)/i;

/** What a file is: a PDF by its first bytes, whatever the server calls it; the rest by its type. */
export async function documentKind(file: Blob): Promise<DocumentKind> {
  if ((await file.slice(0, PDF.length).text()) === PDF) return 'pdf';
  if (HTML.test(file.type)) return 'html';
  if (TEXT.test(file.type)) return 'text';
  const [, medium] = /^(image|video|audio)\//i.exec(file.type) ?? [];
  return (medium?.toLowerCase() as 'image' | 'video' | 'audio' | undefined) ?? 'other';
}

/** The type that a frame is told: never html for what isn't shown as html. */
export const FRAMED_AS = {
  html: 'text/html;charset=utf-8',
  text: 'text/plain;charset=utf-8',
} as const satisfies Partial<Record<DocumentKind, string>>;

/** Whether a kind is shown in a frame; it has a sandbox in which nothing runs. */
export const isFramed = (kind: string): kind is keyof typeof FRAMED_AS => Object.hasOwn(FRAMED_AS, kind);
