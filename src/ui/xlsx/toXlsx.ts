// Without an inflater of its own: browsers have one.
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-external.js';
import type { CsvCell } from '../../csvCell';
import { type Sheet, sheetXml } from './sheetXml';
import { sheetPath, workbookParts } from './workbookParts';

/** The type of the files. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a sheet holds at most, with its header. */
const MOST_ROWS = 1_048_576;

/**
 * Writes sheets as an Excel workbook, which is packed while their rows are gone through: of the XML, only a part is in memory at any
 * time. A sheet with more rows than one can hold goes on in another.
 * @param signal stops writing
 */
export async function toXlsx(
  sheets: readonly Sheet[],
  signal?: AbortSignal,
  most = MOST_ROWS,
): Promise<Blob> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const into = new WritableStream<Uint8Array<ArrayBuffer>>({ write: (part) => void packed.push(part) });
  const archive = new ZipWriter(into, { useWebWorkers: false, signal });
  const names: string[] = [];
  for (const sheet of sheets) {
    const size = most - (sheet.header ? 1 : 0);
    for (let from = 0; from === 0 || from < sheet.count; from += size) {
      const rows = sheetXml(sheet, from, Math.min(sheet.count, from + size));
      await archive.add(sheetPath(names.length), encoded(rows));
      names.push(sheet.name);
    }
  }
  for (const [path, xml] of Object.entries(workbookParts(names))) await archive.add(path, encoded([xml]));
  await archive.close();
  return new Blob(packed, { type: XLSX });
}

/** A sheet of labels and values. */
export const sheetOf = (name: string, rows: readonly (readonly CsvCell[])[]): Sheet => ({
  name,
  count: rows.length,
  row: (place) => rows[place] ?? [],
});

/** Turns parts of XML into bytes as they are read. */
function encoded(parts: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const reading = parts[Symbol.iterator]();
  let isFirst = true;
  return new ReadableStream({
    pull(into) {
      const { done, value } = reading.next();
      if (done) return into.close();
      into.enqueue(encoder.encode(isFirst ? DECLARATION + value : value));
      isFirst = false;
    },
  });
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
