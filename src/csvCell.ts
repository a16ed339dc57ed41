/**
 * A cell of an export: text stays text in a spreadsheet, a number is one, `plain` is left for the spreadsheet to read, such as
 * a moment or an amount with two decimals. Nothing is an empty cell.
 */
export type CsvCell = string | number | PlainCell | null | undefined;

/** What a spreadsheet reads by itself in a CSV file. */
export interface PlainCell {
  readonly plain: string;
  /** What it is, for files whose cells have a type: a wall time, `2.50`, `hh:mm:ss`. Without it, it is text there. */
  readonly is?: 'moment' | 'amount' | 'duration';
}

/** What a spreadsheet would run as a formula: a leading `=`, `+`, `-` or `@`, also in full width, or a tab or return that hides one. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Integers that a spreadsheet shows as they are; it rounds longer ones, and drops leading zeros. */
const HARMLESS = /^(?:0|[1-9]\d{0,10})$/;
/**
 * Made of what numbers, dates, times, fractions, percentages and amounts are made of. The escapes are the Chinese words of
 * dates and times.
 */
const FIGURE =
  /^(?=.*\d)[\d\s.,:/\\%+\-()eE\p{Sc}\u5e74\u6708\u65e5\u53f7\u65f6\u5206\u79d2\u70b9\u4e0a\u4e0b\u5348]+(?:[ap]\.?m\.?)?$/iu;
const MONTH =
  /^(?:\d{1,4}[\s/.-]*)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*[\s/.-]*\d{0,4}(?:[\s,/.-]+\d{1,4})?$/i;
/** Truth values, and errors. */
const CONSTANT = /^(?:true|false|#[A-Z/]+[!?]?|#N\/A)$/i;

/** Whether a spreadsheet would read a text as something else. */
function isMisread(text: string): boolean {
  const narrow = text.normalize('NFKC').trim();
  if (HARMLESS.test(narrow)) return false;
  return FIGURE.test(narrow) || (/\d/.test(narrow) && MONTH.test(narrow)) || CONSTANT.test(narrow);
}

/**
 * One cell as every export writes it, RFC 4180. Text that a spreadsheet would read as something else is written as
 * `="2.10"`, which Excel, WPS and LibreOffice show, sort and copy as it is (a leading tab would be copied along); a formula
 * is neutralised with a `'`.
 */
function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell === 'object') return quoted(cell.plain);
  if (isMisread(cell)) return quoted(`="${cell.replaceAll('"', '""')}"`);
  return quoted(FORMULA.test(cell) ? `'${cell}` : cell);
}

/**
 * One line, with its line end. Text that a spreadsheet would read as something else stays text.
 * @example csvLine(['Saw 03', 30, { plain: '2026-02-28' }, '=1+1']) // "Saw 03,30,2026-02-28,'=1+1\r\n"
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Excel only reads a file as UTF-8 if it begins with this. */
export const BOM = '\uFEFF';

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
