const DATA_IMAGE = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** An image the server sent inline: a data URI of an image type, or bare base64 of a PNG. Anything else is none. */
export function safeImage(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  if (DATA_IMAGE.test(raw)) return raw;
  return BASE64.test(raw) ? `data:image/png;base64,${raw}` : undefined;
}
