import { attachment } from './attachment';

/** What a cell holds before it is written: numbers stay numbers, nothing is an empty cell. */
export type Cell = string | number | null | undefined;

/* The console writes CSV by other rules, in src/ui/csv: why there are two is in docs/decisions/0010-two-csv-writers.md. */

/** Spreadsheets run cells that begin so; a leading quote makes them text. */
const formula = /^[=+\-@\t\r]/;
/** Spreadsheets round longer numbers; a leading tab keeps them text. */
const longNumber = /^\d{12,}[\dXx]?$/;

function cellText(cell: Cell): string {
  const raw = cell === null || cell === undefined ? '' : String(cell);
  const number = typeof cell === 'number';
  const safe = !number && formula.test(raw) ? `'${raw}` : longNumber.test(raw) ? `\t${raw}` : raw;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of CSV, with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/**
 * A CSV download that Excel reads as Chinese: UTF-8 with BOM, streamed batch by batch.
 * batches answers the next rows and nothing when there are no more.
 */
export function csvDownload(
  fileName: string,
  header: readonly string[],
  batches: AsyncIterator<Cell[][]>,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`\uFEFF${csvLine(header)}`));
    },
    async pull(controller) {
      const next = await batches.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value.map(csvLine).join('')));
    },
    async cancel() {
      await batches.return?.();
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': attachment(fileName) },
  });
}
