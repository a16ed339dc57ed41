/**
 * `npm run manual [-- --no-pictures]`: writes the manual out of the declarations, takes the pictures of the screens, and
 * builds a static site of it in dist-manual/. `--out DIR` builds it elsewhere.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vitepress';
import { loadResources } from '../contract/declared.ts';
import { manualOf } from './manual.ts';
import { takePictures } from './pictures.ts';
import { referenceOf } from './reference/index.ts';
import { loadWords } from './words.ts';
import { writeSite } from './write.ts';

const { values } = parseArgs({
  options: {
    'no-pictures': { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist-manual' },
  },
});
const project = resolve(import.meta.dirname, '../..');
const folder = join(project, '.manual');

const resources = await loadResources();
const words = { 'zh-CN': await loadWords('zh-CN'), 'en-US': await loadWords('en-US') };
rmSync(folder, { recursive: true, force: true });
const pictures = values['no-pictures']
  ? new Set<string>()
  : await takePictures(join(folder, 'public/pictures'));
const { pages, sidebars } = manualOf({ resources, words, pictures });
const products = {
  'zh-CN': words['zh-CN'].get('shell.product') ?? '',
  'en-US': words['en-US'].get('shell.product') ?? '',
};
const reference = referenceOf();
writeSite(folder, new Map([...pages, ...reference.pages]), {
  products,
  sidebars,
  schema: reference.contents,
});
await build(folder, { outDir: resolve(values.out) });
