import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { createServer } from 'vite';
import { freePort } from '../../../scripts/backend.ts';

/** The console as `npm run dev` serves it, from a copy that tests may edit. */
export interface DevServer {
  readonly url: string;
  /** Replaces a piece of text that occurs once in a file of the copy, and waits until Vite has noticed. */
  edit(path: string, from: string, to: string): Promise<void>;
  /** Waits until a page receives updates. */
  heard(): Promise<void>;
  stop(): Promise<void>;
}

/** The sources to copy. */
const sources = [
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'public',
  'src',
  'resources',
  'i18n',
  'scripts',
];

/** Starts the console's development server with a running backend. */
export async function startDevServer(backend: string): Promise<DevServer> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'console-dev-')));
  for (const name of sources) cpSync(name, join(root, name), { recursive: true });
  // Its own folder, because Vite keeps its cache in there.
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !/^\.(vite|cache)/.test(each)))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  const port = await freePort();
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    server: { port, strictPort: true, proxy: { '/api': backend, '/config.json': backend } },
  });
  await vite.listen();
  return {
    url: `http://localhost:${port}`,
    async edit(path, from, to) {
      const parts = readFileSync(join(root, path), 'utf8').split(from);
      expect(parts, `${path} has this once: ${from}`).toHaveLength(2);
      const file = join(root, path);
      const edited = parts.join(to);
      let isHeard = false;
      // The last update may still be the previous edit's.
      const hear = (changed: string) => {
        isHeard ||= changed === file && readFileSync(file, 'utf8') === edited;
      };
      vite.watcher.on('change', hear);
      await writeFile(file, edited);
      // The watcher drops changes to the same file within 50 ms.
      await expect
        .poll(async () => isHeard || utimes(file, new Date(), new Date()).then(() => isHeard))
        .toBe(true);
      vite.watcher.off('change', hear);
    },
    heard: () => expect.poll(() => vite.ws.clients.size).toBeGreaterThan(0),
    async stop() {
      await vite.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
