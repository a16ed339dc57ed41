import { useEffect, useState } from 'react';
import { shownAs } from './documentKind';
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
    const made = URL.createObjectURL(new Blob([file], { type }));
    setBlobUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, type]);
  return blobUrl;
}
