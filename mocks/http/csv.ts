import { Readable } from 'node:stream';
import { recordRows } from '../audit/recordAccess';
import { attachment } from './attachment';
import type { Call } from './context';
import { describe } from './log';

/** A cell's value; null and undefined are written as an empty cell. */
export type Cell = string | number | null | undefined;

/*
 * The console's CSV writer, in src/ui/csv, follows other rules: docs/decisions/0010-two-csv-writers.md says why there
 * are two.
 */

/** Spreadsheets run cells that start like this as formulas; a leading quote makes them text. */
const formula = /^[=+\-@\t\r]/;
/**
 * Text that spreadsheets would damage by reading it as a number: long ones are rounded, leading zeros dropped, and an E
 * is read as an exponent. A leading tab keeps it text.
 */
const readsAsNumber = /^(\d{12,}|0\d+|\d+[Ee]\d+)$/;

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const safe = formula.test(cell) ? `'${cell}` : readsAsNumber.test(cell) ? `\t${cell}` : cell;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of CSV, including its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/**
 * A CSV download that Excel decodes correctly (UTF-8 with a BOM), streamed batch by batch. A batch that fails is logged
 * and aborts the download.
 */
export function csvDownload(
  c: Call,
  fileName: string,
  header: readonly string[],
  batches: AsyncIterable<Cell[][]>,
): Response {
  async function* lines() {
    let sent = 0;
    let isWhole = false;
    try {
      yield `\uFEFF${csvLine(header)}`;
      for await (const rows of batches) {
        sent += rows.length;
        yield rows.map(csvLine).join('');
      }
      isWhole = true;
    } catch (reason) {
      c.var.deps.log.error({ requestId: c.var.requestId, path: c.req.path, ...describe(reason) }, '出错');
      // The server prints an error that ends the stream in full, so this one says nothing more.
      throw new Error('The download broke off.');
    } finally {
      // Also when the client leaves before the end.
      await recordRows(c, sent, isWhole);
    }
  }
  const body = Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': attachment(fileName) },
  });
}
