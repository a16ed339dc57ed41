import { documentFormat, fetchStart, PDF_START, REQUEST_TIMEOUT } from 'declared-console/wire';

/** Whether a file begins as a document does, or is empty. Rejects where it can't be read. */
export async function isDocument(url: string): Promise<boolean> {
  const { bytes } = await fetchStart(url, AbortSignal.timeout(REQUEST_TIMEOUT), PDF_START);
  return bytes.length === 0 || documentFormat(bytes) !== undefined;
}
