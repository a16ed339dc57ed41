import { ApiError } from '@/api/errors';
import { FileTooLarge, fetchFile } from '@/api/fetchFile';
import { type DocumentKind, documentKind } from './documentKind';
import { isPage } from './mediaKind';

/** The largest file that is read to be shown, in bytes; the reason that is said names it. */
const MOST = 100 * 1024 * 1024;

/**
 * A file and what it is, or why it isn't read: its host doesn't let this page (or is out of reach), or it is too large.
 * What a host lets no page read may still be shown in a frame: `frame` is its address, where it may be something to look at.
 */
export type ReadDocument =
  | { readonly kind: DocumentKind; readonly file: Blob; readonly frame?: undefined }
  | { readonly kind: 'foreign'; readonly file?: undefined; readonly frame: string | undefined }
  | { readonly kind: 'tooLarge'; readonly file?: undefined; readonly frame?: undefined };

/**
 * Reads a file that is to be shown.
 * @param url one that `safeUrl` let through
 * @returns rejects with {@link ApiError} where another try may help, or with the signal's abort
 */
export async function readDocument(url: string, signal: AbortSignal): Promise<ReadDocument> {
  try {
    const file = await fetchFile(url, signal, MOST);
    return { file, kind: await documentKind(file) };
  } catch (error) {
    if (error instanceof FileTooLarge) return { kind: 'tooLarge' };
    const isForeign = new URL(url).origin !== location.origin;
    if (isForeign && error instanceof ApiError && error.failure === 'offline')
      return { kind: 'foreign', frame: isPage(url) ? url : undefined };
    throw error;
  }
}
