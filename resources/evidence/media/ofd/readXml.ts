import { SaxesParser } from 'saxes';
import { encodingOf } from '../decodeText';
import { UnreadableFile } from '../pages/fileProblem';

/** An element; names are without their prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface Growing extends XmlElement {
  readonly children: Growing[];
  text: string;
}

/** More would be no page. */
const MOST_ELEMENTS = 300_000;
const DEEPEST = 64;

const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML, in the encoding that it declares or is found to have; what is blank before it is passed over. A document type is passed over: its entities are neither fetched nor known, so that one that is used ends
 * the reading.
 * @throws UnreadableFile if it isn't well-formed, or beyond all measure
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const root: Growing = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new UnreadableFile('broken');
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length > DEEPEST) throw new UnreadableFile('excessive');
    const own = Object.entries(attributes).map(([key, value]) => [localOf(key), value]);
    const element = { name: localOf(name), attributes: Object.fromEntries(own), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const add = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  // A byte order mark is blank, too.
  parser.write(new TextDecoder(encodingOf(bytes)).decode(bytes).trimStart()).close();
  const [document] = root.children;
  if (!document) throw new UnreadableFile('broken');
  return document;
}

/** The children of that name. */
export const all = (of: XmlElement | undefined, name: string): readonly XmlElement[] =>
  of?.children.filter((child) => child.name === name) ?? [];

/** The first element along a path of names, such as `CommonData/PageArea`. */
export const first = (of: XmlElement | undefined, path: string): XmlElement | undefined =>
  path.split('/').reduce((at, name) => all(at, name)[0], of);

/** The text of the first element along a path, or of the element itself. */
export const textOf = (of: XmlElement | undefined, path?: string): string =>
  ((path ? first(of, path) : of)?.text ?? '').trim();

/** The numbers of a list with spaces; anything else in it is none. */
export const numbersOf = (list: string | undefined): readonly number[] =>
  (list ?? '')
    .split(/[\s,]+/)
    .map(Number.parseFloat)
    .filter(Number.isFinite);

/** A number of an attribute. */
export const numberOf = (of: XmlElement | undefined, name: string): number | undefined =>
  numbersOf(of?.attributes[name])[0];
