import { useEffect, useState } from 'react';
import { charsetOf, decodeText } from './decodeText';
import { isFramed, shownAs } from './documentKind';
import type { ReadDocument } from './readDocument';

interface BlobUrlOptions {
  /** The encoding that somebody chose for a text or page. */
  readonly encoding?: string | undefined;
  /** Called with the encoding of a text or page once it is known; must be stable between renders. */
  readonly onEncoding?: (encoding: string) => void;
  /** Changes a page before it is framed; must be stable between renders. */
  readonly prepare?: (html: string) => string;
}

/**
 * A blob url for a file, with the type it may be shown as; revoked on unmount. `undefined` at first, and for kinds that
 * aren't shown by a url.
 */
export function useBlobUrl({ kind, file }: ReadDocument, options: BlobUrlOptions = {}): string | undefined {
  const { encoding, onEncoding, prepare } = options;
  const [blobUrl, setBlobUrl] = useState<string>();
  const type = shownAs(kind, file?.type ?? '');
  useEffect(() => {
    if (!file || !type) return;
    let isLeft = false;
    let made: string | undefined;
    /** The frame's type declares UTF-8. */
    async function inUtf8(text: Blob) {
      const decoded = decodeText(await text.arrayBuffer(), { encoding, charset: charsetOf(text.type) });
      if (!isLeft) onEncoding?.(decoded.encoding);
      return kind === 'html' && prepare ? prepare(decoded.text) : decoded.text;
    }
    const make = async () => {
      const body = isFramed(kind) ? await inUtf8(file) : file;
      if (isLeft) return;
      made = URL.createObjectURL(new Blob([body], { type }));
      setBlobUrl(made);
    };
    void make();
    return () => {
      isLeft = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file, kind, type, encoding, onEncoding, prepare]);
  return blobUrl;
}
