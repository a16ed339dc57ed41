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
 * says whose it is; otherwise, where as many urls come back as numbers were sent, they are taken to be in the same
 * order. Rejects with `ApiError`; no files is an empty answer.
 */
export async function askBatch(
  client: Client,
  safeUrl: UrlGate,
  { numbers, type, uid }: BatchRequest,
): Promise<readonly BatchFile[]> {
  const data = await client.send(downloadBatch, { baoquanStr: numbers.join(','), type, uid });
  if (data === null || data === undefined) return [];
  if (!Array.isArray(data)) throw ApiError.of('malformed');
  const isMatched = data.length === numbers.length;
  return data.map((raw, index) => ({
    number: numberIn(raw, numbers) ?? (isMatched ? numbers[index] : undefined),
    url: safeUrl(raw),
  }));
}

function numberIn(raw: unknown, numbers: readonly string[]): string | undefined {
  const query = typeof raw === 'string' ? raw.split('?')[1] : undefined;
  const number = new URLSearchParams(query).get('baoquan_no');
  return numbers.find((each) => each === number);
}
