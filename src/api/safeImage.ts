const DATA_IMAGE = /^data:image\/(png|jpe?g|gif|webp|bmp|svg\+xml)[;,]/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * An image the server sent inline: a data URI of an image type, or bare base64 of a PNG, which may be broken into lines.
 * Anything else is none.
 */
export function safeImage(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const image = raw.trim();
  if (DATA_IMAGE.test(image)) return image;
  const bare = image.replace(/\s/g, '');
  return BASE64.test(bare) ? `data:image/png;base64,${bare}` : undefined;
}
