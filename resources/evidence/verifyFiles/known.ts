import type { Algorithm } from '../hash/algorithm';
import { algorithmsFor } from '../hash/verdict';
import type { Found, NamedCertificate } from './certificates';
import { keyOf } from './numbersIn';

/** What is known about a number. */
export type Lookup =
  | { readonly kind: 'asking' }
  | Found
  /** `reason` is a sentence, or an i18n key. */
  | { readonly kind: 'failed'; readonly reason: string };

/** What is known about each number, by its {@link keyOf}. */
export type Lookups = ReadonlyMap<string, Lookup>;

/** What files are compared with. */
export interface Known {
  /** About a number that wasn't asked for yet: that it will be. */
  lookup(number: string): Lookup;
  /** Whether there are numbers whose answer isn't there. */
  readonly isAsking: boolean;
  /** The algorithms by which a file can be found among all certificates; none without certificates. */
  readonly algorithms: readonly Algorithm[];
  /** The certificates that have this digest, by whatever algorithm. */
  withDigest(hex: string): readonly NamedCertificate[];
}

/** Makes what is known about numbers easy to find for many files. */
export function knownFrom(lookups: Lookups): Known {
  const all = [...lookups.values()];
  const certificates = all.flatMap((each) => (each.kind === 'found' ? [each.certificate] : []));
  const byDigest = new Map<string, NamedCertificate[]>();
  for (const certificate of certificates)
    for (const { hex } of certificate.preserved)
      if (hex !== undefined) byDigest.set(hex, [...(byDigest.get(hex) ?? []), certificate]);
  return {
    lookup: (number) => lookups.get(keyOf(number)) ?? { kind: 'asking' },
    isAsking: all.some(({ kind }) => kind === 'asking'),
    algorithms: byDigest.size > 0 ? algorithmsFor(certificates.flatMap(({ preserved }) => preserved)) : [],
    withDigest: (hex) => byDigest.get(hex) ?? [],
  };
}
