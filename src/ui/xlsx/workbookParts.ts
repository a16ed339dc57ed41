import { xmlText } from './cellXml';
import { stylesXml } from './styles';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook besides its sheets, by path (ECMA-376, part 1): what there is, how it belongs together, how it looks. */
export const workbookParts = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${names
    .map((_, place) => `<Override PartName="/${sheetPath(place)}" ContentType="${TYPE}.worksheet+xml"/>`)
    .join('')}</Types>`,
  '_rels/.rels': relations([[`${DOCUMENT}/officeDocument`, 'xl/workbook.xml']]),
  'xl/_rels/workbook.xml.rels': relations([
    ...names.map((_, place) => [`${DOCUMENT}/worksheet`, sheetPath(place).slice('xl/'.length)] as const),
    [`${DOCUMENT}/styles`, 'styles.xml'],
  ]),
  'xl/styles.xml': stylesXml,
  'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${DOCUMENT}"><sheets>${sheetNames(
    names,
  )
    .map(
      (name, place) =>
        `<sheet name="${xmlText(name).replaceAll('"', '&quot;')}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
    )
    .join('')}</sheets></workbook>`,
});

/** The path of a sheet. */
export const sheetPath = (place: number): string => `xl/worksheets/sheet${place + 1}.xml`;

const relations = (all: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([type, target], place) => `<Relationship Id="rId${place + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** The longest name of a sheet, in UTF-16 units. */
const LONGEST_NAME = 31;

/** Names that every spreadsheet takes: short, without certain characters, each once in any case. */
function sheetNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, place) => {
    const plain = name.replace(/[[\]:*?/\\\p{Cc}]+/gu, ' ').replace(/^[\s']+|[\s']+$/g, '');
    const cut = plain.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, '');
    const key = cut.toLowerCase();
    // Excel keeps this name for itself.
    const isFree = cut !== '' && key !== 'history' && !taken.has(key);
    taken.add(key);
    return isFree ? cut : `${cut.slice(0, LONGEST_NAME - 4)} ${place + 1}`.trim();
  });
}
