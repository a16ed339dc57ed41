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

// Padding at the end of base64 follows no name.
const NAMED = /^([a-z][^:=]*)[:=](?!=*$)(.+)$/i;
// As in `sm3 66c7…`, and in `sha256-47DEQp…` of html's integrity attribute.
const LED = /^(md-?5|sha-?(?:1|256|384|512)|sm-?3)[- ](.+)$/i;

/**
 * Reads a digest: hexadecimal in either case, with blanks or `0x`, or base64, with or without a name in front.
 * @param stated the name of its algorithm by other means; together with another name in front neither counts
 * @returns `undefined` if there is none
 */
export function readDigest(raw: unknown, stated?: string): PreservedDigest | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  const written = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (written === '') return undefined;
  const [, name, value = written] = NAMED.exec(written) ?? LED.exec(written) ?? [];
  const names = [stated?.trim(), name].filter((each): each is string => Boolean(each));
  const hex = hexOf(value.replaceAll(' ', ''));
  const fitting = ALGORITHMS.filter((algorithm) => DIGITS[algorithm] === hex?.length);
  const said = new Set(names.map(algorithmNamed));
  const algorithms = said.size > 0 ? fitting.filter((algorithm) => said.has(algorithm)) : fitting;
  return {
    text,
    hex: algorithms.length > 0 ? hex : undefined,
    algorithms,
    isStated: said.size === 1,
  };
}

/** The digits of a digest of any length that is known. */
function hexOf(value: string): string | undefined {
  const digits = value.toLowerCase().replace(/^0x/, '');
  return /^[0-9a-f]+$/.test(digits) ? digits : hexOfBase64(value);
}

const BASE64 = /^[a-z0-9+/]+={0,2}$/i;

function hexOfBase64(value: string): string | undefined {
  const standard = value.replaceAll('-', '+').replaceAll('_', '/');
  if (!BASE64.test(standard)) return undefined;
  try {
    return Array.from(atob(standard), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

/** The algorithms by which a file must be computed to be compared with these digests; SHA-256 if there are none. */
export function algorithmsFor(preserved: readonly PreservedDigest[]): readonly Algorithm[] {
  const wanted = new Set(preserved.flatMap(({ algorithms }) => algorithms));
  return wanted.size > 0 ? ALGORITHMS.filter((algorithm) => wanted.has(algorithm)) : ['SHA-256'];
}
