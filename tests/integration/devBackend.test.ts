import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { sentenceOf } from '../../i18n/sentence.ts';
import { type Backend, freePort } from '../../scripts/backend.ts';
import { backendPlugin } from '../../scripts/dev/backendPlugin.ts';
import { restartOnChange } from '../../scripts/dev/restarts.ts';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** Waits until the observed value is as expected. */
const eventually = <T>(see: () => T) => expect.poll(see, { timeout: 15_000 });

/** The source of a backend that answers every call with this text. */
const answering = (words: string) => `
  import { createServer } from 'node:http';
  const server = createServer((_, response) => response.end('${words}'));
  server.listen(process.env.PORT, () => process.stdout.write('up'));
  process.once('SIGTERM', () => server.close(() => process.exit()));
`;

/** A development server with a backend of one file, in its own folder. */
async function develop() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dev-backend-')));
  ending.push(() => rmSync(root, { recursive: true }));
  const file = join(root, 'server/server.mjs');
  const save = (source: string) => writeFileSync(file, source);
  mkdirSync(join(root, 'server'));
  save(answering('one'));

  const backendPort = await freePort();
  async function start(): Promise<Backend> {
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, PORT: String(backendPort) },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'exit');
    await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error('ended')))]);
    async function stop() {
      child.kill();
      await ended;
    }
    return { url: `http://localhost:${backendPort}`, process: child, output: () => '', stop };
  }

  const log: string[] = [];
  const running = await start();
  const backend = restartOnChange(running, {
    start,
    say: (name, values) => log.push(sentenceOf(name, values, { LANG: 'zh_CN' })),
  });
  ending.push(() => backend.stop());
  const port = await freePort();
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [backendPlugin(backend)],
    server: { port, strictPort: true, ws: false, proxy: { '/api': running.url } },
  });
  ending.push(() => vite.close());
  await vite.listen();
  // Otherwise the save would be taken for the initial state.
  await eventually(() => vite.watcher.getWatched()[join(root, 'server')]).toEqual(['server.mjs']);
  return { save, log, call: () => fetch(`http://localhost:${port}/api/words`) };
}

it('restarts the backend when server/ is saved, reports it in one line, and fails no call meanwhile', async () => {
  const { save, log, call } = await develop();
  expect(await (await call()).text()).toBe('one');

  save(answering('two'));
  const seen = new Set<string>();
  while (!seen.has('200 two')) {
    const answer = await call();
    seen.add(`${answer.status} ${await answer.text()}`);
    expect([...seen].filter((each) => !['200 one', '200 two'].includes(each))).toEqual([]);
  }
  expect(log).toEqual([expect.stringMatching(/^server\/server\.mjs 已修改，后端已重新启动（.+ 秒）$/)]);
});

it("reports when the backend doesn't start after a save, answers with that meanwhile, and retries at the next save", async () => {
  const { save, log, call } = await develop();

  save('throw new Error()');
  await eventually(() => log).toEqual([expect.stringContaining('后端启动失败')]);
  expect((await call()).status).toBe(503);

  save(answering('three'));
  await eventually(async () => (await call()).text()).toBe('three');
});

it('reports when the backend ends by itself, and starts it at the next save', async () => {
  const { save, log, call } = await develop();

  save(answering('brief').replace("response.end('brief')", 'process.exit()'));
  await eventually(() => log.length).toBe(1);
  await call();
  await eventually(() => log.at(-1)).toContain('后端已退出');

  save(answering('four'));
  await eventually(async () => (await call()).text()).toBe('four');
});
