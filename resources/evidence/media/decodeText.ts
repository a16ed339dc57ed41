import { countErrors, GUESSED } from './countErrors';

/** The encodings that can be chosen, as they are called. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  gb18030: 'GB 18030',
  big5: 'Big5',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR',
  'windows-1252': 'Windows-1252',
} as const;

/** The charset in a content type. */
export const charsetOf = (type: string): string | undefined => /;\s*charset=([^;\s]+)/i.exec(type)?.[1];

/** A decoded text. */
export interface DecodedText {
  readonly text: string;
  /** The canonical name of its encoding. */
  readonly encoding: string;
}

interface DecodeOptions {
  /** The encoding that somebody chose. */
  readonly encoding?: string | undefined;
  /** The encoding that the server's answer names. */
  readonly charset?: string | undefined;
  /** Whether the bytes were cut off, so that the last character may be incomplete. */
  readonly isCut?: boolean;
}

/** Decodes text or html in the chosen encoding, or else in the one that {@link encodingOf} finds. */
export function decodeText(buffer: ArrayBuffer, options: DecodeOptions = {}): DecodedText {
  const bytes = new Uint8Array(buffer);
  const encoding = options.encoding ?? encodingOf(bytes, options);
  return { text: new TextDecoder(encoding).decode(bytes, { stream: options.isCut ?? false }), encoding };
}

/**
 * The encoding of text or html: by its byte order mark, or else the answer's charset, or else its own declaration, if the
 * bytes fit; or else whichever fits best.
 */
export function encodingOf(bytes: Uint8Array, { charset, isCut = false }: DecodeOptions = {}): string {
  const mark = markOf(bytes);
  if (mark) return mark;
  const named = [charset, declarationIn(bytes)].map(canonical);
  // Any bytes fit it, and servers name it for whatever they don't know.
  const isUnsure = named[0] === 'windows-1252';
  const found = named.find(
    (name) => name !== undefined && name !== 'windows-1252' && fits(bytes, name, isCut),
  );
  if (found) return found;
  const isUtf8 = !bytes.includes(0) && fits(bytes, 'utf-8', isCut);
  return isUtf8 ? 'utf-8' : isUnsure ? 'windows-1252' : guess(bytes);
}

function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** How far into a page its declaration may be, in bytes. */
const HEAD = 1024;
const META = /<meta\b[^>]{0,300}\bcharset\s{0,9}=\s{0,9}["']?\s{0,9}([\w.:-]{1,40})/i;
const XML = /^\s{0,99}<\?xml\b[^>]{0,200}\bencoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/i;

function declarationIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const name = (XML.exec(head) ?? META.exec(head))?.[1];
  // It could be read byte by byte, so that it isn't true.
  return name && /^utf-?16/i.test(name) ? 'utf-8' : name;
}

function canonical(label: string | undefined): string | undefined {
  try {
    return label ? new TextDecoder(label).encoding : undefined;
  } catch {
    return undefined;
  }
}

function fits(bytes: Uint8Array, encoding: string, isCut: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
    return true;
  } catch {
    return false;
  }
}

/** How much of a text a guess reads, from its first character that isn't ASCII. */
const SAMPLE = 65_536;

function guess(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte > 0x7f || byte === 0);
  // Keeps the pairs of UTF-16 together.
  const from = Math.max(0, first - (first % 2));
  const sample = bytes.subarray(from, from + SAMPLE);
  const errors = GUESSED.map((encoding) => countErrors(sample, encoding));
  return GUESSED[errors.indexOf(Math.min(...errors))] ?? 'utf-8';
}
