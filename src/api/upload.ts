import type { Answer } from './codec';
import { ApiError, type Failure } from './errors';
import { UPLOAD_STALL } from './limits';

/** How an upload is followed and cancelled. */
export interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Called with how much was sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

interface Upload extends UploadOptions {
  readonly url: string;
  /** The form field that carries the file. */
  readonly field: string;
  readonly file: File;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends one file as `multipart/form-data`. Rejects with {@link ApiError} (offline, timeout), which says that the file may have
 * arrived where all of it was sent, or with the signal's abort. An XMLHttpRequest, because `fetch` doesn't report upload progress.
 */
export function sendFile({ url, field, file, headers, signal, onProgress }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    let isSent = false;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const fail = (error: unknown) => end(() => reject(error));
    const lose = (failure: Failure) =>
      fail(isSent ? new ApiError(failure, 'form.file.arrived') : ApiError.of(failure));
    const abort = () => {
      request.abort();
      fail(new DOMException('the upload was cancelled', 'AbortError'));
    };
    const move = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        request.abort();
        lose('timeout');
      }, UPLOAD_STALL);
    };

    request.upload.onprogress = ({ loaded, total }) => {
      move();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => {
      isSent = true;
      move();
    };
    request.onload = () => {
      end(() => resolve({ text: request.responseText, status: request.status, headers: headersOf(request) }));
    };
    request.onerror = () => lose('offline');
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);

    const body = new FormData();
    body.append(field, file);
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    move();
    request.send(body);
  });
}

/** The headers of an answer, which come as lines. */
const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const [name = '', ...value] = line.split(':');
        return [name, value.join(':').trim()];
      }),
  );
