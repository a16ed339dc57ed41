import type { CsvCell } from 'declared-console/values';
import { digestText } from '../hash/preservedDigest';
import type { BatchFile } from './batch';
import { isCompared, noteOf, titleOf, type Words } from './noteOf';
import { RESULTS, type Result } from './results';

/** A file with its result. */
export interface Line {
  readonly file: BatchFile;
  readonly result: Result;
}

/** How many files have each result, those that need attention first. */
export const countsOf = (lines: readonly Line[]) =>
  RESULTS.map((kind) => ({ kind, count: lines.filter(({ result }) => result.kind === kind).length })).filter(
    ({ count }) => count > 0,
  );

/** The results in a sentence: how many files, and how many of each verdict. */
export const summaryOf = (lines: readonly Line[], words: Words): string =>
  words('pages.verifyFiles.total', {
    smart_count: lines.length,
    results: countsOf(lines)
      .map(({ kind, count }) =>
        words('pages.verifyFiles.count', { count, result: words(`pages.verifyFiles.results.${kind}`) }),
      )
      .join(words('pages.verifyFiles.comma')),
  });

/** The results as a table, with a header. */
export function rowsOf(lines: readonly Line[], words: Words): CsvCell[][] {
  const header = COLUMNS.map((column) => words(`pages.verifyFiles.columns.${column}`));
  return [header, ...lines.map(({ file, result }) => rowOf(file, result, words))];
}

function rowOf({ path, size, digests, packed }: BatchFile, result: Result, words: Words): CsvCell[] {
  const compared = isCompared(result) ? result : undefined;
  const numbers = 'numbers' in result ? result.numbers : [];
  return [
    path,
    size,
    titleOf(result, words),
    compared?.certificate.number ?? numbers.join(' '),
    compared && words(`pages.verifyFiles.by.${compared.by}`),
    noteOf(result, words, packed),
    compared?.certificate.preserved.map(digestText).join(' '),
    Object.entries(digests)
      .map((named) => named.join(':'))
      .join(' '),
  ];
}

const COLUMNS = ['path', 'size', 'result', 'number', 'by', 'note', 'expected', 'actual'] as const;
