import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { FileProblem } from '../pages/fileProblem';
import type { Size } from '../pages/size';
import { openPdf, problemOf } from './openPdf';

/** A4, in points. */
const USUAL: Size = { width: 595, height: 842 };
/** How many pages are tried for a size. */
const TRIED = 20;

/** An open document, and the size of its first page that can be read. */
export interface Pdf {
  readonly document: PDFDocumentProxy;
  readonly first: Size;
}

/**
 * Keeps a PDF open while it is shown.
 * @param onProblem called if it can't be read; must be stable between renders
 * @returns `undefined` until it is read
 */
export function usePdf(file: Blob, onProblem: (problem: FileProblem) => void): Pdf | undefined {
  const [pdf, setPdf] = useState<Pdf>();
  useEffect(() => {
    let isOver = false;
    const opened = openPdf(file);
    const read = async () => {
      const document = await opened.document;
      const first = await firstSize(document);
      if (!isOver) setPdf({ document, first });
    };
    read().catch((error: unknown) => isOver || onProblem(problemOf(error)));
    return () => {
      isOver = true;
      opened.close();
      setPdf(undefined);
    };
  }, [file, onProblem]);
  return pdf;
}

/** Pages before it may be damaged; rejects if all of them are. */
async function firstSize(document: PDFDocumentProxy): Promise<Size> {
  let reason: unknown;
  for (let number = 1; number <= Math.min(document.numPages, TRIED); number += 1) {
    try {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    } catch (error) {
      reason = error;
    }
  }
  if (document.numPages <= TRIED) throw reason;
  return USUAL;
}
