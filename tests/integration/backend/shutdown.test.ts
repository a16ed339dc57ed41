import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { seededDump } from '@mocks/testBackend';
import { systemClock } from '@server/clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort, startBackend } from '../../../scripts/backend.ts';
import { loginAt } from '../../support/loginAt';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shutdown-'));
  const client = await PGlite.create(join(dataDir, 'db'), {
    loadDataDir: new Blob([await seededDump(systemClock)]),
  });
  await client.close();
}, 120_000);
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const boundary = 'package';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.apk"\r\n\r\nPK\x03\x04`;

/** An upload whose beginning has reached the server. */
async function halfAnUpload(url: string): Promise<ClientRequest> {
  const upload = request(`${url}/api/upload/index`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${(await loginAt(url)).data.token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      Expect: '100-continue',
    },
  });
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write(head);
  return upload;
}

/** Waits until nothing listens there. */
const refused = (url: string) =>
  vi.waitFor(() => expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } }), 10_000);

describe('asked to stop', () => {
  it('finishes requests under way, refuses new ones, and exits cleanly', async () => {
    const { url, process: child } = await startBackend({
      API_ONLY: '1',
      CAPTCHA: 'fixed',
      DATA_DIR: dataDir,
    });
    const upload = await halfAnUpload(url);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await refused(`${url}/config.json`);
    upload.end(`and the rest\r\n--${boundary}--\r\n`);
    const [answer] = (await once(upload, 'response')) as [IncomingMessage];
    expect(await json(answer)).toMatchObject({ code: 200, message: '上传成功' });
    expect(await ended).toEqual([0, null]);
  }, 120_000);

  it('leaves no process behind when it runs as `npm start`', async () => {
    const port = await freePort();
    const url = `http://localhost:${port}/config.json`;
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, API_ONLY: '1', DATA_DIR: dataDir, PORT: String(port) },
      stdio: 'ignore',
    });
    await vi.waitFor(async () => expect((await fetch(url)).ok).toBe(true), 60_000);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    await refused(url);
  }, 120_000);
});
