import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Contents } from './site/config.ts';

const site = join(import.meta.dirname, 'site');
/** The console's icon. */
const icon = join(import.meta.dirname, '../../public/favicon.svg');

/** The file of a page, by url. */
const pageFile = (address: string): string => `${address.replace(/\/$/, '/index').slice(1)}.md`;

/** Writes the input of VitePress: the pages, by url, and a configuration that refers to the one in this folder. */
export function writeSite(folder: string, pages: ReadonlyMap<string, string>, contents: Contents): void {
  const write = (file: string, text: string) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`);
  };
  for (const [address, text] of pages) write(pageFile(address), text);
  const from = (file: string) => relative(join(folder, '.vitepress'), join(site, file));
  write(
    '.vitepress/config.ts',
    `import { siteConfig } from '${from('config.ts')}';\n\nexport default siteConfig(${JSON.stringify(contents)});`,
  );
  write('.vitepress/theme/index.ts', `export { default } from '../${from('theme.ts')}';`);
  cpSync(icon, join(folder, 'public/favicon.svg'));
}
