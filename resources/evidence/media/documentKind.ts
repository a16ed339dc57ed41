/** How a fetched file can be shown. */
export type DocumentKind = 'pdf' | 'image' | 'html' | 'text' | 'other';

const PDF = '%PDF-';
const TEXT = /^(?:text\/(?!html)|application\/(?:json|xml)\b)/i;

/**
 * What a file is: a pdf by its first bytes, whatever the server calls it, for that is the one kind that is shown in a
 * frame without a sandbox (the browsers' pdf viewers run in no other); the rest by its type.
 */
export async function documentKind(file: Blob): Promise<DocumentKind> {
  if ((await file.slice(0, PDF.length).text()) === PDF) return 'pdf';
  if (/^image\//i.test(file.type)) return 'image';
  if (/^(?:text\/html|application\/xhtml\+xml)/i.test(file.type)) return 'html';
  return TEXT.test(file.type) ? 'text' : 'other';
}

/** The type that a frame is told: never html for what isn't shown as html. */
export const FRAMED_AS = {
  pdf: 'application/pdf',
  html: 'text/html;charset=utf-8',
  text: 'text/plain;charset=utf-8',
} as const satisfies Partial<Record<DocumentKind, string>>;
