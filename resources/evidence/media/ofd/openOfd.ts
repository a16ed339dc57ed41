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
 * Opens an OFD document (GB/T 33190): its first body, as every viewer does.
 * @param isSeal whether it is the picture of a seal, whose own seals aren't shown
 * @throws UnreadableFile
 */
export function openOfd(zip: Uint8Array<ArrayBuffer>, isSeal = false): Ofd {
  const opened = openPackage(zip);
  const body = first(opened.xml('OFD.xml'), 'DocBody');
  const path = resolvePath('', textOf(body, 'DocRoot'));
  const root = opened.xml(path);
  const common = first(root, 'CommonData');
  const usual = areaOf(first(common, 'PageArea')) ?? USUAL;
  const pages = all(first(root, 'Pages'), 'Page');
  if (pages.length === 0) throw new UnreadableFile('broken');
  if (pages.length > MOST_PAGES) throw new UnreadableFile('excessive');
  const signatures = textOf(body, 'Signatures');
  const stamps = isSeal || !signatures ? [] : readStamps(opened, resolvePath('', signatures));

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
    page(index) {
      const { ID = '', BaseLoc = '' } = pages[index]?.attributes ?? {};
      const pagePath = resolvePath(path, BaseLoc);
      const page = opened.xml(pagePath);
      const size = sizeOf(areaOf(first(page, 'Area')) ?? usual);
      const shared = resourcePaths(common, path);
      let isPartial = false;
      const items: OfdItem[] = [];
      const add = (content: XmlElement, from: string) => {
        const resources = readResources(opened, [...shared, ...resourcePaths(content, from)]);
        const reader = createBlockReader(opened, resources);
        items.push(...layersOf(content, reader, resources.drawParams));
        isPartial ||= reader.isPartial;
      };
      const templates = all(page, 'Template').flatMap(({ attributes }) => {
        const template = all(common, 'TemplatePage').find(
          (one) => one.attributes.ID === attributes.TemplateID,
        );
        const from = template && resolvePath(path, template.attributes.BaseLoc ?? '');
        if (!from || !opened.has(from)) {
          isPartial = true;
          return [];
        }
        return [{ from, isAbove: attributes.ZOrder === 'Foreground' }];
      });
      for (const { from, isAbove } of templates) if (!isAbove) add(opened.xml(from), from);
      add(page, pagePath);
      for (const { from, isAbove } of templates) if (isAbove) add(opened.xml(from), from);
      const annotations = createBlockReader(opened, readResources(opened, shared));
      items.push(...annotationsOf(opened, root, path, ID, annotations));
      isPartial ||= annotations.isPartial;
      for (const stamp of stamps.filter((one) => one.page === ID)) {
        const drawn = drawStamp(opened, stamp, drawingOf);
        if (drawn) items.push(drawn);
        else isPartial = true;
      }
      return { ...size, items, isPartial };
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

/** What is noted on a page: stamps, marks, watermarks. */
function annotationsOf(
  opened: OfdPackage,
  root: XmlElement,
  path: string,
  page: string,
  reader: BlockReader,
): readonly OfdItem[] {
  const list = resolvePath(path, textOf(root, 'Annotations'));
  if (!textOf(root, 'Annotations') || !opened.has(list)) return [];
  return all(opened.xml(list), 'Page')
    .filter(({ attributes }) => attributes.PageID === page)
    .map((entry) => resolvePath(list, textOf(entry, 'FileLoc')))
    .filter((from) => opened.has(from))
    .flatMap((from) => all(opened.xml(from), 'Annot'))
    .filter(({ attributes }) => attributes.Visible !== 'false')
    .flatMap((note) => {
      const appearance = first(note, 'Appearance');
      const [x = 0, y = 0] = boxOf(appearance?.attributes.Boundary) ?? [];
      return appearance
        ? [{ kind: 'group' as const, matrix: [1, 0, 0, 1, x, y], items: reader.read(appearance, {}) }]
        : [];
    });
}
