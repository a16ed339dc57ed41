import type { Paint } from './ofd';
import { first, numberOf, numbersOf, type XmlElement } from './readXml';

/** What an object inherits unless it says otherwise. */
export interface DrawParam {
  readonly fill?: Colour | undefined;
  readonly stroke?: Colour | undefined;
  readonly lineWidth?: number | undefined;
}

interface Colour {
  readonly css: string;
  readonly opacity: number;
}

/** The standard's: in millimetres. */
const USUAL_WIDTH = 0.353;
const BLACK: Colour = { css: 'rgb(0 0 0)', opacity: 1 };

/** Reads what an object or a set of parameters says of its painting. */
export function readDrawParam(element: XmlElement | undefined): DrawParam {
  return {
    fill: colourOf(first(element, 'FillColor')),
    stroke: colourOf(first(element, 'StrokeColor')),
    lineWidth: numberOf(element, 'LineWidth'),
  };
}

/** Grey, RGB or CMYK, by how many values it has; of a shading, its first. */
function colourOf(element: XmlElement | undefined): Colour | undefined {
  if (!element) return undefined;
  const shaded = element.children.map((shade) => first(shade, 'Segment/Color')).find(Boolean);
  const values = numbersOf((shaded ?? element).attributes.Value).map((value) =>
    Math.min(255, Math.max(0, value)),
  );
  const opacity = (numberOf(element, 'Alpha') ?? 255) / 255;
  const [a = 0, b = a, c = a, k] = values;
  const mix = (ink: number) => Math.round((255 - ink) * (1 - (k ?? 0) / 255));
  const rgb = k === undefined ? [a, b, c] : [mix(a), mix(b), mix(c)];
  return { css: `rgb(${rgb.join(' ')})`, opacity: Math.min(1, Math.max(0, opacity)) };
}

const isTrue = (value: string | undefined, otherwise: boolean) =>
  value === undefined ? otherwise : value === 'true' || value === '1';

/** How an object is painted: by itself, by the parameters that it names, by its layer's. */
export function paintOf(
  object: XmlElement,
  drawParams: ReadonlyMap<string, DrawParam>,
  layer: DrawParam,
  usual: { fill: boolean; stroke: boolean },
): Paint {
  const own = readDrawParam(object);
  const named = drawParams.get(object.attributes.DrawParam ?? '') ?? {};
  const fill = own.fill ?? named.fill ?? layer.fill ?? BLACK;
  const stroke = own.stroke ?? named.stroke ?? layer.stroke ?? BLACK;
  const opacity = Math.min(1, Math.max(0, (numberOf(object, 'Alpha') ?? 255) / 255));
  return {
    fill: isTrue(object.attributes.Fill, usual.fill) ? fill.css : 'none',
    fillOpacity: fill.opacity * opacity,
    stroke: isTrue(object.attributes.Stroke, usual.stroke) ? stroke.css : 'none',
    strokeOpacity: stroke.opacity * opacity,
    lineWidth: own.lineWidth ?? named.lineWidth ?? layer.lineWidth ?? USUAL_WIDTH,
  };
}
