import { boxOf } from './blocks';
import type { Box, OfdItem } from './ofd';
import { type OfdPackage, resolvePath } from './ofdPackage';
import { pictureOf } from './pictures';
import { all, first, textOf } from './readXml';
import { sealPicture } from './seal';

/** Where a seal is stamped, and with what. */
export interface Stamp {
  /** The page's number in the document. */
  readonly page: string;
  readonly box: Box;
  readonly clip: Box | undefined;
  /** The parts that may carry its picture. */
  readonly sources: readonly string[];
}

/** The stamps of all signatures of a document, and how many signatures aren't there. */
export function readStamps(
  opened: OfdPackage,
  list: string,
): { readonly stamps: readonly Stamp[]; readonly missing: number } {
  if (!opened.has(list)) return { stamps: [], missing: 1 };
  let missing = 0;
  const stamps = all(opened.xml(list), 'Signature').flatMap((entry) => {
    const path = resolvePath(list, entry.attributes.BaseLoc ?? '');
    if (!opened.has(path)) {
      missing += 1;
      return [];
    }
    const signature = opened.xml(path);
    const names = [textOf(signature, 'SignedValue'), textOf(signature, 'SignedInfo/Seal/BaseLoc')];
    const sources = names.filter(Boolean).map((name) => resolvePath(path, name));
    return all(first(signature, 'SignedInfo'), 'StampAnnot').flatMap(({ attributes }) => {
      const box = boxOf(attributes.Boundary);
      return box ? [{ page: attributes.PageRef ?? '', box, clip: boxOf(attributes.Clip), sources }] : [];
    });
  });
  return { stamps, missing };
}

/**
 * A stamp as it is drawn on its page; `undefined` if its picture can't be shown.
 * @param openDrawing reads a picture that is a document itself: its first page, and its width and height
 */
export function drawStamp(
  opened: OfdPackage,
  { box, clip, sources }: Stamp,
  openDrawing: (bytes: Uint8Array<ArrayBuffer>) => {
    items: readonly OfdItem[];
    width: number;
    height: number;
  },
): OfdItem | undefined {
  const [x, y, width, height] = box;
  for (const source of sources) {
    const bytes = opened.bytes(source);
    const picture = bytes && sealPicture(bytes);
    if (!picture) continue;
    const place = (items: readonly OfdItem[]): OfdItem => ({
      kind: 'group',
      matrix: [1, 0, 0, 1, x, y],
      clip: clip ?? [0, 0, width, height],
      items,
    });
    if (picture.type === 'ofd') {
      const drawing = openDrawing(picture.bytes);
      const matrix = [width / drawing.width, 0, 0, height / drawing.height, 0, 0];
      return place([{ kind: 'group', matrix, items: drawing.items }]);
    }
    const file = pictureOf(picture.bytes);
    if (file) return place([{ kind: 'image', matrix: [width, 0, 0, height, 0, 0], file, opacity: 1 }]);
  }
  return undefined;
}
