const DATA_IMAGE = /^data:image\/(png|jpe?g|gif|webp|bmp|svg\+xml)[;,]/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** An image the server sent inline, as a data URI: an image data URI, or bare base64 of a PNG, possibly with line breaks. */
export function safeImage(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const image = raw.trim();
  if (DATA_IMAGE.test(image)) return image;
  const bare = image.replace(/\s/g, '');
  return BASE64.test(bare) ? `data:image/png;base64,${bare}` : undefined;
}
