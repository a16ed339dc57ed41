import type { Client } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { UrlGate } from '@/api/safeUrl';
import { post } from '@/schema';
import type { HistoryType } from './historyOf';

const downloadBatch = post('/api/evidence/downloadBatch');

interface BatchRequest {
  readonly numbers: readonly string[];
  /** 2 web, 3 process, 4 mobile. */
  readonly type: HistoryType;
  readonly uid: string;
}

/** One file of an answer: whose it is, where the answer tells, and its url unless it may not be opened. */
export interface BatchFile {
  readonly number: string | undefined;
  readonly url: string | undefined;
}

/**
 * Asks for the files of many pieces of evidence. A url that carries `baoquan_no`
 * says whose it is; the others, where there are as many of them as numbers left, are taken to be in the same order. Where
 * an answer names evidence that nobody asked for, nothing is concluded from an order.
 * Rejects with `ApiError`; no files is an empty answer.
 */
export async function askBatch(
  client: Client,
  safeUrl: UrlGate,
  { numbers, type, uid }: BatchRequest,
): Promise<readonly BatchFile[]> {
  const data = await client.send(downloadBatch, { baoquanStr: numbers.join(','), type, uid });
  if (data === null || data === undefined) return [];
  if (!Array.isArray(data)) throw ApiError.of('malformed');
  const files = data.map((raw) => {
    const url = safeUrl(raw);
    return { url, named: numberIn(url ?? raw) };
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

function numberIn(url: unknown): string | undefined {
  const query = typeof url === 'string' ? url.split('#', 1)[0]?.split('?')[1] : undefined;
  return new URLSearchParams(query).get('baoquan_no') || undefined;
}
