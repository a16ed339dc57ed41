import type { CsvCell } from '../../csvCell';
import { cellXml } from './cellXml';

/** A sheet of a workbook. */
export interface Sheet {
  /** In words; what a sheet's name can't hold is left out. */
  readonly name: string;
  /** Stays in sight; without it the sheet is read from its first column. */
  readonly header?: readonly string[];
  /** How many rows there are. */
  readonly count: number;
  /** A row by its place, from 0. */
  row(place: number): readonly CsvCell[];
}

/** By how many rows the widths of columns are found. */
const MEASURED = 200;
/** In characters. */
const NARROWEST = 8;
const WIDEST = 60;
/** How much XML is handed on at once, in characters. */
const PART = 65_536;

const FROZEN =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView>';

/** The XML of a sheet's rows from one place to another, in parts: a row is asked for when it is written. */
export function* sheetXml(sheet: Sheet, from = 0, end = sheet.count): Generator<string, void> {
  const { header } = sheet;
  const widths = widthsOf(sheet);
  let part = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>${
    header ? FROZEN : '<sheetView workbookViewId="0"/>'
  }</sheetViews><cols>${widths.map(columnXml).join('')}</cols><sheetData>`;
  const letters = widths.map((_, place) => lettersOf(place));
  let at = 0;
  if (header) {
    at = 1;
    part += `<row r="1">${header.map((text, place) => cellXml(text, `${letters[place]}1`, 'header')).join('')}</row>`;
  }
  for (let place = from; place < end; place += 1) {
    at += 1;
    part += `<row r="${at}">`;
    sheet.row(place).forEach((cell, column) => {
      part += cellXml(cell, `${letters[column]}${at}`);
    });
    part += '</row>';
    if (part.length < PART) continue;
    yield part;
    part = '';
  }
  // Without the mark beside each phone number that it is a number stored as text.
  const all = `A1:${letters.at(-1) ?? 'A'}${Math.max(at, 1)}`;
  yield `${part}</sheetData><ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

/** As wide as the header and the first rows; Chinese characters are twice as wide as digits. */
function widthsOf({ header = [], count, row }: Sheet): number[] {
  const widths = header.map(widthOf);
  for (let place = 0; place < Math.min(count, MEASURED); place += 1)
    row(place).forEach((cell, column) => {
      const text = typeof cell === 'object' ? (cell?.plain ?? '') : String(cell ?? '');
      widths[column] = Math.max(widths[column] ?? 0, widthOf(text));
    });
  return widths.map((width) => Math.min(WIDEST, Math.max(NARROWEST, width + 2)));
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text.slice(0, WIDEST)) width += character > '\u2E7F' ? 2 : 1;
  return width;
}

const columnXml = (width: number, place: number) =>
  `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`;

/** The name of a column: A to Z, then AA. */
function lettersOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : lettersOf(Math.floor(place / 26) - 1) + last;
}
