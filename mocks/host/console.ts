import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { pageHeaders } from '../http/securityHeaders';
import { StartFailure } from './startFailure';

const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';
/** Chromium asks for the icon anew whenever the page's address changes. */
const aDay = 'public, max-age=86400';

const cachingOf = (path: string) =>
  path.startsWith('/assets/') ? forEver : path === '/favicon.svg' ? aDay : askAgain;

/**
 * The built console: hashed assets for ever, the icon for a day, everything else asked for again and sent again only where
 * it has changed, and index.html for every other path. What the build has compressed is sent so.
 */
export function consoleApp(dist: string, config: () => string): Hono {
  const index = join(dist, 'index.html');
  if (!existsSync(index))
    throw new StartFailure('还没有构建控制台（缺少 dist/index.html）。请先运行 npm run build。');
  const app = new Hono();
  app.use(pageHeaders, async (c, next) => {
    await next();
    c.header('Cache-Control', c.res.ok ? cachingOf(c.req.path) : askAgain);
  });
  // Relative, as the library wants it.
  const root = relative(process.cwd(), dist) || '.';
  app.get('/assets/*', asAccepted, serveStatic({ root, precompressed: true }), (c) => c.notFound());
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] }));
  app.get('/config.json', compress(), (c) => sendConfig(c, config()));
  // The manifest of the build is for the build's own tests.
  app.get('/.vite/*', (c) => c.notFound());
  const page = serveStatic({ root, path: 'index.html', precompressed: true });
  app.get('*', asAccepted, serveStatic({ root, precompressed: true }), page);
  return app;
}

/** What the build has compressed its files with, the smaller one first. */
const encodings = ['br', 'gzip'];

/**
 * Leaves of what a request accepts the encoding that it wants the most, in the words that serveStatic looks for; caches
 * are told that it matters, with the plain file too.
 */
const asAccepted = createMiddleware(async (c, next) => {
  const wanted = accepts(c, {
    header: 'Accept-Encoding',
    supports: encodings,
    default: 'identity',
    match(accepted, { supports }) {
      const wish = (name: string) =>
        (
          accepted.find(({ type }) => type.toLowerCase() === name) ??
          accepted.find(({ type }) => type === '*')
        )?.q ?? 0;
      const [best = ''] = supports.toSorted((one, other) => wish(other) - wish(one));
      return wish(best) > 0 ? best : 'identity';
    },
  });
  c.req.raw.headers.set('Accept-Encoding', wanted);
  await next();
  c.header('Vary', 'Accept-Encoding');
});

/** Serves config.json alone. */
export function configOnly(config: () => string): Hono {
  const app = new Hono();
  app.get('/config.json', (c) => sendConfig(c, config()));
  return app;
}

/** Sends config.json, in which the host that was asked stands for itself. */
export function sendConfig(c: Context, config: string) {
  const host = c.req.header('host') ?? '';
  const text = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) ? config.replaceAll(ownHost, host) : config;
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

/** Where captures lie, as far as this backend's urls say: config.json rewrites it, nothing else answers there. */
export const storageHost = 'oss.evidence.example';
const ownHost = '{host}';

/**
 * The text of config.json: of the file given, else of the built one, else empty. Over this backend it says where downloads
 * get their tickets, unless it says so itself, and rewrites the storage host to this one. Text that isn't JSON goes out
 * as it is: the console says what is wrong with it.
 */
export function configText(file: string | undefined, dist: string, ticketPath: string | undefined): string {
  const text = file ? readGiven(file) : readBuilt(join(dist, 'config.json'));
  try {
    const config: unknown = JSON.parse(text);
    if (!ticketPath || typeof config !== 'object' || config === null || Array.isArray(config)) return text;
    const hosts: unknown = 'storageHosts' in config ? config.storageHosts : [];
    const own = { from: storageHost, to: ownHost };
    const storageHosts = Array.isArray(hosts) ? [...hosts, own] : hosts;
    return JSON.stringify({ downloadTicket: ticketPath, ...config, storageHosts });
  } catch {
    return text;
  }
}

/** Reads that text anew each time, as an operator may change the file; one that can't be read meanwhile is what it was. */
export function configReader(...of: Parameters<typeof configText>): () => string {
  let last = configText(...of);
  return () => {
    try {
      last = configText(...of);
    } catch {
      // It was there at the start: whoever changes it may just be writing it.
    }
    return last;
  };
}

const readBuilt = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '{}');

function readGiven(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StartFailure(`读不到配置文件 ${path}（CONFIG）。`, cause);
  }
}
