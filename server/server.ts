/**
 * `npm start`: serves the built console and, under /api, this backend or (API_URL) another one. host/settings.ts
 * describes the environment. On a signal, requests finish and the database is closed. A failure to start prints one
 * sentence and an unexpected error logs one line; both exit with code 1.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { type Backend, openBackend } from './backend';
import type { AppEnv } from './calls/context';
import { closeHeadBody } from './calls/headAnswers';
import { requestLog } from './calls/requestLog';
import { secureOrigin } from './calls/securityHeaders';
import { readArguments } from './host/arguments';
import { configOnly, configReader, consoleApp, storageHost, ticketPath } from './host/console';
import { health } from './host/health';
import { httpServer } from './host/httpServer';
import { listen } from './host/listen';
import { createLogger, logAnswered, logCrash } from './host/logger';
import { createMetrics } from './host/metrics';
import { addressesIn, originOf } from './host/origin';
import { proxyTo } from './host/proxy';
import { type HostSettings, readSettings } from './host/settings';
import { closeOnSignal } from './host/shutdown';
import type { Answered } from './http/answered';
import { greet } from './start/greeting';
import { StartFailure } from './startFailure';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

async function start(settings: HostSettings, log: Logger): Promise<void> {
  const metrics = settings.metricsPort ? createMetrics() : undefined;
  const report = (answered: Answered) => {
    logAnswered(log, answered);
    metrics?.count(answered);
  };
  const ownTickets = settings.apiUrl ? undefined : ticketPath;
  const config = configReader(settings.configFile, dist, ownTickets, settings.passwordRule);
  const site = settings.apiOnly ? configOnly(config) : consoleApp(dist, config);
  let backend: Backend | undefined;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const root = new Hono<AppEnv>();
  root.use(closeHeadBody, secureOrigin(settings.hstsForSubdomains));
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
  root.use('/api/*', compress({ contentTypeFilter: /^(application\/json|text\/csv)/ }));
  if (settings.apiUrl) root.route('/', proxyTo(settings.apiUrl, report));
  else root.all('/api/*', (c) => (backend ? backend.app.fetch(c.req.raw, c.env) : c.notFound()));
  root.use(...requestLog(report));
  root.route('/', site);
  const trusted = addressesIn(settings.trustProxy);
  const server = httpServer(
    getRequestListener((request, { incoming }) =>
      root.fetch(request, originOf(incoming as IncomingMessage, trusted)),
    ),
  );
  // Before the database opens, so that a taken port is reported at once; requests wait until it is open.
  await listen(server, settings.host, settings.port, 'PORT');
  if (metrics && settings.metricsPort) {
    const metricsServer = createServer(getRequestListener(metrics.app.fetch));
    await listen(metricsServer.unref(), settings.host, settings.metricsPort, 'METRICS_PORT');
  }
  if (!settings.apiUrl)
    backend = await openBackend({ ...settings, storageHost, report, reportsParams: settings.apiOnly, log });
  open();
  closeOnSignal(server, async () => backend?.close());
  greet(settings, backend, log);
}

try {
  readArguments('startUsage', {});
  const settings = readSettings(process.env, process.stdout.isTTY);
  const log = createLogger(settings.log);
  // Also gets unhandled rejections, including unexpected failures to start.
  process.on('uncaughtException', (reason) => {
    logCrash(log, reason);
    process.exit(1);
  });
  await start(settings, log);
} catch (reason) {
  if (!(reason instanceof StartFailure)) throw reason;
  console.error(reason.message);
  process.exit(1);
}
