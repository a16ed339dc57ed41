/** The codecs that phones and cameras write into `.mov`, `.mp4` and `.3gp`, by their four letters. */
const NAMES: Readonly<Record<string, string>> = {
  avc1: 'H.264',
  avc3: 'H.264',
  hvc1: 'H.265 (HEVC)',
  hev1: 'H.265 (HEVC)',
  dvh1: 'Dolby Vision (HEVC)',
  apch: 'Apple ProRes',
  apcn: 'Apple ProRes',
  apcs: 'Apple ProRes',
  apco: 'Apple ProRes',
  ap4h: 'Apple ProRes',
  mp4v: 'MPEG-4',
  s263: 'H.263',
  jpeg: 'Motion JPEG',
  mp4a: 'AAC',
  samr: 'AMR',
  sawb: 'AMR-WB',
  alac: 'Apple Lossless',
};

/** The boxes that lead to a track's codec. */
const PATH = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** The boxes that are read at most: a hostile file could have millions. */
const MOST_BOXES = 2000;

/**
 * The codecs of a QuickTime or MP4 file, by name; none if it isn't one, or was cut before they are named.
 * @example codecsOf(file) // ['H.265 (HEVC)', 'AAC']
 */
export async function codecsOf(file: Blob): Promise<readonly string[]> {
  const found = new Set<string>();
  let boxes = 0;
  const walk = async (from: number, to: number): Promise<void> => {
    for (let at = from; at + 8 <= to; boxes += 1) {
      if (boxes > MOST_BOXES) return;
      const head = new DataView(await file.slice(at, at + 24).arrayBuffer());
      if (head.byteLength < 8) return;
      const type = fourOf(head, 4);
      const isLarge = head.getUint32(0) === 1 && head.byteLength >= 16;
      const size = isLarge ? Number(head.getBigUint64(8)) : head.getUint32(0) || to - at;
      if (size < 8) return;
      if (type === 'stsd' && head.byteLength === 24) {
        const codec = fourOf(head, 20);
        if (/^[\w ]{4}$/.test(codec)) found.add(NAMES[codec] ?? codec.trim());
      }
      if (PATH.has(type)) await walk(at + (isLarge ? 16 : 8), Math.min(to, at + size));
      at += size;
    }
  };
  await walk(0, file.size);
  return [...found];
}

const fourOf = (view: DataView, at: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)));
