import { post } from 'declared-console/schema';
import type { Client, UrlGate } from 'declared-console/wire';
import { ApiError } from 'declared-console/wire';
import { filesIn } from './filesIn';
import type { HistoryType } from './historyOf';

const downloadBatch = post('/api/evidence/downloadBatch');

interface BatchRequest {
  readonly numbers: readonly string[];
  /** The kind of evidence: 2 web, 3 process, 4 mobile. */
  readonly type: HistoryType;
  readonly uid: string;
}

/** A file in the answer: its evidence number if known, and its url unless it may not be opened. */
export interface BatchFile {
  readonly number: string | undefined;
  readonly url: string | undefined;
}

/**
 * Requests the files of several pieces of evidence. A number beside a url, or a `baoquan_no` in it, names its evidence; the
 * other urls, if there are as many of them as numbers left, are taken to be in the same order. If the answer names evidence that
 * wasn't requested, nothing is inferred from the order. Rejects with `ApiError`; an empty answer means no files.
 */
export async function askBatch(
  client: Client,
  safeUrl: UrlGate,
  { numbers, type, uid }: BatchRequest,
): Promise<readonly BatchFile[]> {
  const data = await client.send(downloadBatch, { baoquanStr: numbers.join(','), type, uid });
  const found = filesIn(data);
  if (!found) throw ApiError.of('malformed');
  const files = found.map(({ raw, names }) => {
    const url = safeUrl(raw);
    return { url, named: names.find((name) => numbers.includes(name)) ?? numberIn(url ?? raw) };
  });
  const left = numbers.filter((number) => files.every(({ named }) => named !== number));
  const unnamed = files.filter(({ named }) => named === undefined).length;
  const isOrdered = unnamed === left.length && files.every(({ named }) => !named || numbers.includes(named));
  const inOrder = left.values();
  return files.map(({ url, named }) => {
    if (named !== undefined) return { url, number: numbers.includes(named) ? named : undefined };
    return { url, number: isOrdered ? inOrder.next().value : undefined };
  });
}

function numberIn(url: string): string | undefined {
  const query = url.split('#', 1)[0]?.split('?')[1];
  return new URLSearchParams(query).get('baoquan_no') || undefined;
}
