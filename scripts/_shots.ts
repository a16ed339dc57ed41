import { chromium } from '@playwright/test';
import { ensureBrowser, quietFlags } from './browser.ts';
const b = await chromium.launch({ executablePath: ensureBrowser(), args: [...quietFlags, '--host-resolver-rules=MAP * 0.0.0.0, EXCLUDE localhost'] });
const pages: [string,string][] = JSON.parse(process.argv[2] ?? '[]');
for (const [name, path] of pages) for (const [size, v] of [['desk',{width:1440,height:900}],['phone',{width:390,height:844}]] as const) for (const scheme of (process.argv[3] ?? 'light').split(',') as ('light'|'dark')[]) {
  const c = await b.newContext({ viewport: v, colorScheme: scheme, locale: path.startsWith('/en')?'en-US':'zh-CN' });
  const p = await c.newPage();
  p.on('request', r => { if (!r.url().startsWith('http://localhost')) console.log('ASKED', r.url()); });
  p.on('console', m => { if (m.type()==='error') console.log(m.text()); });
  await p.goto('http://localhost:8765' + path, { waitUntil: 'load' });
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await p.screenshot({ path: `/tmp/shots/${name}-${size}-${scheme}.png`, fullPage: process.argv[4]==='full' });
  console.log(name, size, scheme, 'overflow', over);
  await c.close();
}
await b.close();
