import { describe, expect, it } from 'vitest';
import type { CsvCell } from '../../../src/csvCell';
import { f } from '../../../src/schema.ts';
import type { Sheet } from '../../../src/ui/xlsx/sheetXml';
import { toXlsx, XLSX } from '../../../src/ui/xlsx/toXlsx';
import { momentOf, type ReadCell, readXlsx } from '../../support/readXlsx';

const sheet = (rows: readonly (readonly CsvCell[])[], more: Partial<Sheet> = {}): Sheet => ({
  name: 'Tools',
  count: rows.length,
  row: (place) => rows[place] ?? [],
  ...more,
});

async function read(sheets: readonly Sheet[], most?: number) {
  const file = await toXlsx(sheets, undefined, most);
  return readXlsx(new Uint8Array(await file.arrayBuffer()));
}

async function cellOf(cell: CsvCell): Promise<ReadCell> {
  const [only] = await read([sheet([['before', cell]])]);
  return only?.rows[0]?.[1];
}

/** The cell of a value by the kind of its field, as an export has it. */
function exported(field: { exported?(value: unknown, text: string): CsvCell }, value: unknown, text: string) {
  return cellOf(field.exported?.(value, text) ?? text);
}

describe('a workbook', () => {
  it('has its sheets in order, each with its name, and the header stays in sight', async () => {
    const file = await toXlsx([
      sheet([['Saw']], { header: ['Name'] }),
      sheet([['Rows', 1]], { name: 'About' }),
    ]);
    expect(file.type).toBe(XLSX);
    const [tools, about] = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect(tools).toMatchObject({ name: 'Tools', frozen: 1, rows: [['Name'], ['Saw']] });
    expect(about).toMatchObject({
      name: 'About',
      frozen: 0,
      rows: [['Rows', { value: 1, format: '#,##0' }]],
    });
  });

  it.each([
    ['a/b:c*d?e[f]g\\h', 'a b c d e f g h'],
    ["'quoted'", 'quoted'],
    ['<&">', '<&">'],
    ['x'.repeat(40), 'x'.repeat(31)],
    ['History', 'History 1'],
    ['', '1'],
  ])('names the sheet %j as spreadsheets allow', async (name, written) => {
    expect((await read([sheet([], { name })]))[0]?.name).toBe(written);
  });

  it('has each name once, in any case', async () => {
    const names = await read([sheet([], { name: 'A' }), sheet([], { name: 'a' })]);
    expect(names.map(({ name }) => name)).toEqual(['A', 'a 2']);
  });

  it('goes on in another sheet where one is full', async () => {
    const rows = Array.from({ length: 5 }, (_, n) => [n]);
    const sheets = await read([sheet(rows, { header: ['n'] })], 3);
    const numbers = sheets.map((each) =>
      each.rows.map(([cell]) => (typeof cell === 'object' ? cell.value : cell)),
    );
    expect(numbers).toEqual([
      ['n', 0, 1],
      ['n', 2, 3],
      ['n', 4],
    ]);
  });

  it('has columns as wide as what is in them, within bounds; Chinese counts double', async () => {
    const [{ widths } = { widths: [] }] = await read([
      sheet([['x', 'x'.repeat(200), { plain: '2026-01-31 08:00:00', is: 'moment' }]], {
        header: ['a', 'b', 'c', '\u4f01'.repeat(10)],
      }),
    ]);
    expect(widths).toEqual([8, 60, 21, 22]);
  });

  it('has all rows of a long list, and columns beyond Z', async () => {
    const row = Array.from({ length: 30 }, (_, n) => `c${n}`);
    const [only] = await read([sheet([], { count: 3000, row: () => row })]);
    expect([only?.rows.length, only?.rows[2999]]).toEqual([3000, row]);
  });

  it('is no longer written once that was cancelled', async () => {
    const stop = new AbortController();
    const row = (place: number) => {
      if (place === 10_000) stop.abort();
      return ['x'.repeat(100)];
    };
    await expect(toXlsx([sheet([], { count: 100_000, row })], stop.signal)).rejects.toThrow();
  });
});

describe('a cell by the kind of its field', () => {
  it.each([
    ['an amount has two decimals', f.money(), 1234.5, '', { value: 1234.5, format: '#,##0.00' }],
    ['a number is one', f.int(), -1234, '', { value: -1234, format: '#,##0' }],
    ['a decimal is one', f.int(), 0.125, '', { value: 0.125, format: 'General' }],
    ['a duration is one', f.duration(), 90_061, '25:01:01', { value: 90_061 / 86_400, format: '[hh]:mm:ss' }],
    ['a phone number is text', f.phone(), '13800138000', '13800138000', '13800138000'],
    ['an ID number is text', f.text(), '110101199001011234', '110101199001011234', '110101199001011234'],
    ['a long number is text', f.int(), '12345678901234567890', '12,345,678', '12,345,678'],
    ['what rounds is text', f.int(), 1234567890123456, '', '1234567890123456'],
    ['an amount that rounds is text', f.money(), 12345678901234.5, '', '12345678901234.50'],
  ])('%s', async (_, field, value, text, written) => {
    expect(await exported(field, value, text)).toEqual(written);
  });

  it.each([
    ['2026-01-31 08:30:15', 'yyyy-mm-dd hh:mm:ss'],
    ['2024-02-29 23:59', 'yyyy-mm-dd hh:mm'],
    ['1900-03-01', 'yyyy-mm-dd'],
    ['9999-12-31 00:00:00', 'yyyy-mm-dd hh:mm:ss'],
  ])('the moment %s is one, as it is shown', async (shown, format) => {
    const cell = await exported(f.dateTime(), shown, shown);
    if (typeof cell !== 'object') throw new Error(`${cell} is no moment`);
    expect(cell.format).toBe(format);
    expect(momentOf(cell.value).startsWith(shown)).toBe(true);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-01-31 24:00:00', '1899-12-31', '0001-01-01', 'soon', ''])(
    'what is no moment that a sheet counts, such as %j, is text',
    async (shown) => {
      expect(await exported(f.dateTime(), shown, shown)).toEqual(shown || undefined);
    },
  );
});

describe('text', () => {
  it.each([
    '=1+1',
    '+cmd',
    '@SUM(A1)',
    '-2+3',
    '2.10',
    'TRUE',
    '<b>&amp;"\'',
    ' blanks ',
    'two\nlines',
    '_x000D_',
    '\u{20BB7}',
  ])('%j stays what it is, and no formula', async (text) => {
    expect(await cellOf(text)).toBe(text);
  });

  it.each([
    ['a\0b\x1Fc', 'abc'],
    ['a\uFFFEb\uD800c\uDC00d', 'abcd'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    [{ plain: 'as it is' }, 'as it is'],
  ])('%j is written without what XML forbids', async (text, written) => {
    expect(await cellOf(text)).toBe(written);
  });

  it('that is longer than a cell can be ends in an ellipsis', async () => {
    const cell = await cellOf('x'.repeat(40_000));
    expect([String(cell).length, String(cell).at(-1)]).toEqual([32_767, '…']);
  });

  it.each([undefined, null, '', Number.NaN])('%j is an empty cell', async (nothing) => {
    expect(await cellOf(nothing)).toBeUndefined();
  });
});
