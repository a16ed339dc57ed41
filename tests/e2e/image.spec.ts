import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startBackend } from '../../scripts/backend.ts';
import { tokenOf } from './support/accounts.ts';

/** What the final image takes from the build image: the path there, and its path in the final image. */
const TAKEN = /^COPY --from=build \/app\/(\S+) (\S+)$/gm;

test.setTimeout(180_000);

test('the image contains everything that the server needs: it answers and accepts logins', async ({
  playwright,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'console-image-'));
  const taken = [...(await readFile('Dockerfile', 'utf8')).matchAll(TAKEN)];
  expect(taken.map(([, from]) => from)).toContain('dist-server');
  for (const [, from = '', to = ''] of taken)
    await cp(from, join(root, to.endsWith('/') ? join(to, basename(from)) : to), {
      recursive: true,
      dereference: true,
    });
  const data = { DATA_DIR: join(root, 'data'), SEEDED_COPY: join(root, 'seeded') };
  const backend = await startBackend({ ...data, CAPTCHA: 'fixed' }, { root });
  try {
    const request = await playwright.request.newContext({ baseURL: backend.url });
    expect(await tokenOf(request, 'admin')).not.toBe('');
    expect((await request.get('/login')).headers()['content-type']).toContain('text/html');
  } finally {
    await backend.stop();
    await rm(root, { recursive: true, force: true });
  }
});
