import { unzipSync } from 'fflate';
import { UnreadableFile } from '../pages/fileProblem';
import { readXml, type XmlElement } from './readXml';

const MOST_ENTRIES = 10_000;
/** Of everything that it says to hold once unpacked, in bytes. */
const MOST_UNPACKED = 300_000_000;
/** Of one XML file. */
const MOST_XML = 30_000_000;

/** The parts of a document, unpacked one by one. */
export interface OfdPackage {
  has(path: string): boolean;
  /** A part's bytes; `undefined` if there is none. */
  bytes(path: string): Uint8Array<ArrayBuffer> | undefined;
  /** A part that is XML. Throws {@link UnreadableFile} if there is none. */
  xml(path: string): XmlElement;
}

/**
 * Opens a document's zip. Sizes are those that its directory states: no entry is unpacked beyond them. Names lead
 * nowhere: they only name what is inside.
 * @throws UnreadableFile
 */
export function openPackage(zip: Uint8Array<ArrayBuffer>): OfdPackage {
  const names = new Map<string, { name: string; size: number }>();
  let unpacked = 0;
  unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      if (names.size >= MOST_ENTRIES || unpacked > MOST_UNPACKED) throw new UnreadableFile('excessive');
      names.set(resolvePath('', name), { name, size: originalSize });
      return false;
    },
  });
  const bytes = (path: string) => {
    const entry = names.get(path);
    if (!entry) return undefined;
    const [part] = Object.values(unzipSync(zip, { filter: ({ name }) => name === entry.name }));
    return part && new Uint8Array(part);
  };
  return {
    has: (path) => names.has(path),
    bytes,
    xml(path) {
      if ((names.get(path)?.size ?? 0) > MOST_XML) throw new UnreadableFile('excessive');
      const part = bytes(path);
      if (!part) throw new UnreadableFile('broken');
      return readXml(part);
    },
  };
}

/**
 * A part's path, named from another one; `..` never leaves the package.
 * @example resolvePath('Doc_0/Document.xml', 'Pages/Page_0/Content.xml') // 'Doc_0/Pages/Page_0/Content.xml'
 */
export function resolvePath(from: string, name: string): string {
  const isAbsolute = /^[\\/]/.test(name);
  const parts = isAbsolute ? [] : from.split('/').slice(0, -1);
  for (const part of name.split(/[\\/]+/)) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
