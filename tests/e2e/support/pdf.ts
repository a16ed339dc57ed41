import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads the text of each page of a pdf, in the order it stands there, without any white space. */
export async function pagesOf(pdf: Buffer): Promise<readonly string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, ''),
    );
  }
  await document.destroy();
  return pages;
}
