import type { FileStart } from 'declared-console/wire';
import { documentFormat } from 'declared-console/wire';
import { countErrors, isControl } from './countErrors';
import type { FileKind } from './mediaKind';

/** The first bytes of known formats, as hexadecimal digits. */
const STARTS: readonly (readonly [RegExp, FileKind])[] = [
  [/^(?:89504e47|ffd8ff|47494638|424d.{8}00000000|52494646.{8}57454250)/, 'image'],
  // ISO media whose brand is avif, avis or mif1.
  [/^.{8}66747970(?:61766966|61766973|6d696631)/, 'image'],
  [/^(?:494433|fff[b3219]|664c6143|52494646.{8}57415645|.{8}667479704d3441)/, 'audio'],
  [/^(?:.{8}66747970|1a45dfa3|52494646.{8}41564920|000001b[a3])/, 'video'],
  // Office documents, and recordings of calls (AMR), which no browser plays.
  [/^(?:d0cf11e0|2321414d52)/, 'document'],
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
  if (documentFormat(bytes)) return 'document';
  const known = STARTS.find(([pattern]) => pattern.test(digits));
  if (known) return known[1];
  const named = TYPES.find(([pattern]) => pattern.test(type));
  if (named) return named[1];
  return isText(start) ? 'text' : undefined;
}

function isText(start: Uint8Array): boolean {
  if (start.length === 0) return false;
  if (
    !start.some(isControl) ||
    (start[0] === 0xff && start[1] === 0xfe) ||
    (start[0] === 0xfe && start[1] === 0xff)
  )
    return true;
  // A pair or two may be anything.
  if (start.length < 8) return false;
  return countErrors(start, 'utf-16le') === 0 || countErrors(start, 'utf-16be') === 0;
}
