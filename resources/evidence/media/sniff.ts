import type { FileStart } from '@/api/fetchFile';
import type { FileKind } from './mediaKind';

/** The first bytes of known formats, as hexadecimal digits. */
const STARTS: readonly (readonly [RegExp, FileKind])[] = [
  [/^(?:89504e47|ffd8ff|47494638|424d.{8}00000000|52494646.{8}57454250)/, 'image'],
  // ISO media whose brand is avif, avis, heic, heix or mif1.
  [/^.{8}66747970(?:61766966|61766973|68656963|68656978|6d696631)/, 'image'],
  [/^(?:494433|fff[b3219]|664c6143|2321414d52|52494646.{8}57415645|.{8}667479704d3441)/, 'audio'],
  [/^(?:.{8}66747970|1a45dfa3|52494646.{8}41564920|000001b[a3])/, 'video'],
  // PDF and office documents.
  [/^(?:25504446|504b0304|d0cf11e0)/, 'document'],
];

/** Content types; Ogg may be audio or video, so only the type decides. */
const TYPES: readonly (readonly [RegExp, FileKind])[] = [
  [/^image\//, 'image'],
  [/^audio\//, 'audio'],
  [/^(?:video\/|application\/ogg)/, 'video'],
  [/^(?:text\/html|application\/(?:xhtml|pdf|msword))/, 'document'],
  [/^(?:text\/|application\/(?:json|xml)\b)/, 'text'],
];

/**
 * The kind of a file: by its first bytes, as servers may send a wrong type; then by its type; then text, if it looks
 * like text. Otherwise `undefined`.
 */
export function sniff({ type, bytes }: FileStart): FileKind | undefined {
  const start = bytes.subarray(0, 512);
  const digits = Array.from(start.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const found =
    STARTS.find(([pattern]) => pattern.test(digits)) ?? TYPES.find(([pattern]) => pattern.test(type));
  if (found) return found[1];
  return start.length > 0 && !start.some(isControl) ? 'text' : undefined;
}

/** Control characters that text doesn't contain; tab, line feed, carriage return and escape are allowed. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27);
