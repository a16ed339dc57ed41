import { BOM, type CsvCell, csvLine } from '../../csvCell';

/**
 * Writes rows as a CSV file for spreadsheets.
 * @returns the text, which begins with a byte order mark
 * @param rows the header first
 * @example toCsv([['Name', 'Deposit'], ['Saw 03', 30]]) // '\uFEFFName,Deposit\r\nSaw 03,30\r\n'
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string => BOM + rows.map(csvLine).join('');

/** The CSV file of rows. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): Blob =>
  new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });
