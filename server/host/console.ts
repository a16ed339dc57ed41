import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { pageHeaders } from '../calls/securityHeaders';
import type { PasswordRule } from '../session/passwordRule';
import { StartFailure } from '../startFailure';
import { retireWorkers } from './retiredWorkers';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
/** Chromium requests the icon again whenever the page's url changes. */
const oneDay = 'public, max-age=86400';

const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? immutable : path === '/favicon.svg' ? oneDay : revalidate;

/**
 * Serves the built console, with index.html for unknown paths. Hashed assets are cached for ever and the icon for a
 * day; everything else is revalidated, and sent again only if it has changed. Files that the build compressed are sent
 * compressed.
 */
export function consoleApp(dist: string, config: () => string): Hono {
  const index = join(dist, 'index.html');
  if (!existsSync(index)) throw new StartFailure('notBuilt');
  const app = new Hono();
  app.use(pageHeaders, async (c, next) => {
    await next();
    c.header('Cache-Control', c.res.status < 400 ? cacheControlOf(c.req.path) : revalidate);
  });
  app.use(retireWorkers);
  // serveStatic wants a relative path.
  const root = relative(process.cwd(), dist) || '.';
  app.get('/assets/*', negotiateEncoding, serveStatic({ root, precompressed: true }), (c) => c.notFound());
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] }));
  app.get('/config.json', compress(), (c) => sendConfig(c, config()));
  // The build manifest is only for the build's tests.
  app.get('/.vite/*', (c) => c.notFound());
  const page = serveStatic({ root, path: 'index.html', precompressed: true });
  app.get('*', negotiateEncoding, serveStatic({ root, precompressed: true }), page);
  return app;
}

/** The encodings the build writes, smallest first. */
const encodings = ['br', 'gzip'];

/**
 * Reduces Accept-Encoding to the encoding the client prefers, in the form serveStatic expects. Sets Vary, on
 * uncompressed files too.
 */
const negotiateEncoding = createMiddleware(async (c, next) => {
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

/** Serves only config.json. */
export function configOnly(config: () => string): Hono {
  const app = new Hono();
  app.get('/config.json', (c) => sendConfig(c, config()));
  return app;
}

/** Sends config.json with `{host}` replaced by the requested host. */
export function sendConfig(c: Context, config: string) {
  const host = c.req.header('host') ?? '';
  const text = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) ? config.replaceAll(ownHost, host) : config;
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

/** The host in the urls of captures. Nothing serves it: config.json rewrites it. */
export const storageHost = 'oss.evidence.example';
const ownHost = '{host}';

/** The call of this backend that exchanges a download's url for a single-use one. */
export const ticketPath = '/api/down/ticket';

/** What this backend offers beyond the contract, by the names that the console knows. */
export const capabilities: readonly string[] = [
  'audit',
  'changePassword',
  'claims',
  'exportReports',
  'figures',
  'giftApproval',
  'openPreviews',
  'partialSearch',
  'receipts',
  'sessions',
  'sharedQueries',
  'unlock',
];

/**
 * Reads the text of config.json: the given file, or else the built one, or else an empty object. For this backend it
 * adds the ticket path of downloads, its capabilities and its rule for passwords, unless the file sets them, and a rule that rewrites the storage host. Text that
 * isn't JSON is passed through, so that the console reports what is wrong with it.
 */
export function configText(
  file: string | undefined,
  dist: string,
  ticketPath: string | undefined,
  passwordRule: PasswordRule = 'contract',
): string {
  const text = file ? readGiven(file) : readBuilt(join(dist, 'config.json'));
  try {
    const config: unknown = JSON.parse(text);
    if (!ticketPath || typeof config !== 'object' || config === null || Array.isArray(config)) return text;
    const hosts: unknown = 'storageHosts' in config ? config.storageHosts : [];
    const own = { from: storageHost, to: ownHost };
    const storageHosts = Array.isArray(hosts) ? [...hosts, own] : hosts;
    return JSON.stringify({
      downloadTicket: ticketPath,
      capabilities,
      passwordRule,
      ...config,
      storageHosts,
    });
  } catch {
    return text;
  }
}

/** Rereads the text each time, as an operator may change the file; while it can't be read, the last text is used. */
export function configReader(...of: Parameters<typeof configText>): () => string {
  let last = configText(...of);
  return () => {
    try {
      last = configText(...of);
    } catch {
      // It was readable at the start, so it may just be being written.
    }
    return last;
  };
}

const readBuilt = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '{}');

function readGiven(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StartFailure('configUnreadable', { path }, cause);
  }
}
