/** Excel reads a file as UTF-8 only when it begins with this. */
const BOM = '\uFEFF';

/** What a spreadsheet would run: `=`, `+`, `-` and `@` at the start, and the tab and return that hide one. */
const FORMULA = /^[=+\-@\t\r]/;
const NEGATIVE = /^-(\p{Sc}\s?)?\d{1,3}(,?\d{3})*(\.\d+)?$/u;

/**
 * Digits that a spreadsheet would spoil by taking them for a number: from 12 on it shows 1.10101E+17, past 15 it rounds,
 * it drops a leading zero, and it reads 12E5 as a power of ten.
 */
const SPOILED = /^(\d{12,}|0\d+|\d+[eE]\d+)$/;

/**
 * Writes rows as a file for Excel: a BOM, RFC 4180 quoting (CRLF, quotes doubled), formulas neutralised with a `'`, and
 * long numbers kept as text as `="110101199001011234"`, which Excel, WPS and LibreOffice show, sort and copy as the
 * digits alone (a leading tab would be copied along with them).
 * @param rows the header first; every cell in words
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  if (SPOILED.test(text)) return quoted(`="${text}"`);
  return quoted(FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text);
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
