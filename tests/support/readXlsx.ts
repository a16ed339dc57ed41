import { SaxesParser } from 'saxes';
import { unpack } from './unpack';

/** A cell as a reader finds it: its text, or its number with the format that shows it. */
export type ReadCell = string | { readonly value: number; readonly format: string } | undefined;

/** A sheet as a reader finds it. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly ReadCell[])[];
  /** How many rows stay in sight. */
  readonly frozen: number;
  readonly widths: readonly number[];
}

/** An element of XML. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** The formats that ECMA-376 gives numbers to, of those in use. */
const BUILT_IN: Readonly<Record<string, string>> = {
  0: 'General',
  3: '#,##0',
  4: '#,##0.00',
  49: '@',
};

/** Reads an Excel workbook by the standard alone, every part of it as strict XML: throws where a part is missing or isn't XML. */
export async function readXlsx(file: Uint8Array): Promise<readonly ReadSheet[]> {
  const parts = await unpack(file);
  const part = (path: string) => {
    const bytes = parts.get(path);
    if (!bytes) throw new Error(`there is no ${path}`);
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  };
  const targets = (path: string) =>
    new Map(part(path).children.map(({ attributes: { Id = '', Target = '' } }) => [Id, Target]));
  const [main = ''] = targets('_rels/.rels').values();
  const declared = all(part('[Content_Types].xml'), 'Override').map(({ attributes }) => attributes.PartName);
  const related = targets('xl/_rels/workbook.xml.rels');
  for (const path of [main, ...[...related.values()].map((target) => `xl/${target}`)])
    if (!declared.includes(`/${path}`)) throw new Error(`${path} has no type`);
  const formats = formatsOf(part('xl/styles.xml'));
  return all(part(main), 'sheet').map(({ attributes }) => {
    const sheet = part(`xl/${related.get(attributes['r:id'] ?? '')}`);
    const [pane] = all(sheet, 'pane');
    return {
      name: attributes.name ?? '',
      rows: all(sheet, 'row').map((row) => cellsOf(row, formats)),
      frozen: pane?.attributes.state === 'frozen' ? Number(pane.attributes.ySplit) : 0,
      widths: all(sheet, 'col').map((column) => Number(column.attributes.width)),
    };
  });
}

/** A wall time by a sheet's number of days. */
export const momentOf = (days: number): string =>
  new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString().slice(0, 19).replace('T', ' ');

function cellsOf(row: Element, formats: readonly string[]): readonly ReadCell[] {
  const cells: ReadCell[] = [];
  for (const cell of row.children) {
    const { r = '', t, s } = cell.attributes;
    if (!r.endsWith(row.attributes.r ?? '?')) throw new Error(`${r} is in row ${row.attributes.r}`);
    cells[columnOf(r)] =
      t === 'inlineStr'
        ? all(cell, 't')
            .map(({ text }) => text)
            .join('')
            .replace(/_x([\dA-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        : { value: Number(all(cell, 'v')[0]?.text), format: formats[Number(s)] ?? '' };
    if (all(cell, 'f').length > 0) throw new Error(`${r} is a formula`);
  }
  return Array.from(cells);
}

const columnOf = (cell: string) =>
  [...cell.replace(/\d/g, '')].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;

function formatsOf(styles: Element): readonly string[] {
  const own = new Map(
    all(styles, 'numFmt').map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? '']),
  );
  const [looks] = all(styles, 'cellXfs');
  return (looks?.children ?? []).map(
    ({ attributes: { numFmtId = '' } }) => own.get(numFmtId) ?? BUILT_IN[numFmtId] ?? '',
  );
}

function all(above: Element, name: string): Element[] {
  return above.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const [inner] = open.slice(-1);
    if (inner) inner.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [first] = root.children;
  if (!first) throw new Error('there is no element');
  return first;
}
