/** How cells look, by the place of their style in {@link stylesXml}: each a number format of Excel's, or one of ours from 164. */
const formats = {
  general: 0,
  /** Bold. */
  header: 49,
  /** Text stays text, also once somebody edits it. */
  text: 49,
  integer: 3,
  amount: 4,
  day: 164,
  minutes: 165,
  seconds: 166,
  duration: 167,
} as const;

/** The look of a cell. */
export type CellStyle = keyof typeof formats;

const names = Object.keys(formats) as readonly CellStyle[];

/** The number by which a cell names its style. */
export const styleOf = Object.fromEntries(names.map((name, place) => [name, place])) as Readonly<
  Record<CellStyle, number>
>;

const own: Readonly<Record<number, string>> = {
  [formats.day]: 'yyyy-mm-dd',
  [formats.minutes]: 'yyyy-mm-dd hh:mm',
  [formats.seconds]: 'yyyy-mm-dd hh:mm:ss',
  [formats.duration]: '[hh]:mm:ss',
};

const ownFormats = Object.entries(own).map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`);
const looks = names.map(
  (name) =>
    `<xf numFmtId="${formats[name]}" fontId="${name === 'header' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
);
const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;

/** The part of a workbook that says how its cells look. */
export const stylesXml = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${ownFormats.length}">${ownFormats.join('')}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
