import { readFileSync } from 'node:fs';
import { ofdOf, stating } from './ofd.ts';
import { deflated, halves, tiffOf } from './tiff.ts';

/** A file of `tests/support/samples`. */
export const sample = (name: string) => readFileSync(`tests/support/samples/${name}`);
export const half = (file: Buffer) => file.subarray(0, file.length >> 1);

export const RED = [255, 0, 0];
export const BLUE = [0, 0, 255];
export const scan = tiffOf([halves(64, 48, RED, BLUE), deflated(halves(48, 64, BLUE, RED))]);
export const photo = sample('photo.heic');
export const voice = sample('voice.amr');

/** Where a HEIC file states its width and height. */
const huge = (file: Buffer) => {
  const changed = Buffer.from(file);
  const at = changed.indexOf('ispe') + 8;
  changed.writeUInt32BE(60_000, at);
  changed.writeUInt32BE(60_000, at + 4);
  return changed;
};

const entity =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "https://evil.example/e">]><x xmlns:ofd="o">&e;</x>';
/** A box of millions of empty ones, and a codec that is markup. */
const boxes = Buffer.concat([
  Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'),
  Buffer.alloc(800_000, Buffer.from('\0\0\0\x08free', 'latin1')),
]);

const broken = '文件已损坏或不完整，不能在这里预览';
const excessive = '文件展开后过大，不在这里预览';
const unplayable = '此浏览器不能播放该视频：编码不受支持，或文件已损坏';

/** Files that end in a sentence. */
export const refused: readonly (readonly [what: string, name: string, file: Buffer, sentence: string])[] = [
  ['an invoice cut in half', 'cut.ofd', half(ofdOf()), broken],
  ['an invoice that states gigabytes', 'bomb.ofd', stating(ofdOf(), 0xf0000000), excessive],
  [
    'an invoice that holds more than it states',
    'liar.ofd',
    stating(ofdOf(`<x>${' '.repeat(5e7)}</x>`), 40),
    broken,
  ],
  ['an external entity', 'xxe.ofd', ofdOf('', { 'Doc_0/Document.xml': entity }), broken],
  [
    'a path out of the package',
    'out.ofd',
    ofdOf('', { 'OFD.xml': '<OFD><DocBody><DocRoot>../../../../etc/passwd</DocRoot></DocBody></OFD>' }),
    broken,
  ],
  ['a scan cut in half', 'cut.tif', half(scan), broken],
  [
    'a scan whose pixels are missing',
    'cut.tif',
    tiffOf([{ ...halves(64, 48, RED, BLUE), data: new Uint8Array(9) }]),
    broken,
  ],
  [
    'a scan of gigapixels',
    'huge.tif',
    tiffOf([{ ...halves(2, 2, RED, BLUE), width: 60_000, height: 60_000 }]),
    excessive,
  ],
  ['a scan whose pages go in a circle', 'circle.tif', tiffOf([halves(2, 2, RED, BLUE)], 26), broken],
  ['a photo cut in half', 'cut.heic', half(photo), broken],
  ['a photo of gigapixels', 'huge.heic', huge(photo), broken],
  ['a recording that is noise', 'noise.amr', Buffer.from(`#!AMR\n${'P'.repeat(400)}`), broken],
  ['a recording of days', 'long.amr', Buffer.concat([voice, Buffer.alloc(10_000_001)]), excessive],
  ['a video cut in half', 'cut.mov', half(sample('h264.mov')), unplayable],
  ['a video of millions of boxes', 'boxes.mov', boxes, unplayable],
  [
    'a video that the browser has no decoder for',
    'studio.mov',
    sample('prores.mov'),
    '此浏览器不能播放该文件的编码（Apple ProRes），请保存后用播放器打开',
  ],
];
