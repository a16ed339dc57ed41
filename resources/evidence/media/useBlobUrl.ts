import { useEffect, useState } from 'react';
import { decodeText } from './decodeText';
import { isFramed, shownAs } from './documentKind';
import type { ReadDocument } from './readDocument';

/**
 * A file under a url of this page's own, with the one type it may be shown as; it is revoked when the page is left.
 * `undefined` at first, and for what isn't shown by a url.
 */
export function useBlobUrl({ kind, file }: ReadDocument): string | undefined {
  const [blobUrl, setBlobUrl] = useState<string>();
  const type = shownAs(kind, file?.type ?? '');
  useEffect(() => {
    if (!file || !type) return;
    let isLeft = false;
    let made: string | undefined;
    const make = async () => {
      // Frames are told that what they show is UTF-8.
      const body = isFramed(kind) ? decodeText(await file.arrayBuffer()) : file;
      if (isLeft) return;
      made = URL.createObjectURL(new Blob([body], { type }));
      setBlobUrl(made);
    };
    void make();
    return () => {
      isLeft = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file, kind, type]);
  return blobUrl;
}
