import { statusOf } from './answerOf';
import type { Answer } from './codec';
import { nameIn } from './disposition';
import { ApiError } from './errors';
import { fetchFresh } from './fetchFresh';
import { EXPORT_STALL, REQUEST_TIMEOUT } from './limits';
import { loadableUrl } from './loadableUrl';
import { loadingFailure } from './loadingFailure';
import { parseJson } from './parseJson';

/** A file that a call answered. */
export interface ReceivedFile {
  readonly file: Blob;
  /** As the server names it, where it lets scripts read that. */
  readonly name: string | undefined;
}

/**
 * Fetches a file, with the headers that carry the session. The server has 30 s to start; after that a large file has no time limit
 * as long as bytes keep coming, and the browser keeps it on disk.
 * @returns the file, or what came instead: JSON, whatever its type, or the body of a failure; rejects with {@link ApiError} if
 * html or nothing usable came
 */
export async function receiveFile(
  url: string,
  authorization: Readonly<Record<string, string>>,
): Promise<ReceivedFile | Answer> {
  const late = new AbortController();
  let timer = setTimeout(() => late.abort(), REQUEST_TIMEOUT);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(), EXPORT_STALL);
  };
  try {
    const response = await fetchFresh(loadableUrl(url), {
      headers: authorization,
      credentials: 'same-origin',
      signal: late.signal,
    });
    wait();
    const moving = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        wait();
        controller.enqueue(piece);
      },
    });
    const { headers } = response;
    const file = await new Response(response.body?.pipeThrough(moving), { headers }).blob();
    const disposition = headers.get('Content-Disposition') ?? '';
    const status = statusOf(response);
    if (!response.ok || status === 401 || (await isJson(file)))
      return { text: await file.text(), status, headers };
    if (file.size === 0) throw new ApiError('refused', 'errors.emptyFile');
    if (/^text\/html/i.test(file.type) && !/^attachment/i.test(disposition)) throw ApiError.of('malformed');
    return { file, name: nameIn(disposition) };
  } catch (error) {
    if (late.signal.aborted) throw ApiError.of('timeout');
    throw await loadingFailure(url, error);
  } finally {
    clearTimeout(timer);
  }
}

/** A refusal is short: nothing longer is parsed as JSON. */
const LONGEST_REFUSAL = 65_536;

async function isJson(file: Blob): Promise<boolean> {
  if (file.size > LONGEST_REFUSAL) return false;
  try {
    const value: unknown = parseJson(await file.text());
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
