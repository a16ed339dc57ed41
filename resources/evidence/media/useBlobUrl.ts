import { useEffect, useState } from 'react';
import { decodeText } from './decodeText';
import { isFramed, shownAs } from './documentKind';
import type { ReadDocument } from './readDocument';

/**
 * A blob url for a file, with the type it may be shown as; revoked on unmount. `undefined` at first, and for kinds that
 * aren't shown by a url.
 */
export function useBlobUrl({ kind, file }: ReadDocument): string | undefined {
  const [blobUrl, setBlobUrl] = useState<string>();
  const type = shownAs(kind, file?.type ?? '');
  useEffect(() => {
    if (!file || !type) return;
    let isLeft = false;
    let made: string | undefined;
    const make = async () => {
      // The frame's type declares UTF-8.
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
