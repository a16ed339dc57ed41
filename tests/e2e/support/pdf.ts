import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads the text of each page of a pdf, in document order, without white space. */
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

/** A pdf with a page for each line of ASCII text, in a font that the reader must provide. */
export function pdfOf(lines: readonly string[]): Buffer {
  const pageOf = (index: number) => 4 + 2 * index;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${lines.length}/Kids[${lines.map((_, index) => `${pageOf(index)} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${pageOf(index) + 1} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  const parts = ['%PDF-1.4\n', ...objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)];
  let end = 0;
  const offsets = parts.map((part) => {
    const start = end;
    end += part.length;
    return String(start).padStart(10, '0');
  });
  const table = offsets.slice(1).map((offset) => `${offset} 00000 n \n`);
  return Buffer.from(
    `${parts.join('')}xref\n0 ${parts.length}\n0000000000 65535 f \n${table.join('')}trailer\n<</Size ${parts.length}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`,
  );
}
