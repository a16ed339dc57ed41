/**
 * `npm run manual [-- --no-pictures]`: writes the manual out of the declarations, takes the pictures of the screens, and
 * builds a static site of it in dist-manual/. `--out DIR` builds it elsewhere.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vitepress';
import { loadResources } from '../contract/declared.ts';
import { orSay } from '../orSay.ts';
import { manualOf } from './manual.ts';
import { referenceOf } from './reference/index.ts';
import { targetFolder } from './target.ts';
import { loadWords } from './words.ts';
import { writeSite } from './write.ts';

const HELP = `npm run manual [-- --no-pictures]

Writes the manual out of the declarations, as a static site.

  --no-pictures   without the pictures of the screens
  --out           the folder; without it, dist-manual`;

await orSay(async () => {
  const { values } = parseArgs({
    options: {
      'no-pictures': { type: 'boolean', default: false },
      out: { type: 'string', default: 'dist-manual' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const outDir = targetFolder(values.out);
  // Within the project, where what the pages import is found.
  const cache = resolve(import.meta.dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'manual-'));
  try {
    await write(folder, outDir, values['no-pictures']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Writes the site's sources into a folder, and builds it into another. */
async function write(folder: string, outDir: string, withoutPictures: boolean): Promise<void> {
  const pictures = withoutPictures ? new Set<string>() : await picturesIn(join(folder, 'public/pictures'));
  const words = { 'zh-CN': await loadWords('zh-CN'), 'en-US': await loadWords('en-US') };
  const manual = manualOf({ resources: await loadResources(), words, pictures });
  const reference = referenceOf();
  writeSite(folder, new Map([...manual.pages, ...reference.pages]), {
    products: manual.products,
    sidebars: manual.sidebars,
    schema: reference.contents,
  });
  await build(folder, { outDir });
}

/** The browser and what it needs is loaded for pictures alone; they are taken of the console as it is built. */
async function picturesIn(at: string): Promise<ReadonlySet<string>> {
  await import('../buildIfChanged.ts');
  const { takePictures } = await import('./pictures.ts');
  return takePictures(at);
}
