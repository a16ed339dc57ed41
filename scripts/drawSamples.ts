/**
 * Draws what the sample papers are made of into server/seed/files, with Chromium and its Chinese font: `npx tsx
 * scripts/drawSamples.ts`. Cards and licences without what is printed on them, and a sheet of all characters that sample
 * records have: the server itself has no fonts. To be run when server/seed/sql/words.sql has other characters.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { decode, encode } from 'fast-png';
import { sampleFolder } from '../server/seed/files';
import { labels } from '../server/seed/papers/layouts';
import { ensureBrowser } from './browser';

const font = "'Noto Sans CJK SC', sans-serif";
const sheet = { size: 32, cell: 40, columns: 24 };

const text = (x: number, y: number, size: number, fill: string, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${words}</text>`;

/** Says that a picture is none of a real paper. It keeps clear of numbers, which are read. */
const marked = (x: number, y: number, says: string) =>
  text(x, y, 120, '#c00', '样例', `font-weight="700" opacity="0.11" transform="rotate(-14 ${x} ${y})"`) +
  text(836, 517, 20, '#a22', says, 'text-anchor="end"');

const person = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle cx="100" cy="96" r="48" fill="#9db6d2"/>
  <path d="M20 240c0-110 160-110 160 0z" fill="#7f9dc0"/></g>`;

const card = `<rect width="860" height="540" rx="28" fill="#e4f0f8"/>`;
const printed = (name: keyof typeof labels) =>
  labels[name].map(({ x, y, size, text: words }) => text(x, y, size, '#5a8fc4', words)).join('');

const pictures = {
  'idcard-front.png': `${card}<rect x="590" y="80" width="200" height="240" fill="#cfdeed"/>${person(590, 80, 1)}
    ${printed('front')}${marked(330, 350, '样例 · 正面 · 不是真实证件')}`,
  'idcard-back.png': `${card}<circle cx="130" cy="130" r="64" fill="#f3c9c4" stroke="#c9837b" stroke-width="3"/>
    ${text(130, 139, 26, '#a22', '样例', 'text-anchor="middle"')}
    ${text(500, 130, 44, '#1d2b44', '中华人民共和国', 'text-anchor="middle" letter-spacing="6"')}
    ${text(500, 210, 56, '#1d2b44', '居民身份证', 'text-anchor="middle" letter-spacing="14" font-weight="700"')}
    ${printed('back')}${marked(330, 350, '样例 · 反面 · 不是真实证件')}`,
  'idcard-hand.png': `<rect width="860" height="540" rx="28" fill="#d5dfe8"/>${person(60, -10, 2.1)}
    <g transform="translate(390 250) rotate(-5)"><rect width="430" height="250" rx="14" fill="#e4f0f8" stroke="#9db6d2" stroke-width="2"/>
    <rect x="330" y="24" width="80" height="98" fill="#cfdeed"/>${person(330, 24, 0.4)}${printed('hand')}</g>
    <rect x="330" y="380" width="84" height="64" rx="32" fill="#9db6d2" transform="rotate(-12 370 410)"/>
    ${marked(60, 330, '样例 · 手持证件 · 不是真实照片')}`,
  'license.png': `<rect width="860" height="540" rx="28" fill="#fff"/><rect x="4" y="4" width="852" height="532" rx="24" fill="#fdf9ec" stroke="#cda349" stroke-width="6"/>
    <rect x="13" y="13" width="834" height="514" rx="16" fill="none" stroke="#cda349" stroke-width="4"/>
    ${text(430, 120, 54, '#8a1c1c', '营业执照', 'text-anchor="middle" letter-spacing="36" font-weight="700"')}
    ${printed('license')}${marked(520, 420, '样例 · 不是真实证照')}`,
};

const svg = (content: string) =>
  `<style>body{margin:0}</style><svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" font-family="${font}">${content}</svg>`;

/** All characters of the words that records are put together from, and of what is printed beside them. */
async function charactersOf(): Promise<readonly string[]> {
  const words = await readFile(join(sampleFolder, '../sql/words.sql'), 'utf8');
  const named = ['surnames', 'given_names', 'cities', 'brands', 'trades', 'streets'].map(
    (name) => words.split(`pg_temp.${name}()`)[1]?.split('$$')[1] ?? '',
  );
  const dice = await readFile(join(sampleFolder, '../sql/dice.sql'), 'utf8');
  const ending = dice.split('pg_temp.company(')[1]?.split('$$')[1] ?? '';
  const rest = '0123456789ABCDEFGHJKLMNPQRTUWXY.- 男女汉年月日市区号公安局有限责任长期股份分样例路法定';
  const han = [...named.join(''), ...ending].filter((each) => /[\p{Script=Han}（）]/u.test(each));
  return [...new Set([...rest, ...han])];
}

async function drawSheet(page: Page): Promise<void> {
  const characters = await charactersOf();
  const { size, cell, columns } = sheet;
  const rows = Math.ceil(characters.length / columns);
  await page.setViewportSize({ width: cell * columns, height: cell * rows });
  await page.setContent('<style>body{margin:0}canvas{display:block}</style><canvas></canvas>');
  const advances = await page.evaluate(
    ([all, family, { size, cell, columns }, height]) => {
      const canvas = document.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (!(canvas && context)) throw new Error('no canvas');
      Object.assign(canvas, { width: cell * columns, height });
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#000';
      context.font = `${size}px ${family}`;
      return all.map((each, at) => {
        context.fillText(each, (at % columns) * cell + 2, Math.floor(at / columns) * cell + size);
        return Math.round(context.measureText(each).width * 10) / 10;
      });
    },
    [characters, font, sheet, cell * rows] as const,
  );
  const drawn = decode(await page.screenshot());
  // Grey, in 16 steps: a third of the size.
  const grey = Uint8Array.from(
    { length: drawn.width * drawn.height },
    (_, at) => Math.round((drawn.data[at * drawn.channels] ?? 255) / 17) * 17,
  );
  await writeFile(
    join(sampleFolder, 'glyphs.png'),
    encode({ width: drawn.width, height: drawn.height, data: grey, channels: 1, depth: 8 }),
  );
  const about = { ...sheet, characters: characters.join(''), advances };
  await writeFile(join(sampleFolder, 'glyphs.json'), `${JSON.stringify(about)}\n`);
  console.log(`${characters.length} characters at ${size}px`);
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 860, height: 540 } });
for (const [name, content] of Object.entries(pictures)) {
  await page.setContent(svg(content));
  await page.screenshot({ path: join(sampleFolder, name) });
}
await drawSheet(page);
await browser.close();
