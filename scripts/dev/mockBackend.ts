import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getResponse, http } from 'msw';
import type { Plugin } from 'vite';
import { answersIn } from '../../mocks/answers.ts';
import { handlersFor } from '../../mocks/msw.ts';
import { createTestBackend } from '../../mocks/testBackend.ts';
import { configOnly, configReader, storageHost, ticketPath } from '../../server/host/console.ts';
import { createLogger, logAnswered } from '../../server/host/logger.ts';
import { readSettings } from '../../server/host/settings.ts';
import { answered } from './backendPlugin.ts';

/** A backend in this process. */
export interface MockBackend {
  /** Answers its calls. */
  readonly plugin: Plugin;
  stop(): Promise<void>;
}

/**
 * Starts the backend that tests run on, in this process: its data is in memory, and gone at the end.
 * @param answers a folder of recorded answers, which come first
 */
export async function startMockBackend(env: NodeJS.ProcessEnv, answers?: string): Promise<MockBackend> {
  const settings = readSettings({ ...env, LOG_FORMAT: env.LOG_FORMAT ?? 'pretty' });
  const recorded = answers === undefined ? [] : [answersIn(answers)];
  const log = createLogger(settings.log);
  const backend = await createTestBackend({
    captcha: settings.captchaFixed ? 'fixed' : 'drawn',
    log,
    report: (each) => logAnswered(log, each),
    reportsParams: true,
    storageHost,
  });
  const config = configReader(settings.configFile, resolve('public'), ticketPath, settings.passwordRule);
  const site = configOnly(config);
  const handlers = [
    ...recorded,
    ...handlersFor(backend.app),
    http.get('*/config.json', ({ request }) => site.fetch(request)),
  ];
  const listener = getRequestListener(
    async (request) => (await getResponse(handlers, request)) ?? new Response(null, { status: 404 }),
  );
  return {
    plugin: {
      name: 'mock-backend',
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          if (answered.test(request.url ?? '')) listener(request, response);
          else next();
        });
      },
    },
    stop: () => backend.close(),
  };
}
