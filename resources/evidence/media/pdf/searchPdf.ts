import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { findAll } from './findAll';

/** A place where a text occurs: the page, and which of the page's occurrences it is, from 0. */
export interface Hit {
  readonly page: number;
  readonly index: number;
}

/**
 * Looks for a text in all pages of a document, in order. A page that can't be read has none.
 * @param onPage called after each page with all that was found so far
 */
export async function searchPdf(
  document: PDFDocumentProxy,
  text: string,
  signal: AbortSignal,
  onPage: (hits: readonly Hit[]) => void,
): Promise<void> {
  let hits: readonly Hit[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const content = await textOf(document, page);
    if (signal.aborted) return;
    const found = findAll(content, text).map((_, index) => ({ page, index }));
    hits = [...hits, ...found];
    onPage(hits);
  }
}

async function textOf(document: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const { items } = await (await document.getPage(number)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  } catch {
    return '';
  }
}
