/** Small pictures are enlarged by no more than this. */
const MOST_ENLARGED = 1.6;

/** The size of a picture whose longer side is scaled to so many pixels. */
export function scaledSize(
  { width, height }: { readonly width: number; readonly height: number },
  side: number,
) {
  const scale = Math.min(side / Math.max(width, height), MOST_ENLARGED);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
