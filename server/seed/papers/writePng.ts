import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { DecodedPng } from 'fast-png';

const compress = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const rgb = 2;

/** Writes a picture of 8-bit RGB as PNG. Compressed beside the event loop, which answers others meanwhile. */
export async function writePng({ width, height, data }: DecodedPng): Promise<Buffer> {
  const line = width * 3;
  // Each line begins with its filter: none.
  const raw = Buffer.alloc((line + 1) * height);
  for (let row = 0; row < height; row += 1)
    raw.set(data.subarray(row * line, (row + 1) * line), row * (line + 1) + 1);
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, rgb, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await compress(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
