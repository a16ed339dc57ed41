import type { BatchFile } from './batch';
import type { Compared, Result } from './results';
import type { Line } from './rows';

/**
 * Files with their results, where some are in archives. An archive that is a certificate's file speaks for what it holds; one that
 * only holds a certificate's file isn't listed.
 */
export function withArchives(lines: readonly Line[]): readonly Line[] {
  const genuine = new Map<BatchFile['archive'], readonly string[]>();
  const holding = new Map<BatchFile['archive'], Set<string>>();
  for (const { file, result } of lines) {
    if (!file.archive || result.kind !== 'match') continue;
    const numbers = numbersOf(result);
    if (file.packed === 'opened') genuine.set(file.archive, numbers);
    else holding.set(file.archive, new Set([...(holding.get(file.archive) ?? []), ...numbers]));
  }
  return lines.flatMap((line): readonly Line[] => {
    const { file, result } = line;
    if (!file.archive) return [line];
    if (file.packed === 'opened') return isHolder(result, holding.get(file.archive)) ? [] : [line];
    const numbers = genuine.get(file.archive);
    return [numbers && isUntold(result) ? { file, result: { kind: 'within', numbers } } : line];
  });
}

const numbersOf = ({ certificate, equals }: Compared) => [certificate.number, ...equals];

const isHolder = (result: Result, held: ReadonlySet<string> | undefined) =>
  held !== undefined &&
  (result.kind === 'unassigned' || (result.kind === 'differing' && held.has(result.certificate.number)));

const isUntold = ({ kind }: Result) => kind === 'unassigned' || kind === 'beside' || kind === 'unread';
