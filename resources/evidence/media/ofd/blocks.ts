import { UnreadableFile } from '../pages/fileProblem';
import { deltasOf, LONGEST_TEXT, placesOf } from './deltas';
import type { Box, OfdFont, OfdItem } from './ofd';
import type { OfdPackage } from './ofdPackage';
import { type DrawParam, paintOf } from './paint';
import { pathOf } from './pathData';
import { pictureOf } from './pictures';
import { all, first, numberOf, numbersOf, textOf, type XmlElement } from './readXml';
import type { OfdResources } from './resources';

/** More would take a browser too long to draw. */
const MOST_ITEMS = 20_000;
/** How deep drawings may use other drawings. */
const DEEPEST = 8;

/** Reads what lies on a page; counts what it can't show. */
export interface BlockReader {
  /** The objects of a layer, a drawing or an appearance. */
  read(block: XmlElement, layer: DrawParam, depth?: number): readonly OfdItem[];
  /** How many things were left out, or aren't shown as they are. */
  readonly leftOut: number;
}

const NO_FONT: OfdFont = { name: '', weight: 400, isItalic: false };
const COLOURS = ['FillColor', 'StrokeColor'];
const lettersIn = (path: string) => path.match(/[A-Z]/g)?.length ?? 0;
const IDENTITY = [1, 0, 0, 1, 0, 0];

/** Where an object lies: x, y, width, height. */
export function boxOf(list: string | undefined): Box | undefined {
  const [x, y, width, height] = numbersOf(list);
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? undefined
    : [x, y, width, height];
}

/** Moved to its place after its own matrix. */
function placed(matrix: readonly number[], [x, y]: readonly number[] = []): readonly number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix.length === 6 ? matrix : IDENTITY;
  return [a, b, c, d, e + (x ?? 0), f + (y ?? 0)];
}

export function createBlockReader(opened: OfdPackage, resources: OfdResources): BlockReader {
  let leftOut = 0;
  let count = 0;
  const leaveOut = (): readonly OfdItem[] => {
    leftOut += 1;
    return [];
  };

  function texts(object: XmlElement, layer: DrawParam): readonly OfdItem[] {
    const matrix = placed(numbersOf(object.attributes.CTM), boxOf(object.attributes.Boundary));
    const named = resources.fonts.get(object.attributes.Font ?? '') ?? NO_FONT;
    const font = {
      name: named.name,
      weight: numberOf(object, 'Weight') ?? named.weight,
      isItalic: object.attributes.Italic === 'true' || named.isItalic,
    };
    const paint = paintOf(object, resources.drawParams, layer, { fill: true, stroke: false });
    let [x, y] = [0, 0];
    return all(object, 'TextCode').map((code): OfdItem => {
      x = numberOf(code, 'X') ?? x;
      y = numberOf(code, 'Y') ?? y;
      const text = code.text.slice(0, LONGEST_TEXT);
      if (text.length < code.text.length) leftOut += 1;
      return {
        kind: 'text',
        matrix,
        text,
        x: placesOf(text, x, deltasOf(code.attributes.DeltaX)),
        y: placesOf(text, y, deltasOf(code.attributes.DeltaY)),
        size: numberOf(object, 'Size') ?? 0,
        font,
        paint,
      };
    });
  }

  function path(object: XmlElement, layer: DrawParam): readonly OfdItem[] {
    const data = textOf(object, 'AbbreviatedData');
    const d = pathOf(data);
    if (lettersIn(d) < lettersIn(data)) leftOut += 1;
    return [
      {
        kind: 'path',
        matrix: placed(numbersOf(object.attributes.CTM), boxOf(object.attributes.Boundary)),
        d,
        isEvenOdd: object.attributes.Rule === 'Even-Odd',
        dash: numbersOf(object.attributes.DashPattern).filter((length) => length >= 0),
        paint: paintOf(object, resources.drawParams, layer, { fill: false, stroke: true }),
      },
    ];
  }

  function image(object: XmlElement): readonly OfdItem[] {
    const box = boxOf(object.attributes.Boundary);
    const matrix = numbersOf(object.attributes.CTM);
    const bytes = opened.bytes(resources.media.get(object.attributes.ResourceID ?? '') ?? '');
    const file = bytes && pictureOf(bytes);
    if (!file || !box) return leaveOut();
    const own = matrix.length === 6 ? matrix : [box[2], 0, 0, box[3], 0, 0];
    return [
      { kind: 'image', matrix: placed(own, box), file, opacity: (numberOf(object, 'Alpha') ?? 255) / 255 },
    ];
  }

  function composite(object: XmlElement, layer: DrawParam, depth: number): readonly OfdItem[] {
    const drawing = first(resources.composites.get(object.attributes.ResourceID ?? ''), 'Content');
    if (!drawing || depth >= DEEPEST) return leaveOut();
    const matrix = placed(numbersOf(object.attributes.CTM), boxOf(object.attributes.Boundary));
    return [{ kind: 'group', matrix, items: read(drawing, layer, depth + 1) }];
  }

  function read(block: XmlElement, layer: DrawParam, depth = 0): readonly OfdItem[] {
    return block.children.flatMap((object) => {
      count += 1;
      if (count > MOST_ITEMS) throw new UnreadableFile('excessive');
      if (object.attributes.Visible === 'false') return [];
      // What a clip would hide is shown, and one colour instead of a shading or a pattern; it is said that the page differs.
      if (first(object, 'Clips')) leftOut += 1;
      if (COLOURS.some((name) => first(object, name)?.children.length)) leftOut += 1;
      switch (object.name) {
        case 'TextObject':
          return texts(object, layer);
        case 'PathObject':
          return path(object, layer);
        case 'ImageObject':
          return image(object);
        case 'CompositeObject':
          return composite(object, layer, depth);
        case 'PageBlock':
          return read(object, layer, depth);
        default:
          return leaveOut();
      }
    });
  }

  return {
    read,
    get leftOut() {
      return leftOut;
    },
  };
}
