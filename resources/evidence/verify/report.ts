import { ALGORITHMS, type Algorithm } from '../hash/algorithm';
import { differingGroups } from '../hash/digest';
import type { PreservedDigest } from '../hash/preservedDigest';
import type { HashOutcome, Verdict } from '../hash/verdict';

/** A digest in a report. */
interface ReportedDigest {
  readonly label: 'expected' | 'actual';
  readonly digest: string;
  /** `undefined` if the certificate doesn't say it. */
  readonly algorithm: Algorithm | undefined;
}

/** What is said about a verified file. Sentences are keys of the verifier's words. */
export interface Report {
  readonly tone: 'success' | 'error' | 'warning' | 'info';
  readonly title: Verdict['kind'];
  /** The algorithms that matched. */
  readonly matching: readonly Algorithm[];
  readonly hint: Hint;
  /** What the file was computed with. */
  readonly computed: readonly Algorithm[];
  readonly isEmpty: boolean;
  readonly causes: readonly Cause[];
  readonly digests: readonly ReportedDigest[];
  /** The groups in which its two digests differ. */
  readonly differing: readonly number[];
}

type Undecidable = Extract<Verdict, { kind: 'undecidable' }>;
type Hint = Exclude<Verdict['kind'], 'undecidable'> | Undecidable['reason'] | 'forgeable';
type Cause = 'edited' | 'transfer' | 'other' | 'algorithm' | 'content' | 'changed';

const tones = { match: 'success', mismatch: 'error', undecidable: 'warning', cancelled: 'info' } as const;
const different = ['edited', 'transfer', 'other'] as const;
const unmatched = ['algorithm', 'content', 'changed'] as const;

/** Whether two different files can be made that have the same digest. */
const isForgeable = (algorithm: Algorithm) => algorithm === 'MD5' || algorithm === 'SHA-1';

/** Words a verdict for people, with the digests that it is based on. */
export function reportOf(
  verdict: Verdict,
  outcome: HashOutcome,
  preserved: readonly PreservedDigest[],
): Report {
  const digests = outcome.kind === 'digest' ? outcome.digests : {};
  const matching = verdict.kind === 'match' ? verdict.algorithms : [];
  const actual = (algorithms: readonly Algorithm[]): readonly ReportedDigest[] =>
    algorithms.flatMap((algorithm) => {
      const digest = digests[algorithm];
      return digest === undefined ? [] : [{ label: 'actual', digest, algorithm }];
    });
  const common = {
    tone: tones[verdict.kind],
    title: verdict.kind,
    matching,
    computed: ALGORITHMS.filter((algorithm) => digests[algorithm] !== undefined),
    isEmpty: outcome.kind === 'digest' && outcome.bytes === 0,
    causes: [],
    differing: [],
  };
  switch (verdict.kind) {
    case 'match': {
      const hint = matching.every(isForgeable) ? 'forgeable' : 'match';
      return { ...common, hint, digests: actual(matching) };
    }
    case 'mismatch': {
      const { algorithm, expected } = verdict;
      return {
        ...common,
        hint: 'mismatch',
        causes: different,
        digests: [{ label: 'expected', digest: expected, algorithm }, ...actual([algorithm])],
        differing: differingGroups(expected, verdict.actual),
      };
    }
    case 'undecidable':
      return {
        ...common,
        hint: verdict.reason,
        causes: verdict.reason === 'noMatch' ? unmatched : [],
        digests: outcome.kind === 'digest' ? [...preserved.map(expectedOf), ...actual(ALGORITHMS)] : [],
      };
    case 'cancelled':
      return { ...common, hint: 'cancelled', digests: [] };
  }
}

const expectedOf = ({ hex, text, isStated, algorithms }: PreservedDigest): ReportedDigest => ({
  label: 'expected',
  digest: hex ?? text,
  algorithm: isStated ? algorithms[0] : undefined,
});
