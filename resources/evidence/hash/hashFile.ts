import type { Algorithm } from './algorithm';
import type { HashOutcome } from './verdict';
import { type HashOptions, hashInWorker } from './workerHash';

/**
 * Computes a file's digests, each in a worker of its own, as two at once take less time than one after the other in the
 * same. Resolves to one outcome and never rejects; its progress is that of the slowest.
 */
export async function hashFile(
  file: Blob,
  algorithms: readonly Algorithm[],
  { onProgress, ...options }: HashOptions = {},
): Promise<HashOutcome> {
  const done = algorithms.map(() => 0);
  const outcomes = await Promise.all(
    algorithms.map((algorithm, index) =>
      hashInWorker(file, algorithm, {
        ...options,
        onProgress(bytes, total) {
          done[index] = bytes;
          onProgress?.(Math.min(...done), total);
        },
      }),
    ),
  );
  return together(outcomes);
}

/** A cancelled or unreadable file has no digest at all; a digest that can't be computed here is left out. */
function together(outcomes: readonly HashOutcome[]): HashOutcome {
  const ended =
    outcomes.find(({ kind }) => kind === 'cancelled') ??
    outcomes.find((outcome) => outcome.kind === 'failed' && outcome.failure === 'unreadable');
  const computed = outcomes.filter((outcome) => outcome.kind === 'digest');
  const [first] = computed;
  if (ended) return ended;
  if (!first) return { kind: 'failed', failure: 'unavailable' };
  return { ...first, digests: Object.assign({}, ...computed.map(({ digests }) => digests)) };
}
