/** Excel only reads a file as UTF-8 if it begins with this. */
const BOM = '\uFEFF';

/** What a spreadsheet would run as a formula: a leading `=`, `+`, `-` or `@`, or a tab or return that hides one. */
const FORMULA = /^[=+\-@\t\r]/;
const NEGATIVE = /^-(\p{Sc}\s?)?\d{1,3}(,?\d{3})*(\.\d+)?$/u;

/**
 * Digits that a spreadsheet would mangle as a number: it shows 12 or more as 1.10101E+17, rounds past 15, drops leading
 * zeros, and reads 12E5 as a power of ten.
 */
const SPOILED = /^(\d{12,}|0\d+|\d+[eE]\d+)$/;

/**
 * Writes rows as CSV for Excel: a BOM, RFC 4180 quoting (CRLF, doubled quotes), formulas neutralised with a `'`, and long
 * numbers as `="110101199001011234"`, which Excel, WPS and LibreOffice show, sort and copy as plain digits (a leading tab
 * would be copied along).
 * @param rows the header first; every cell in words
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  if (SPOILED.test(text)) return quoted(`="${text}"`);
  return quoted(FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text);
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
