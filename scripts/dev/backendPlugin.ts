import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { RestartedBackend } from './restarts.ts';

/** The backend's sources that the console doesn't share. */
const madeOf = /^server\/|^resources\/.*\.recorded\.json$/;

/** The paths that a backend answers. */
export const answered = /^\/(api\/|config\.json)/;

/** Restarts the backend when its sources are saved; calls wait until it answers. */
export const backendPlugin = (backend: RestartedBackend): Plugin => ({
  name: 'backend',
  configureServer({ config, middlewares, watcher }) {
    watcher.on('all', (_event, path) => {
      const file = relative(config.root, path);
      if (madeOf.test(file)) backend.changed(file);
    });
    middlewares.use(async (request, response, next) => {
      if (!answered.test(request.url ?? '') || (await backend.runs())) return next();
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The backend did not start: see the terminal.');
    });
  },
});
