import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { AppEnv, Origin } from '@server/calls/context';
import { requestLog } from '@server/calls/requestLog';
import { secureOrigin } from '@server/calls/securityHeaders';
import { configOnly, configReader, consoleApp } from '@server/host/console';
import { health } from '@server/host/health';
import { createMetrics } from '@server/host/metrics';
import { readSettings } from '@server/host/settings';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const page = `<!doctype html>${'<p>'.repeat(500)}`;
const script = 'export {};'.repeat(200);
const metrics = createMetrics();
let dist: string;
let site: Hono<AppEnv>;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), '{}');
  for (const [name, text] of [
    ['index.html', page],
    ['assets/a.js', script],
    ['favicon.svg', '<svg/>'],
  ] as const) {
    await writeFile(join(dist, name), text);
    await writeFile(join(dist, `${name}.br`), brotliCompressSync(text));
    await writeFile(join(dist, `${name}.gz`), gzipSync(text));
  }
  site = new Hono<AppEnv>();
  site.use(secureOrigin(), ...requestLog(metrics.count));
  site.route(
    '/',
    consoleApp(dist, () => '{"title":"T"}'),
  );
});
afterAll(() => rm(dist, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}, origin: Origin = {}) =>
  site.fetch(new Request(`http://console.test${path}`, { headers }), origin);

describe('the built console', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent precompressed, as %s', async (encoding, decompress) => {
    for (const [path, text] of [
      ['/assets/a.js', script],
      ['/', page],
      ['/user/enterprise', page],
    ] as const) {
      const response = await get(path, { 'Accept-Encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(String(decompress(Buffer.from(await response.arrayBuffer())))).toBe(text);
    }
  });

  it('is sent uncompressed to a client that accepts nothing else', async () => {
    expect(await (await get('/')).text()).toBe(page);
  });

  it.each([
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['BR', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['br;q=0', null],
    ['deflate', null],
  ])('is sent to a client that accepts %s as %s, with Vary', async (accepted, sent) => {
    const { headers } = await get('/assets/a.js', { 'Accept-Encoding': accepted });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([sent, 'Accept-Encoding']);
  });

  it('is cached forever when its name has a digest', async () => {
    expect((await get('/assets/a.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/assets/none.js')).status).toBe(404);
    expect((await get('/assets/none.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('is cached for a day if it is the icon, which browsers request on every navigation', async () => {
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('keeps the icon for another day once a browser has learned that it is unchanged', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? '';
    const { status, headers } = await get('/favicon.svg', { 'If-None-Match': etag });
    expect([status, headers.get('cache-control')]).toEqual([304, 'public, max-age=86400']);
  });

  it.each(['/', '/user/enterprise', '/config.json'])(
    'is sent again only where it has changed: %s',
    async (path) => {
      const first = await get(path, { 'Accept-Encoding': 'br' });
      const etag = first.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const again = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('x-request-id')).not.toBeNull();
      expect((await get(path, { 'If-None-Match': '"another"' })).status).toBe(200);
    },
  );

  it.each([
    ['/service-worker.js', {}],
    ['/sw.js', {}],
    ['/another/worker.js', { 'Service-Worker': 'script' }],
  ])('answers a service worker that removes itself at %s', async (path, headers) => {
    const worker = await get(path, headers);
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(await worker.text()).toContain('registration.unregister()');
  });

  it("doesn't serve the build's manifest, nor lists a folder", async () => {
    expect((await get('/assets/')).status).toBe(404);
    expect((await get('/.vite/manifest.json')).status).toBe(404);
  });
});

it.each(['console.test', 'localhost:8080', '[::1]:8080', '192.0.2.1:80'])(
  'config.json names the host that was asked: %s',
  async (host) => {
    const app = configOnly(() => '{"to":"{host}"}');
    expect(await (await app.request('/config.json', { headers: { host } })).json()).toEqual({ to: host });
  },
);

describe('the security headers', () => {
  const told = async (host: string, https: boolean) => {
    const { headers } = await get('/', { host }, { https });
    return [headers.get('strict-transport-security'), headers.get('cross-origin-opener-policy')];
  };

  it('over https: HSTS for a year, and COOP', async () => {
    expect(await told('console.example.com', true)).toEqual(['max-age=31536000', 'same-origin']);
  });

  it('over https, where the names below are one’s own: HSTS for those, too', async () => {
    for (const [setting, sent] of [
      ['1', 'max-age=31536000; includeSubDomains'],
      ['0', 'max-age=31536000'],
    ]) {
      const { hstsForSubdomains } = readSettings({ HSTS_SUBDOMAINS: setting });
      const app = new Hono<AppEnv>().use(secureOrigin(hstsForSubdomains)).get('/', (c) => c.text(''));
      const { headers } = await app.fetch(new Request('http://console.test/'), { https: true });
      expect(headers.get('strict-transport-security')).toBe(sent);
    }
  });

  it('over http: only headers that browsers accept there without a warning', async () => {
    expect(await told('console.example.com', false)).toEqual([null, null]);
    expect(await told('localhost:8080', false)).toEqual([null, 'same-origin']);
  });

  it('always: no camera, microphone or geolocation', async () => {
    const policy = (await get('/')).headers.get('permissions-policy');
    for (const name of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${name}=()`);
  });
});

it('no answer of the site, its health or its metrics is sniffed, framed by others, read by other origins, or given another base or plug-ins', async () => {
  const probes = health(async () => {});
  for (const { headers } of [
    await get('/'),
    await get('/assets/a.js'),
    await get('/assets/none.js'),
    await get('/config.json'),
    await probes.request('/healthz'),
    await probes.request('/readyz'),
    await metrics.app.request('/metrics'),
  ]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
      expect(headers.get('content-security-policy')).toContain(directive);
  }
});

it('pages run the scripts of this site alone, and no text as a script', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  const scripts = policy.split(/; ?/).find((directive) => directive.startsWith('script-src '));
  expect(scripts).toBe("script-src 'self' 'wasm-unsafe-eval'");
});

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/assets/a.js', 'text/javascript; charset=utf-8'],
  ['/config.json', 'application/json'],
])('%s says what it is, and a text its encoding', async (path, type) => {
  expect((await get(path)).headers.get('content-type')?.toLowerCase()).toBe(type);
});

it("a health check's answer has a request id too", async () => {
  for (const path of ['/healthz', '/readyz', '/healthz/none'])
    expect((await health(async () => {}).request(path)).headers.get('x-request-id')).not.toBeNull();
});

it('the metrics count requests by route pattern, never by path', async () => {
  await get('/user/enterprise?keyword=13800001111');
  const text = await (await metrics.app.request('/metrics')).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",code="200"\} \d+/);
  expect(text).toContain('process_cpu_user_seconds_total');
  expect(text).not.toMatch(/enterprise|13800001111/);
});

it('a change of config.json is served without a restart, and the previous content while the file is gone', async () => {
  const file = join(dist, 'own.json');
  await writeFile(file, '{"title":"before"}');
  const app = configOnly(configReader(file, dist, undefined));
  const title = async () => (await (await app.request('/config.json')).json()).title;
  expect(await title()).toBe('before');
  await writeFile(file, '{"title":"after"}');
  expect(await title()).toBe('after');
  await rm(file);
  expect(await title()).toBe('after');
});
