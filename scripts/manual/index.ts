/**
 * `npm run manual [-- --no-pictures]`: writes the manual from the declarations, takes screenshots, and builds a static
 * site in dist-manual/. `--out DIR` changes the folder.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDeclared } from 'declared-console/tools';
import { build } from 'vitepress';
import description from '../../console.config.ts';
import { orSay } from '../orSay.ts';
import { say } from '../say.ts';
import { manualOf } from './manual.ts';
import { referenceOf } from './reference/index.ts';
import { targetFolder } from './target.ts';
import { loadWords } from './words.ts';
import { writeSite } from './write.ts';

const HELP = `npm run manual [-- --no-pictures]

Generates the manual from the declarations, as a static site.

  --no-pictures   leave out the screenshots
  --out           the output folder; defaults to dist-manual`;

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
  // Within the project, so that the pages' imports resolve.
  const cache = resolve(import.meta.dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'manual-'));
  try {
    await write(folder, outDir, values['no-pictures']);
    say('manual', { out: outDir });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Writes the site's sources into a folder, and builds it into another. */
async function write(folder: string, outDir: string, withoutPictures: boolean): Promise<void> {
  const pictures = withoutPictures ? new Set<string>() : await picturesIn(join(folder, 'public/pictures'));
  const words = { 'zh-CN': await loadWords('zh-CN'), 'en-US': await loadWords('en-US') };
  const manual = manualOf({ resources: (await loadDeclared(description)).resources, words, pictures });
  const reference = referenceOf();
  writeSite(folder, new Map([...manual.pages, ...reference.pages]), {
    products: manual.products,
    sidebars: manual.sidebars,
    schema: reference.contents,
  });
  await build(folder, { outDir });
}

/** Takes the screenshots from the built console. The browser and what it needs are loaded only for this. */
async function picturesIn(at: string): Promise<ReadonlySet<string>> {
  await import('../buildIfChanged.ts');
  const { takePictures } = await import('./pictures.ts');
  return takePictures(at);
}
