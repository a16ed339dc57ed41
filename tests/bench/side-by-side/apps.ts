import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { precompress } from 'declared-console/vite';
import { Hono } from 'hono';
import { build } from 'vite';
import { consoleApp } from '../../../server/host/console.ts';
import { proxyTo } from '../../../server/host/proxy.ts';

const project = join(import.meta.dirname, '../../..');

/** One of the two compared apps. */
export interface App {
  readonly name: string;
  readonly url: string;
  /** The paths of the login and of the two lists, as in its addresses. */
  readonly login: string;
  readonly lists: readonly [string, string];
  close(): void;
}

/** Serves a built site and the backend's /api like `npm start`, compressed by gzip alone, as most sites are. */
export async function serve(dist: string, backend: string) {
  const site = new Hono();
  site.route(
    '/',
    proxyTo(backend, () => {}),
  );
  site.route(
    '/',
    consoleApp(dist, () => '{}'),
  );
  const server = createServer(getRequestListener((request) => site.fetch(byGzip(request))));
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.closeAllConnections() ?? server.close() };
}

function byGzip(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept-Encoding', 'gzip');
  return new Request(request, { headers });
}

/** Builds the hand-written app into `folder` and serves it, along with the built console. */
export async function startApps(backend: string, folder: string): Promise<readonly [App, App]> {
  const root = join(project, 'tests/bench/hand-written');
  const outDir = join(folder, 'hand-written');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  });
  return [
    {
      name: 'console',
      login: '/login',
      lists: ['/user/enterprise', '/user/individual'],
      ...(await serve(join(project, 'dist'), backend)),
    },
    {
      name: 'hand-written',
      login: '/#/login',
      lists: ['/#/enterprise', '/#/individual'],
      ...(await serve(outDir, backend)),
    },
  ];
}
