/**
 * `npm start`: serves the built console and, under /api, this backend or (API_URL) another one. The environment is
 * described in host/settings.ts. A signal lets requests finish and closes the database; a failure to start is one sentence and exit code 1.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { type Backend, openBackend } from './backend';
import { configText, consoleApp, sendConfig, storageHost } from './host/console';
import { health } from './host/health';
import { proxyTo } from './host/proxy';
import { type HostSettings, readSettings } from './host/settings';
import { closeOnSignal } from './host/shutdown';
import { StartFailure } from './host/startFailure';
import { sampleLogins } from './seed/rights';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const ticketPath = '/api/down/ticket';

async function start(settings: HostSettings): Promise<void> {
  const config = configText(settings.configFile, dist, settings.apiUrl ? undefined : ticketPath);
  const site = settings.apiOnly ? configOnly(config) : consoleApp(dist, config);
  let backend: Backend | undefined;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const root = new Hono();
  root.route(
    '/',
    health(async () => {
      if (!settings.apiUrl) await (backend?.database.ping() ?? Promise.reject(new Error('Not open yet.')));
    }),
  );
  root.use(async (_c, next) => {
    await opened;
    await next();
  });
  if (settings.apiUrl) root.route('/', proxyTo(settings.apiUrl));
  root.all('/api/*', (c) =>
    backend ? backend.app.fetch(c.req.raw, { address: getConnInfo(c).remote.address }) : c.notFound(),
  );
  root.route('/', site);
  const server = createServer(getRequestListener(root.fetch));
  await listen(server, settings.port);
  if (!settings.apiUrl)
    backend = await openBackend({ ...settings, storageHost, log: (line) => console.log(line) });
  open();
  closeOnSignal(server, async () => backend?.close());
  greet(settings);
}

/** Listens before the database opens, so that a taken port is known at once; requests wait until it is open. */
async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE') throw new StartFailure(`端口 ${port} 已被占用。请用 PORT 指定其他端口。`);
    if (code === 'EACCES') throw new StartFailure(`没有权限使用端口 ${port}。请用 PORT 指定其他端口。`);
    throw cause;
  }
}

function configOnly(config: string): Hono {
  const app = new Hono();
  app.get('/config.json', (c) => sendConfig(c, config));
  return app;
}

function greet({ port, apiUrl, captchaFixed }: HostSettings): void {
  console.log(`控制台已启动：http://localhost:${port}`);
  if (apiUrl) {
    console.log(`接口转发到：${apiUrl}`);
    return;
  }
  console.log('样例账号：');
  for (const { username, password, realname, status } of sampleLogins) {
    console.log(`  ${username} / ${password}　${realname}${status === '1' ? '' : '（已禁用）'}`);
  }
  if (captchaFixed) console.log('验证码固定为 1234（CAPTCHA=fixed），仅用于测试。');
}

try {
  await start(readSettings(process.env));
} catch (reason) {
  if (!(reason instanceof StartFailure)) throw reason;
  console.error(reason.message);
  process.exit(1);
}
