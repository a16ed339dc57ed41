import { consolePlugin, recordedAnswers } from 'declared-console/vite';
import { defineConfig } from 'vite';

/** The server's address; without one, `npm start` answers as recorded in `resources/`. */
const SERVER = '%SERVER%';

export default defineConfig({
  plugins: [
    consolePlugin({ hot: { 'resources/manifest.ts': /./, 'i18n/words.ts': /./ } }),
    !SERVER &&
      recordedAnswers({
        'POST /api/login': { token: 'recorded', user: { id: '1', name: 'Ada' } },
        'POST /api/logout': {},
      }),
  ],
  server: { proxy: SERVER ? { '/api': { target: SERVER, changeOrigin: true } } : {} },
});
