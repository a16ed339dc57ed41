import { UnreadableFile } from '../pages/fileProblem';
import type { Size } from '../pages/size';
import { type BlockReader, boxOf, createBlockReader } from './blocks';
import type { OfdItem, OfdPageContent, OpenedOfd } from './ofd';
import { type OfdPackage, openPackage, resolvePath } from './ofdPackage';
import type { DrawParam } from './paint';
import { all, first, textOf, type XmlElement } from './readXml';
import { areaOf, readResources, resourcePaths } from './resources';
import { drawStamp, readStamps } from './stamps';

const MOST_PAGES = 5000;
/** Points per millimetre. */
const POINTS = 72 / 25.4;
/** A4, in millimetres. */
const USUAL = [0, 0, 210, 297];
const LARGEST = 5000;

/** The order in which layers lie upon each other. */
const LAYERS = ['Background', 'Body', 'Foreground'];

/** A document that is open. */
export interface Ofd extends OpenedOfd {
  /** Reads a page, from 0. Throws {@link UnreadableFile}. */
  page(index: number): OfdPageContent;
}

const sizeOf = (area: readonly number[]): Size => {
  const [width = 0, height = 0] = area.slice(2).map((side) => Math.min(LARGEST, side) * POINTS);
  if (!(width > 0 && height > 0)) throw new UnreadableFile('broken');
  return { width, height };
};

/**
 * Opens an OFD document (GB/T 33190): the pages of all its bodies, one after the other. A body that can't be read is counted, if
 * another can.
 * @param isSeal whether it is the picture of a seal, whose own seals aren't shown
 * @throws UnreadableFile
 */
export function openOfd(zip: Uint8Array<ArrayBuffer>, isSeal = false): Ofd {
  const opened = openPackage(zip);
  const bodies: Ofd[] = [];
  const failures: unknown[] = [];
  for (const body of all(opened.xml('OFD.xml'), 'DocBody'))
    try {
      bodies.push(openBody(opened, body, isSeal));
    } catch (error) {
      failures.push(error);
    }
  const [main] = bodies;
  if (!main) throw failures[0] ?? new UnreadableFile('broken');
  const pages = bodies.flatMap((body) => Array.from({ length: body.count }, (_, at) => () => body.page(at)));
  if (pages.length > MOST_PAGES) throw new UnreadableFile('excessive');
  return {
    count: pages.length,
    usual: main.usual,
    isSigned: bodies.some(({ isSigned }) => isSigned),
    leftOut: bodies.reduce((sum, { leftOut }) => sum + leftOut, failures.length),
    page(index) {
      const page = pages[index];
      if (!page) throw new UnreadableFile('broken');
      return page();
    },
  };
}

function openBody(opened: OfdPackage, body: XmlElement, isSeal: boolean): Ofd {
  const path = resolvePath('', textOf(body, 'DocRoot'));
  const root = opened.xml(path);
  const common = first(root, 'CommonData');
  const usual = areaOf(first(common, 'PageArea')) ?? USUAL;
  const pages = all(first(root, 'Pages'), 'Page');
  if (pages.length === 0) throw new UnreadableFile('broken');
  const signatures = textOf(body, 'Signatures');
  const { stamps, missing } =
    isSeal || !signatures ? { stamps: [], missing: 0 } : readStamps(opened, resolvePath('', signatures));

  function layersOf(page: XmlElement, reader: BlockReader, drawParams: ReadonlyMap<string, DrawParam>) {
    const layers = all(first(page, 'Content'), 'Layer').toSorted((a, b) => rankOf(a) - rankOf(b));
    return layers.flatMap((layer) =>
      reader.read(layer, drawParams.get(layer.attributes.DrawParam ?? '') ?? {}),
    );
  }

  return {
    count: pages.length,
    usual: sizeOf(usual),
    isSigned: Boolean(signatures),
    leftOut: missing,
    page(index) {
      const { ID = '', BaseLoc = '' } = pages[index]?.attributes ?? {};
      const pagePath = resolvePath(path, BaseLoc);
      const page = opened.xml(pagePath);
      const size = sizeOf(areaOf(first(page, 'Area')) ?? usual);
      const shared = resourcePaths(common, path);
      let leftOut = 0;
      const items: OfdItem[] = [];
      const add = (content: XmlElement, from: string) => {
        const resources = readResources(opened, [...shared, ...resourcePaths(content, from)]);
        const reader = createBlockReader(opened, resources);
        items.push(...layersOf(content, reader, resources.drawParams));
        leftOut += reader.leftOut;
      };
      const templates = all(page, 'Template').flatMap(({ attributes }) => {
        const template = all(common, 'TemplatePage').find(
          (one) => one.attributes.ID === attributes.TemplateID,
        );
        const from = template && resolvePath(path, template.attributes.BaseLoc ?? '');
        if (!from || !opened.has(from)) {
          leftOut += 1;
          return [];
        }
        return [{ from, isAbove: attributes.ZOrder === 'Foreground' }];
      });
      for (const { from, isAbove } of templates) if (!isAbove) add(opened.xml(from), from);
      add(page, pagePath);
      for (const { from, isAbove } of templates) if (isAbove) add(opened.xml(from), from);
      const annotations = createBlockReader(opened, readResources(opened, shared));
      const notes = annotationsOn(opened, root, path, ID);
      items.push(...drawNotes(notes.found, annotations));
      leftOut += notes.missing;
      leftOut += annotations.leftOut;
      for (const stamp of stamps.filter((one) => one.page === ID)) {
        const drawn = drawStamp(opened, stamp, drawingOf);
        if (drawn) items.push(drawn);
        else leftOut += 1;
      }
      return { ...size, items, leftOut };
    },
  };
}

const rankOf = ({ attributes }: XmlElement) => {
  const rank = LAYERS.indexOf(attributes.Type ?? 'Body');
  return rank < 0 ? 1 : rank;
};

/** The first page of a seal's picture, in millimetres. */
function drawingOf(bytes: Uint8Array<ArrayBuffer>) {
  const { items, width, height } = openOfd(bytes, true).page(0);
  return { items, width: width / POINTS, height: height / POINTS };
}

/** What is noted on a page: stamps, marks, watermarks; and how many files of notes aren't there. */
function annotationsOn(opened: OfdPackage, root: XmlElement, path: string, page: string) {
  const named = textOf(root, 'Annotations');
  if (!named) return { found: [], missing: 0 };
  const list = resolvePath(path, named);
  if (!opened.has(list)) return { found: [], missing: 1 };
  const files = all(opened.xml(list), 'Page')
    .filter(({ attributes }) => attributes.PageID === page)
    .map((entry) => resolvePath(list, textOf(entry, 'FileLoc')));
  const there = files.filter((from) => opened.has(from));
  return {
    found: there
      .flatMap((from) => all(opened.xml(from), 'Annot'))
      .filter(({ attributes }) => attributes.Visible !== 'false'),
    missing: files.length - there.length,
  };
}

const drawNotes = (notes: readonly XmlElement[], reader: BlockReader): readonly OfdItem[] =>
  notes.flatMap((note) => {
    const appearance = first(note, 'Appearance');
    const [x = 0, y = 0] = boxOf(appearance?.attributes.Boundary) ?? [];
    return appearance
      ? [{ kind: 'group' as const, matrix: [1, 0, 0, 1, x, y], items: reader.read(appearance, {}) }]
      : [];
  });
