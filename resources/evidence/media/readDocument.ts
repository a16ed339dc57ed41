import { ApiError, FileTooLarge, fetchFile } from 'declared-console/wire';
import { type DocumentKind, documentKind } from './documentKind';
import { isPage } from './mediaKind';

/** The largest file that is read for showing, in bytes; the words of `tooLarge` name it. */
const MAX_SIZE = 100 * 1024 * 1024;

/**
 * A file and its kind, or why it isn't read: it is empty or too large, or its host doesn't let this page read it (or is down).
 * In the latter case a frame may still show it: `frame` is its url, if it may be a page.
 */
export type ReadDocument =
  | { readonly kind: DocumentKind; readonly file: Blob; readonly frame?: undefined }
  | { readonly kind: 'foreign'; readonly file?: undefined; readonly frame: string | undefined }
  | { readonly kind: 'tooLarge' | 'empty'; readonly file?: undefined; readonly frame?: undefined };

/**
 * Reads a file to show it.
 * @param url one that `safeUrl` let through
 * @returns rejects with {@link ApiError} if a retry may help, or with the signal's abort
 */
export async function readDocument(url: string, signal: AbortSignal): Promise<ReadDocument> {
  try {
    const file = await fetchFile(url, signal, MAX_SIZE);
    if (file.size === 0) return { kind: 'empty' };
    return { file, kind: await documentKind(file) };
  } catch (error) {
    if (error instanceof FileTooLarge) return { kind: 'tooLarge' };
    const isForeign = new URL(url).origin !== location.origin;
    if (isForeign && error instanceof ApiError && error.failure === 'offline')
      return { kind: 'foreign', frame: isPage(url) ? url : undefined };
    throw error;
  }
}

/** Why a file of this kind isn't shown: a key under `reasons` of its words. */
export const reasonOf = (kind: ReadDocument['kind']) =>
  kind === 'foreign' || kind === 'tooLarge' || kind === 'empty' || kind === 'other' ? kind : undefined;
