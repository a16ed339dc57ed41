import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { openPdf, type PdfProblem, problemOf } from './openPdf';

/** In points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An open document, and the size of its first page. */
export interface Pdf {
  readonly document: PDFDocumentProxy;
  readonly first: Size;
}

/**
 * Keeps a PDF open while it is shown.
 * @param onProblem called if it can't be read; must be stable between renders
 * @returns `undefined` until it is read
 */
export function usePdf(file: Blob, onProblem: (problem: PdfProblem) => void): Pdf | undefined {
  const [pdf, setPdf] = useState<Pdf>();
  useEffect(() => {
    let isOver = false;
    const opened = openPdf(file);
    const read = async () => {
      const document = await opened.document;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (!isOver) setPdf({ document, first: { width, height } });
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
