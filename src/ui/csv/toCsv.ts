import { BOM, type CsvCell, csvLine } from '../../csvCell';

/**
 * Writes rows as a CSV file for spreadsheets.
 * @param rows the header first
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string => BOM + rows.map(csvLine).join('');
