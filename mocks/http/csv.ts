import { Readable } from 'node:stream';
import { attachment } from './attachment';
import type { Call } from './context';
import { describe } from './log';

/** What a cell holds before it is written: numbers stay numbers, nothing is an empty cell. */
export type Cell = string | number | null | undefined;

/* The console writes CSV by other rules, in src/ui/csv: why there are two is in docs/decisions/0010-two-csv-writers.md. */

/** Spreadsheets run cells that begin so; a leading quote makes them text. */
const formula = /^[=+\-@\t\r]/;
/**
 * Text that spreadsheets would spoil by taking it for a number: longer ones are rounded, a leading zero is dropped, and an
 * E is read as a power of ten. A leading tab keeps it text.
 */
const spoiled = /^(\d{12,}|0\d+|\d+[Ee]\d+)$/;

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const safe = formula.test(cell) ? `'${cell}` : spoiled.test(cell) ? `\t${cell}` : cell;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of CSV, with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/**
 * A CSV download that Excel reads as Chinese: UTF-8 with BOM, streamed batch by batch. A batch that fails is logged, and
 * breaks the download off.
 */
export function csvDownload(
  c: Call,
  fileName: string,
  header: readonly string[],
  batches: AsyncIterable<Cell[][]>,
): Response {
  async function* lines() {
    yield `\uFEFF${csvLine(header)}`;
    try {
      for await (const rows of batches) yield rows.map(csvLine).join('');
    } catch (reason) {
      c.var.deps.log.error({ requestId: c.var.requestId, path: c.req.path, ...describe(reason) }, '出错');
      // Whatever ends the stream is printed as it is.
      throw new Error('The download broke off.');
    }
  }
  const body = Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': attachment(fileName) },
  });
}
