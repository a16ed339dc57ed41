import { documentFormat, PDF_START } from 'declared-console/wire';
import { isOfd } from './ofd/isOfd';
import { sniff } from './sniff';

/** How a fetched file can be shown. */
export type DocumentKind = ViewedKind | 'image' | 'video' | 'audio' | 'html' | 'text' | 'other';

/** The kinds that have a viewer of ours. */
export type ViewedKind = 'pdf' | 'ofd' | 'tiff' | 'heic' | 'amr';

const HTML = /^(?:text\/html|application\/xhtml\+xml)/i;
const MEDIA = ['image', 'video', 'audio'] as const;

/** The kind of a file: by its first bytes, whatever its server calls it, or else by its type. */
export async function documentKind(file: Blob): Promise<DocumentKind> {
  const bytes = new Uint8Array(await file.slice(0, PDF_START).arrayBuffer());
  const format = documentFormat(bytes);
  if (format === 'zip') return (await isOfd(file)) ? 'ofd' : 'other';
  if (format) return format;
  if (beginsAsAmr(bytes)) return 'amr';
  const kind = sniff({ type: file.type, bytes });
  if (kind && kind !== 'document') return kind;
  return HTML.test(file.type) ? 'html' : 'other';
}

/** Narrow or wide band. */
const beginsAsAmr = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '#!AMR';

const FRAMED_AS = {
  html: 'text/html;charset=utf-8',
  text: 'text/plain;charset=utf-8',
} as const satisfies Partial<Record<DocumentKind, string>>;

/** Whether a kind is shown in a frame, sandboxed without scripts. */
export const isFramed = (kind: string): kind is keyof typeof FRAMED_AS => Object.hasOwn(FRAMED_AS, kind);

/** Whether a kind is shown by the browser's own elements. */
export const isMedia = (kind: string): kind is (typeof MEDIA)[number] => MEDIA.some((one) => one === kind);

/**
 * The type that a file of a kind may be shown under: never html for other kinds, and for images and recordings with a
 * wrong type a neutral one, so that the browser detects it.
 * @returns `undefined` for kinds that aren't shown by a url
 */
export function shownAs(kind: string, type: string): string | undefined {
  if (isFramed(kind)) return FRAMED_AS[kind];
  if (!isMedia(kind)) return undefined;
  // The same container: browsers that refuse the one type play it under the other.
  if (type.startsWith('video/quicktime')) return 'video/mp4';
  return MEDIA.some((one) => type.startsWith(`${one}/`)) ? type : 'application/octet-stream';
}
