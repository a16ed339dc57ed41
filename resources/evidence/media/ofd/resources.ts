import type { OfdFont } from './ofd';
import { type OfdPackage, resolvePath } from './ofdPackage';
import { type DrawParam, readDrawParam } from './paint';
import { all, first, textOf, type XmlElement } from './readXml';

/** What pages use by number: fonts, pictures, parameters, drawings. */
export interface OfdResources {
  readonly fonts: ReadonlyMap<string, OfdFont>;
  /** Paths within the package. */
  readonly media: ReadonlyMap<string, string>;
  readonly drawParams: ReadonlyMap<string, DrawParam>;
  /** Drawings that are used as a whole. */
  readonly composites: ReadonlyMap<string, XmlElement>;
}

/** Reads files of resources, later ones over earlier ones; one that is missing leaves what it held unknown. */
export function readResources(opened: OfdPackage, paths: readonly string[]): OfdResources {
  const fonts = new Map<string, OfdFont>();
  const media = new Map<string, string>();
  const raw = new Map<string, XmlElement>();
  const composites = new Map<string, XmlElement>();
  for (const path of paths) {
    if (!opened.has(path)) continue;
    const root = opened.xml(path);
    // A folder, which parts are named from.
    const folder = `${resolvePath(path, root.attributes.BaseLoc ?? '')}/`;
    for (const element of root.children.flatMap((list) => list.children)) {
      const id = element.attributes.ID ?? '';
      if (element.name === 'Font') fonts.set(id, fontOf(element));
      else if (element.name === 'MultiMedia')
        media.set(id, resolvePath(folder, textOf(element, 'MediaFile')));
      else if (element.name === 'DrawParam') raw.set(id, element);
      else if (element.name === 'CompositeGraphicUnit') composites.set(id, element);
    }
  }
  const drawParams = new Map([...raw.keys()].map((id) => [id, inherited(raw, id)]));
  return { fonts, media, drawParams, composites };
}

const fontOf = (element: XmlElement): OfdFont => ({
  name: element.attributes.FontName ?? element.attributes.FamilyName ?? '',
  weight: element.attributes.Bold === 'true' ? 700 : 400,
  isItalic: element.attributes.Italic === 'true',
});

/** Parameters over those that they are relative to. */
function inherited(
  raw: ReadonlyMap<string, XmlElement>,
  id: string,
  seen: readonly string[] = [],
): DrawParam {
  const element = raw.get(id);
  if (!element || seen.includes(id)) return {};
  const base = inherited(raw, element.attributes.Relative ?? '', [...seen, id]);
  const own = readDrawParam(element);
  return {
    fill: own.fill ?? base.fill,
    stroke: own.stroke ?? base.stroke,
    lineWidth: own.lineWidth ?? base.lineWidth,
  };
}

/** The files of resources that a document or page names. */
export const resourcePaths = (at: XmlElement | undefined, from: string): readonly string[] =>
  ['PublicRes', 'DocumentRes', 'PageRes'].flatMap((name) =>
    all(at, name).map((element) => resolvePath(from, textOf(element))),
  );

/** The size of a page area, if it states one. */
export function areaOf(area: XmlElement | undefined): readonly number[] | undefined {
  const box = textOf(first(area, 'PhysicalBox') ?? first(area, 'ApplicationBox'));
  const numbers = box.split(/\s+/).map(Number.parseFloat);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}
