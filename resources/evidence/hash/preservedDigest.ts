import { ALGORITHMS, type Algorithm, algorithmNamed, DIGITS } from './algorithm';

/** A digest that a certificate has of its file. */
export interface PreservedDigest {
  /** As the certificate writes it, without surrounding blanks. */
  readonly text: string;
  /** In lower-case hexadecimal; `undefined` if it can't be read. */
  readonly hex?: string;
  /** What it may have been computed with; several if only its length tells. */
  readonly algorithms: readonly Algorithm[];
  /** Whether the certificate says the algorithm. Only then can a file be called different. */
  readonly isStated: boolean;
}

// Behind another name, digits are no digest of an algorithm that is known: they can't be read.
const NAMED = /^(md[-_ ]?5|sha[-_ ]?(?:1|256|384|512)|sm[-_ ]?3)(?: ?[:=]|[- ])(.+)$/i;

/**
 * Reads a digest: hexadecimal in either case, with blanks or `0x`, or base64, with or without a name in front.
 * @param stated the name of its algorithm by other means; together with another name in front neither counts
 * @returns `undefined` if there is none
 */
export function readDigest(raw: unknown, stated?: unknown): PreservedDigest | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  const written = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (written === '') return undefined;
  const [, name, value = written] = NAMED.exec(written) ?? [];
  const names = [stated, name].filter((each) => typeof each === 'string' && each.trim() !== '');
  const hex = hexOf(value.replaceAll(' ', ''));
  const fitting = ALGORITHMS.filter((algorithm) => DIGITS[algorithm] === hex?.length);
  const said = new Set(names.map((each) => algorithmNamed(String(each))));
  const algorithms = said.size > 0 ? fitting.filter((algorithm) => said.has(algorithm)) : fitting;
  return {
    text,
    hex: algorithms.length > 0 ? hex : undefined,
    algorithms,
    isStated: said.size === 1,
  };
}

/** As `SHA-256:e3b0…`, or as the certificate writes it where it doesn't say the algorithm or can't be read. */
export const digestText = ({ hex, isStated, algorithms, text }: PreservedDigest): string =>
  hex !== undefined && isStated ? `${algorithms[0]}:${hex}` : text;

/** The digits of a digest of any length that is known. */
function hexOf(value: string): string | undefined {
  const digits = value.toLowerCase().replace(/^0x/, '');
  return /^[0-9a-f]+$/.test(digits) ? digits : hexOfBase64(value);
}

function hexOfBase64(value: string): string | undefined {
  try {
    const bytes = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
    return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}
