import { beginsAsPdf } from '@/api/beginsAsPdf';
import { sniff } from './sniff';

/** How a fetched file can be shown. */
export type DocumentKind = 'pdf' | 'image' | 'video' | 'audio' | 'html' | 'text' | 'other';

/** How much of a file tells what it is, in bytes. */
const START = 512;
const HTML = /^(?:text\/html|application\/xhtml\+xml)/i;
const MEDIA = ['image', 'video', 'audio'] as const;

/** What a file is: by its first bytes, whatever the server calls it; where they don't tell, by its type. */
export async function documentKind(file: Blob): Promise<DocumentKind> {
  const bytes = new Uint8Array(await file.slice(0, START).arrayBuffer());
  if (beginsAsPdf(bytes)) return 'pdf';
  const kind = sniff({ type: file.type, bytes });
  if (kind && kind !== 'document') return kind;
  return HTML.test(file.type) ? 'html' : 'other';
}

const FRAMED_AS = {
  html: 'text/html;charset=utf-8',
  text: 'text/plain;charset=utf-8',
} as const satisfies Partial<Record<DocumentKind, string>>;

/** Whether a kind is shown in a frame; it has a sandbox in which nothing runs. */
export const isFramed = (kind: string): kind is keyof typeof FRAMED_AS => Object.hasOwn(FRAMED_AS, kind);

/** Whether a kind is seen or heard as it is. */
export const isMedia = (kind: string): kind is (typeof MEDIA)[number] => MEDIA.some((one) => one === kind);

/**
 * The one type that a file of a kind may be shown under: never html for what isn't shown as html, and for a picture or
 * a recording that its server calls something else one that leaves it to the browser to look.
 * @returns `undefined` for what isn't shown by a url
 */
export function shownAs(kind: string, type: string): string | undefined {
  if (isFramed(kind)) return FRAMED_AS[kind];
  if (!isMedia(kind)) return undefined;
  return MEDIA.some((one) => type.startsWith(`${one}/`)) ? type : 'application/octet-stream';
}
