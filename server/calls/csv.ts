import { Readable } from 'node:stream';
import { create as disposition } from 'content-disposition';
import { BOM, type CsvCell, csvLine } from 'declared-console/values';
import { wallDay } from '../clock';
import { describe } from '../http/log';
import type { Call } from './context';
import { recordRows } from './recordAccess';

/** The rows that an export reads at a time. */
export const BATCH = 2000;

/**
 * Reads the rows of an export in the order of their list, batch by batch, so that a million need neither memory nor offsets.
 * @param next the {@link BATCH} rows after that one, or the first ones
 * @param cells what a line has of a row
 */
export async function* batches<Row>(
  next: (after: Row | undefined) => Promise<Row[]>,
  cells: (row: Row) => CsvCell[],
): AsyncGenerator<CsvCell[][], undefined> {
  for (let last: Row | undefined; ; ) {
    const rows = await next(last);
    if (rows.length > 0) yield rows.map(cells);
    if (rows.length < BATCH) return undefined;
    last = rows.at(-1);
  }
}

/**
 * The export of a list as a CSV download that Excel decodes correctly (UTF-8 with a BOM), streamed batch by batch. Its file is
 * named as the console names its own: `<list>-yyyyMMdd.csv`. A batch that fails is logged and aborts the download.
 */
export function csvDownload(
  c: Call,
  list: string,
  header: readonly string[],
  batches: AsyncIterable<CsvCell[][]>,
): Response {
  async function* lines() {
    let sent = 0;
    let isWhole = false;
    try {
      yield BOM + csvLine(header);
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
  const day = wallDay(c.var.deps.clock.now()).replaceAll('-', '');
  const body = Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': disposition(`${list}-${day}.csv`),
    },
  });
}
