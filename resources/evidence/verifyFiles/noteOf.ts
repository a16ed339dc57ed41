import { type Report, reportOf } from '../verify/report';
import type { ChosenFile } from './chosen';
import type { Compared, Result } from './results';

/** Translates a key, or returns a sentence that is none. */
export type Words = (key: string, options?: object) => string;

/** A result that compares its file with a certificate. */
export type ComparedResult = Extract<Result, Compared>;

export const isCompared = (result: Result): result is ComparedResult => 'certificate' in result;

/** The report of a comparison, as on a certificate's page. */
export const reportFor = ({ verdict, outcome, certificate }: Compared): Report =>
  reportOf(verdict, outcome, certificate.preserved);

/** A result as a title, with the algorithm that matched. */
export function titleOf(result: Result, words: Words): string {
  const title = words(`${OWN}.results.${result.kind}`);
  if (result.kind !== 'match') return title;
  const algorithms = reportFor(result).matching.join(words(`${SHARED}.and`));
  return title + words(`${SHARED}.by`, { algorithms });
}

/** What there is to say about a result; empty if its title says it all. */
export function noteOf(result: Result, words: Words, packed?: ChosenFile['packed']): string {
  const isOpen = result.kind !== 'match' && result.kind !== 'waiting';
  const archive = packed && isOpen ? words(`${OWN}.notes.${packed}`) : '';
  return [noteOfResult(result, words), archive].filter(Boolean).join(' ');
}

function noteOfResult(result: Result, words: Words): string {
  if (isCompared(result)) return noteOfComparison(result, words);
  switch (result.kind) {
    case 'waiting':
      return '';
    case 'unassigned':
      return words(`${OWN}.notes.unassigned`);
    case 'unread':
      return words(result.reason === 'packed' ? `${OWN}.notes.packed` : `${SHARED}.hints.${result.reason}`);
    default: {
      const numbers = result.numbers.join(words(`${SHARED}.and`));
      const reason = result.kind === 'failed' ? words(result.reason, { _: result.reason }) : '';
      return words(`${OWN}.notes.${result.kind}`, { numbers, reason });
    }
  }
}

function noteOfComparison(result: ComparedResult, words: Words): string {
  const { kind, by, certificate, equals } = result;
  const { hint, computed, isEmpty } = reportFor(result);
  const joint = words(`${SHARED}.and`);
  const own = (key: string, options?: object) => words(`${OWN}.notes.${key}`, options);
  const isGuess = kind === 'unsure' || kind === 'differing' || kind === 'beside';
  const isMatch = kind === 'match';
  const sentences = [
    isGuess && own(kind, { number: certificate.number }),
    isMatch && by === 'digest' && own('digest'),
    (isMatch ? hint === 'forgeable' : !isGuess) &&
      words(`${SHARED}.hints.${hint}`, { algorithms: computed.join(joint) }),
    equals.length > 0 && own(isMatch ? 'equals' : 'equalsOther', { numbers: equals.join(joint) }),
    isEmpty && words(`${SHARED}.empty`),
  ];
  return sentences.filter(Boolean).join(' ');
}

const OWN = 'pages.verifyFiles';
const SHARED = 'pages.certificate.verifier';
