import type { CsvCell, PlainCell } from '../../csvCell';
import { isDay } from '../../model/dateRange';
import { type CellStyle, styleOf } from './styles';

/** A number and how it is shown; `undefined` where it would lose a digit, or isn't what it should be: then it is text. */
type Typed = { readonly value: number; readonly style: CellStyle } | undefined;

const typed: Readonly<Record<NonNullable<PlainCell['is']>, (plain: string) => Typed>> = {
  amount: amountOf,
  moment: momentOf,
  duration: durationOf,
};

/**
 * A cell of a sheet. Text is never a formula, whatever it begins with, and never read as anything else. Nothing for an empty cell.
 * @param at its place, such as `B7`
 * @param textStyle the style of text
 */
export function cellXml(cell: CsvCell, at: string, textStyle: CellStyle = 'text'): string {
  if (cell === null || cell === undefined) return '';
  const number = typeof cell === 'number' ? numberOf(cell) : undefined;
  const read = typeof cell === 'object' && cell.is ? typed[cell.is](cell.plain) : number;
  if (read) return `<c r="${at}" s="${styleOf[read.style]}"><v>${read.value}</v></c>`;
  if (typeof cell === 'number' && !Number.isFinite(cell)) return '';
  const text = xmlText(typeof cell === 'object' ? cell.plain : String(cell));
  if (text === '') return '';
  const kept = EDGE.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${at}" s="${styleOf[textStyle]}" t="inlineStr"><is><t${kept}>${text}</t></is></c>`;
}

/** Blanks that XML's readers may leave out. */
const EDGE = /^\s|\s$|\n/;

/** Spreadsheets keep 15 digits of a number. */
const LONGEST_INTEGER = 999_999_999_999_999;
const LARGEST_AMOUNT = 9_999_999_999_999;

function numberOf(value: number): Typed {
  if (!Number.isFinite(value)) return undefined;
  if (!Number.isInteger(value)) return { value, style: 'general' };
  return Math.abs(value) > LONGEST_INTEGER ? undefined : { value, style: 'integer' };
}

function amountOf(plain: string): Typed {
  const value = Number(plain);
  return plain.trim() === '' || !(Math.abs(value) <= LARGEST_AMOUNT) ? undefined : { value, style: 'amount' };
}

const MOMENT = /^((\d{4})-(\d\d)-(\d\d))(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/;
const DAY = 86_400_000;
/** Sheets count days from here. Excel takes 1900 for a leap year: what is older than its March has another count elsewhere. */
const DAY_0 = Date.UTC(1899, 11, 30);
const FIRST_DAY = '1900-03-01';

/** A wall time, as it is shown: sheets know no zones. */
function momentOf(plain: string): Typed {
  const [, date = '', year, month, day, hour, minute, second] = MOMENT.exec(plain) ?? [];
  const time = Number(hour ?? 0) * 3600 + Number(minute ?? 0) * 60 + Number(second ?? 0);
  if (!isDay(date) || date < FIRST_DAY || time >= 86_400) return undefined;
  const days = (Date.UTC(Number(year), Number(month) - 1, Number(day)) - DAY_0) / DAY;
  return { value: days + time / 86_400, style: second ? 'seconds' : hour ? 'minutes' : 'day' };
}

function durationOf(plain: string): Typed {
  const [, hours, minutes, seconds] = /^(\d{1,6}):(\d\d):(\d\d)$/.exec(plain) ?? [];
  if (!hours) return undefined;
  const value = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
  return { value, style: 'duration' };
}

/** What a cell holds at most. */
const LONGEST_TEXT = 32_767;
/** What XML 1.0 has no way to write: control characters, halves of a character, and two that are none. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu;
/** What isn't simply itself; most texts have nothing of it. */
const UNUSUAL = /[\p{Cc}\p{Cs}&<>_\uFFFE\uFFFF]/u;
const SPECIAL = /[&<>]|\r\n?|_(?=x[\dA-Fa-f]{4}_)/g;
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // Spreadsheets read _x000D_ as the character of that code.
  _: '_x005F_',
};

/** A text as the content of an element, in spreadsheets' own way; a longer one than a cell can hold ends in an ellipsis. */
export function xmlText(text: string): string {
  const held = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
  if (!UNUSUAL.test(held)) return held;
  return held.replace(FORBIDDEN, '').replace(SPECIAL, (found) => escapes[found] ?? '\n');
}
