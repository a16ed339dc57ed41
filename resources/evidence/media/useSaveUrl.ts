import { useEffect, useState } from 'react';
import { nameOf } from './nameOf';

/** A url under which a file that was read is saved: as bytes, so that it could never run here. Revoked on unmount. */
export function useSaveUrl(
  url: string,
  file: Blob | undefined,
): { href: string; download: string } | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file.slice(0, file.size, 'application/octet-stream'));
    setHref(made);
    return () => {
      URL.revokeObjectURL(made);
      setHref(undefined);
    };
  }, [file]);
  return href ? { href, download: nameOf(url) } : undefined;
}
