import { existsSync } from 'node:fs';
import { parts } from '@resources/console';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourceFile } from '../../../src/console/inspect/sourceFile';

let vite: ViteDevServer;
beforeAll(async () => {
  vite = await createServer({ configFile: false, logLevel: 'silent', server: { port: 0, watch: null } });
  await vite.listen();
});
afterAll(() => vite.close());

it('the source file of every declaration is found in the manifest, as the development server delivers it', async () => {
  const manifest = (await vite.transformRequest('/resources/manifest.ts'))?.code ?? '';
  const lines = [...manifest.matchAll(/^\s*['"]?([\w/]+)['"]?: (\(\) => import\(.*?\)),?$/gm)];
  const files = new Map(lines.map(([, name, load = '']) => [name, sourceFile(load)]));
  for (const name of Object.keys(parts.resources)) {
    const file = files.get(name) ?? '';
    expect(file.toLowerCase(), name).toContain(name.toLowerCase());
    expect(existsSync(file), name).toBe(true);
  }
});

it("the development server opens the file of the panel's link in the editor", async () => {
  const [url = ''] = vite.resolvedUrls?.local ?? [];
  // Without a file, so that no editor opens.
  const said = await (await fetch(`${url}__open-in-editor`)).text();
  expect(said).toContain('required query param "file"');
});
