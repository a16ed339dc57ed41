import type { DocumentWords } from '@i18n/document';
import { useEffect, useState } from 'react';
import type { ReadDocument } from './readDocument';
import { codecsOf } from './video/codecsOf';

/**
 * What is said when a browser can't show or play a file that was read: which codecs it has, if it names them.
 * @returns the sentence, once it has failed, and what to call when it does
 */
export function useMediaFailure({ kind, file }: ReadDocument, t: DocumentWords) {
  const [failed, setFailed] = useState<Blob>();
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    if (!failed) return;
    let isOver = false;
    const name = async () => {
      const codecs = kind === 'video' || kind === 'audio' ? await codecsOf(failed) : [];
      if (isOver) return;
      if (codecs.length > 0) setSentence(t.codecs.replace('%{codecs}', codecs.join(t.and)));
      else setSentence(t.reasons[kind === 'video' ? 'unplayable' : 'other']);
    };
    void name();
    return () => {
      isOver = true;
    };
  }, [failed, kind, t]);
  return { sentence, fail: () => setFailed(file) };
}
