import { existsSync } from 'node:fs';
import { parts } from '@resources/console';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourceFile } from '@/console/inspect/sourceFile';

let vite: ViteDevServer;
beforeAll(async () => {
  vite = await createServer({ configFile: false, logLevel: 'silent', server: { port: 0, watch: null } });
  await vite.listen();
});
afterAll(() => vite.close());

it('every declaration has its file found in the manifest, as the development server writes it', async () => {
  const manifest = (await vite.transformRequest('/resources/manifest.ts'))?.code ?? '';
  const lines = [...manifest.matchAll(/^\s*['"]?([\w/]+)['"]?: (\(\) => import\(.*?\)),?$/gm)];
  const files = new Map(lines.map(([, name, load = '']) => [name, sourceFile(load)]));
  for (const name of Object.keys(parts.resources)) {
    const file = files.get(name) ?? '';
    expect(file.toLowerCase(), name).toContain(name.toLowerCase());
    expect(existsSync(file), name).toBe(true);
  }
});

it('the development server opens a file in the editor where the panel’s link leads', async () => {
  const [url = ''] = vite.resolvedUrls?.local ?? [];
  // Without a file, so that no editor opens here.
  const said = await (await fetch(`${url}__open-in-editor`)).text();
  expect(said).toContain('required query param "file"');
});
