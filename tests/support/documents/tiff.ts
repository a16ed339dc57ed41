import { zlibSync } from 'fflate';

/** One picture of a TIFF. */
interface TiffPage {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue; as it is stored. */
  readonly data: Uint8Array;
  /** 1 for none, 8 for deflate. */
  readonly compression?: number;
  readonly orientation?: number;
}

/** A picture whose left half has one colour, the right half another. */
export function halves(width: number, height: number, left: readonly number[], right: readonly number[]) {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) data.set(at % width < width / 2 ? left : right, at * 3);
  return { width, height, data };
}

/** Stored with deflate. */
export const deflated = (page: TiffPage): TiffPage => ({
  ...page,
  data: zlibSync(page.data),
  compression: 8,
});

/**
 * A TIFF of pictures in RGB, its directories behind its pixels, as most programs write it.
 * @param next where the last directory says that another one follows; 0 for none
 */
export function tiffOf(pages: readonly TiffPage[], next = 0): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')];
  let end = 8;
  let link = { part: parts[0], at: 4 };
  const push = (part: Buffer) => {
    parts.push(part);
    end += part.length;
  };
  for (const { width, height, data, compression = 1, orientation = 1 } of pages) {
    const pixels = end;
    push(Buffer.from(data));
    if (end % 2) push(Buffer.alloc(1));
    const bits = end;
    push(Buffer.from([8, 0, 8, 0, 8, 0]));
    const entries = [
      [256, 4, 1, width],
      [257, 4, 1, height],
      [258, 3, 3, bits],
      [259, 3, 1, compression],
      [262, 3, 1, 2],
      [273, 4, 1, pixels],
      [274, 3, 1, orientation],
      [277, 3, 1, 3],
      [278, 4, 1, height],
      [279, 4, 1, data.length],
    ] as const;
    const directory = Buffer.alloc(2 + entries.length * 12 + 4);
    directory.writeUInt16LE(entries.length, 0);
    entries.forEach(([tag, type, count, value], index) => {
      const at = 2 + index * 12;
      directory.writeUInt16LE(tag, at);
      directory.writeUInt16LE(type, at + 2);
      directory.writeUInt32LE(count, at + 4);
      directory.writeUInt32LE(value, at + 8);
    });
    directory.writeUInt32LE(next, directory.length - 4);
    link.part?.writeUInt32LE(end, link.at);
    link = { part: directory, at: directory.length - 4 };
    push(directory);
  }
  return Buffer.concat(parts);
}
