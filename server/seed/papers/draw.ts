import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DecodedPng, decode } from 'fast-png';
import { sampleFolder } from '../files';
import { type Holder, held, type PaperName, prints, type Words } from './layouts';
import { writePng } from './writePng';

/** The sheet of characters that `scripts/drawSamples.ts` made: the server has no fonts. */
interface Sheet {
  readonly size: number;
  readonly cell: number;
  readonly columns: number;
  readonly picture: DecodedPng;
  /** The number of a character's cell, and how far the next one is from it. */
  readonly glyphs: ReadonlyMap<string, { readonly at: number; readonly advance: number }>;
}

const ink = [0x1d, 0x2b, 0x44] as const;
/** Beside the letters in their cells. */
const margin = 2;
const turned = 6;
let kept: Promise<Sheet> | undefined;
function loadSheet(): Promise<Sheet> {
  kept ??= readSheet();
  return kept;
}

async function readSheet(): Promise<Sheet> {
  const { characters, advances, ...rest } = JSON.parse(
    await readFile(join(sampleFolder, 'glyphs.json'), 'utf8'),
  ) as { size: number; cell: number; columns: number; characters: string; advances: number[] };
  const picture = decode(await readFile(join(sampleFolder, 'glyphs.png')));
  const glyphs = new Map([...characters].map((each, at) => [each, { at, advance: advances[at] ?? 0 }]));
  return { ...rest, picture, glyphs };
}

const blanks = new Map<PaperName, Promise<DecodedPng>>();
function loadBlank(name: PaperName): Promise<DecodedPng> {
  const blank = blanks.get(name) ?? readFile(join(sampleFolder, name)).then((bytes) => decode(bytes));
  blanks.set(name, blank);
  return blank;
}

/** Draws a holder's paper as PNG. Characters that the sheet lacks are left out. */
export async function drawPaper(name: PaperName, holder: Holder): Promise<Uint8Array> {
  const sheet = await loadSheet();
  const blank = await loadBlank(name);
  const paper = { ...blank, data: blank.data.slice() };
  const corner = name === 'idcard-hand.png' ? held : { x: 0, y: 0, degrees: 0 };
  for (const words of prints[name](holder)) write(paper, sheet, words, corner);
  return writePng(paper);
}

/** The characters of a text that the sheet lacks. */
export async function charactersMissing(text: string): Promise<readonly string[]> {
  const { glyphs } = await loadSheet();
  return [...text].filter((each) => !glyphs.has(each));
}

type Corner = { readonly x: number; readonly y: number; readonly degrees: number };

function write(paper: DecodedPng, sheet: Sheet, { x, y, size, text }: Words, corner: Corner): void {
  const scale = size / sheet.size;
  let along = 0;
  for (const character of text) {
    const glyph = sheet.glyphs.get(character);
    if (!glyph) continue;
    print(paper, sheet, glyph.at, { x: x + along, y, scale, corner });
    along += glyph.advance * scale;
  }
}

/** Prints one character: each pixel it may reach looks up how much ink there is in the sheet. */
function print(
  { width, height, data, channels }: DecodedPng,
  sheet: Sheet,
  at: number,
  { x, y, scale, corner }: { x: number; y: number; scale: number; corner: Corner },
): void {
  const angle = (corner.degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [left, top] = [corner.x + x * cos - y * sin, corner.y + x * sin + y * cos];
  // A card in a hand is turned so little that its characters keep to their boxes but for a few pixels.
  const [start, end] = [Math.max(0, Math.floor(left - turned)), left + sheet.cell * scale + turned];
  const [first, last] = [
    Math.max(0, Math.floor(top - sheet.size * scale - turned)),
    top + (sheet.cell - sheet.size) * scale + turned,
  ];
  for (let row = first; row < Math.min(height, last); row += 1)
    for (let column = start; column < Math.min(width, end); column += 1) {
      const [across, down] = [column - left, row - top];
      const part = inkAt(
        sheet,
        at,
        (across * cos + down * sin) / scale + margin,
        (down * cos - across * sin) / scale + sheet.size,
      );
      if (part === 0) continue;
      const pixel = (row * width + column) * channels;
      for (const channel of [0, 1, 2] as const) {
        const ground = data[pixel + channel] ?? 0;
        data[pixel + channel] = Math.round(ground + (ink[channel] - ground) * part);
      }
    }
}

/** How much ink there is at a place of a character's cell, from 0 to 1, between its four pixels. */
function inkAt({ cell, columns, picture }: Sheet, at: number, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= cell - 1 || y >= cell - 1) return 0;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const one = (dx: number, dy: number) => {
    const across = (at % columns) * cell + column + dx;
    const line = Math.floor(at / columns) * cell + row + dy;
    return 1 - (picture.data[(line * picture.width + across) * picture.channels] ?? 255) / 255;
  };
  return (
    (one(0, 0) * (1 - right) + one(1, 0) * right) * (1 - down) +
    (one(0, 1) * (1 - right) + one(1, 1) * right) * down
  );
}
