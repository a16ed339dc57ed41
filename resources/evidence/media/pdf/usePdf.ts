import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { openPdf, type PdfProblem, problemOf } from './openPdf';

/** In points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An open document, and how large its first page is. */
export interface Pdf {
  readonly document: PDFDocumentProxy;
  readonly first: Size;
}

/**
 * Reads a PDF for as long as it is shown.
 * @param onProblem called where it can't be; must be the same function from one rendering to the next
 * @returns nothing until it is read
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
