import { encodePart } from '../model/encodePart';
import type { UrlGate } from './safeUrl';

const DATA_IMAGE = /^data:image\/(png|jpe?g|gif|webp|bmp|svg\+xml)[;,]/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** The markup of an SVG image, after what may stand before it. */
const SVG = /^(?:<\?xml|<!--|<!doctype svg|<svg).*<\/svg>$/is;
/** The beginnings of `<svg` and `<?xm` in base64; a browser recognises other images by itself. */
const BASE64_SVG = /^(?:PHN2|PD94)/;
/** An address; `/9j/` is how the base64 of a JPEG begins. */
const ADDRESS = /^(?:https?:|\/(?!9j\/))/i;

/**
 * An image that the server sent, as what an `<img>` can show, where no script of it runs: an image data URI, bare base64,
 * possibly with line breaks, or the markup of an SVG.
 * @returns what `src` can be, or `undefined` if it is no image
 * @param gate checks an address; without it, addresses are no images
 * @example <img alt="" src={safeImage(row.photo, safeUrl)} />
 */
export function safeImage(raw: unknown, gate: UrlGate = () => undefined): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const image = raw.trim();
  // Unescaped, it would end the image.
  if (DATA_IMAGE.test(image)) return image.replaceAll('#', '%23');
  if (SVG.test(image)) return `data:image/svg+xml,${encodePart(named(image))}`;
  if (ADDRESS.test(image)) return gate(image);
  const bare = image.replace(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/');
  const type = BASE64_SVG.test(bare) ? 'svg+xml' : 'png';
  return BASE64.test(bare) ? `data:image/${type};base64,${bare}` : undefined;
}

/** Within a page an SVG needs no namespace, as a file it does. */
const named = (svg: string) =>
  svg.replace(/<svg(?![^>]*\sxmlns\s*=)/i, '<svg xmlns="http://www.w3.org/2000/svg"');
