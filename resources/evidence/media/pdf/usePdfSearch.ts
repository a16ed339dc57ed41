import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { type Hit, searchPdf } from './searchPdf';

/** A search in a document. */
export interface PdfSearch {
  readonly text: string;
  readonly hits: readonly Hit[];
  /** Whether all pages were read. */
  readonly isDone: boolean;
  /** The index of the current hit. */
  readonly at: number;
  find(text: string): void;
  /** To the next hit or the previous one; from the last to the first. */
  go(by: 1 | -1): void;
}

const NONE: readonly Hit[] = [];

/** Searches a document while its text is typed. */
export function usePdfSearch(document: PDFDocumentProxy | undefined): PdfSearch {
  const [text, setText] = useState('');
  const [hits, setHits] = useState(NONE);
  const [isDone, setDone] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    setHits(NONE);
    setAt(0);
    setDone(false);
    if (!document || text.trim() === '') return;
    const ended = new AbortController();
    searchPdf(document, text, ended.signal, setHits).then(
      () => ended.signal.aborted || setDone(true),
      () => ended.signal.aborted || setDone(true),
    );
    return () => ended.abort();
  }, [document, text]);
  return {
    text,
    hits,
    isDone,
    at,
    find: setText,
    go: (by) => setAt((before) => (hits.length > 0 ? (before + by + hits.length) % hits.length : 0)),
  };
}
