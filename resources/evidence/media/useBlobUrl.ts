import { useEffect, useState } from 'react';

/** A file under a url of this page's own, with the one type it may be shown as; it is revoked when the page is left. */
export function useBlobUrl(file: Blob | undefined, type: string | undefined): string | undefined {
  const [blobUrl, setBlobUrl] = useState<string>();
  useEffect(() => {
    if (!file || !type) return;
    const made = URL.createObjectURL(new Blob([file], { type }));
    setBlobUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, type]);
  return blobUrl;
}
