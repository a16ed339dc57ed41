import type { Algorithm, Digests } from '../hash/algorithm';
import { algorithmsFor, type HashOutcome, type Verdict, verdictOf } from '../hash/verdict';
import type { NamedCertificate } from './certificates';
import type { Unopened } from './chosen';
import type { Known } from './known';
import type { FoundNumber } from './numbersIn';

/** How a file came to its certificate. `typed` and `package` say whose it is, `name` and `folder` only that it may be. */
export type Assignment = 'typed' | 'package' | 'name' | 'folder' | 'digest';

/** A file, as far as its result depends on it. */
export interface Judged {
  /** The number that somebody typed, or that a package's list names. */
  readonly given?: { readonly number: string; readonly by: 'typed' | 'package' } | undefined;
  /** The numbers in its path. */
  readonly numbers: readonly FoundNumber[];
  readonly size: number;
  readonly digests: Digests;
  /** The algorithms that were tried: one that this browser can't compute has no digest. */
  readonly tried: ReadonlySet<Algorithm>;
  readonly failure?: Unopened | undefined;
  /** Whether it has the bytes that are stored, as far as is known; `undefined` until it is read. */
  readonly isExact?: boolean | undefined;
}

/** The comparison of a file with a certificate. */
export interface Compared {
  readonly certificate: NamedCertificate;
  readonly by: Assignment;
  readonly verdict: Verdict;
  readonly outcome: HashOutcome;
  /** The numbers of other certificates whose file it is. */
  readonly equals: readonly string[];
}

/** The result for a file. */
export type Result =
  | { readonly kind: 'waiting' }
  | ({ readonly kind: 'match' } & Compared)
  /** It differs from the certificate that it is said to belong to. */
  | ({ readonly kind: 'mismatch' } & Compared)
  /** It differs from the certificate that its path names, and may be another file. */
  | ({ readonly kind: 'unsure' } & Compared)
  /** It differs from the certificate that its name bears, and another file is the certificate's. */
  | ({ readonly kind: 'differing' } & Compared)
  /** As above, but only its folder bears the number. */
  | ({ readonly kind: 'beside' } & Compared)
  | ({ readonly kind: 'undecidable' } & Compared)
  | { readonly kind: 'unread'; readonly reason: Unopened }
  /** Its certificate couldn't be asked for; `reason` is a sentence, or an i18n key. */
  | { readonly kind: 'failed'; readonly numbers: readonly string[]; readonly reason: string }
  | { readonly kind: 'missing'; readonly numbers: readonly string[] }
  /** Nothing is known of it but that it is in an archive which is the file of these certificates. */
  | { readonly kind: 'within'; readonly numbers: readonly string[] }
  | { readonly kind: 'unassigned' };

/** The kinds of results, those that need attention first. */
export const RESULTS = [
  'mismatch',
  'differing',
  'unsure',
  'failed',
  'missing',
  'unassigned',
  'unread',
  'undecidable',
  'beside',
  'within',
  'match',
  'waiting',
] as const satisfies readonly Result['kind'][];

/** What comes next for a file: the answer about a number, its digests, or nothing. */
export type Step =
  | { readonly kind: 'ask' }
  | { readonly kind: 'hash'; readonly algorithms: readonly Algorithm[] }
  | { readonly kind: 'done' };

/** The numbers that may name a file's certificate, the likeliest first. */
export const numbersOf = ({
  given,
  numbers,
}: Pick<Judged, 'given' | 'numbers'>): readonly { readonly number: string; readonly by: Assignment }[] =>
  given ? [given] : numbers;

/** What comes next: a file is compared with its own certificates and, unless it is theirs or said to be, with all others. */
export function stepOf(file: Judged, known: Known): Step {
  if (file.failure) return DONE;
  const own = numbersOf(file).map(({ number }) => known.lookup(number));
  if (own.some(({ kind }) => kind === 'asking')) return ASK;
  const certificates = own.flatMap((each) => (each.kind === 'found' ? [each.certificate] : []));
  const needed =
    certificates.length > 0 ? algorithmsFor(certificates.flatMap(({ preserved }) => preserved)) : [];
  const algorithms = untried(file, needed);
  if (algorithms.length > 0) return { kind: 'hash', algorithms };
  if (file.given || certificates.some((each) => isFileOf(file, each))) return DONE;
  if (known.isAsking) return ASK;
  const more = untried(file, known.algorithms);
  return more.length > 0 ? { kind: 'hash', algorithms: more } : DONE;
}

const ASK: Step = { kind: 'ask' };
const DONE: Step = { kind: 'done' };

/** The result for each file, by the same comparison as on a certificate's page. */
export function resultsOf(files: readonly Judged[], known: Known): readonly Result[] {
  const results = files.map((file) => resultOf(file, known));
  const complete = new Set(
    results.flatMap((each) => (each.kind === 'match' ? [each.certificate.number, ...each.equals] : [])),
  );
  return results.map((result) =>
    isGuess(result) && complete.has(result.certificate.number)
      ? { ...result, kind: result.by === 'name' ? 'differing' : 'beside' }
      : result,
  );
}

function resultOf(file: Judged, known: Known): Result {
  if (file.failure) return { kind: 'unread', reason: file.failure };
  const named = numbersOf(file).map(({ number, by }) => ({ number, by, lookup: known.lookup(number) }));
  const equal = certificatesOf(file, known);
  const compared = named.flatMap(({ by, lookup }) =>
    lookup.kind === 'found' ? [comparison(file, lookup.certificate, by, equal)] : [],
  );
  const own = compared.find(({ verdict }) => verdict.kind === 'match');
  if (own) return { kind: 'match', ...own };
  if (stepOf(file, known).kind !== 'done') return { kind: 'waiting' };
  const [other] = equal;
  if (other && !file.given) return { kind: 'match', ...comparison(file, other, 'digest', equal) };
  const numbers = named.map(({ number }) => number);
  for (const { lookup } of named)
    if (lookup.kind === 'failed') return { kind: 'failed', numbers, reason: lookup.reason };
  const [first] = compared;
  if (!first) return numbers.length > 0 ? { kind: 'missing', numbers } : { kind: 'unassigned' };
  if (first.verdict.kind !== 'mismatch') return { kind: 'undecidable', ...first };
  return { kind: file.given ? 'mismatch' : 'unsure', ...first };
}

const comparison = (
  file: Judged,
  certificate: NamedCertificate,
  by: Assignment,
  equal: readonly NamedCertificate[],
): Compared => ({
  certificate,
  by,
  outcome: outcomeOf(file),
  verdict: verdictOf({
    preserved: certificate.preserved,
    outcome: outcomeOf(file),
    isExact: file.isExact,
  }),
  equals: equal.filter((each) => each !== certificate).map(({ number }) => number),
});

/**
 * Whether a file differs from a certificate by a number in its path alone. One that matches tells the algorithm of a digest that doesn't
 * state it; nothing tells what may have been unpacked, or what a certificate means that contradicts itself.
 */
const isGuess = (result: Result): result is Extract<Result, { kind: 'unsure' | 'undecidable' }> =>
  (result.kind === 'unsure' || (result.kind === 'undecidable' && isOpen(result.verdict))) &&
  (result.by === 'name' || result.by === 'folder');

const isOpen = (verdict: Verdict) =>
  verdict.kind === 'undecidable' && verdict.reason !== 'unpacked' && verdict.reason !== 'contradiction';

/** The certificates whose file it is. */
const certificatesOf = (file: Judged, known: Known) =>
  [...new Set(Object.values(file.digests).flatMap((hex) => known.withDigest(hex)))].filter((each) =>
    isFileOf(file, each),
  );

const isFileOf = (file: Judged, { preserved }: NamedCertificate) =>
  verdictOf({ preserved, outcome: outcomeOf(file) }).kind === 'match';

const outcomeOf = ({ digests, size }: Judged): HashOutcome => ({ kind: 'digest', digests, bytes: size });

const untried = ({ tried }: Judged, algorithms: readonly Algorithm[]) =>
  algorithms.filter((each) => !tried.has(each));
