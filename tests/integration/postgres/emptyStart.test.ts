import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startBackend } from '../../../scripts/backend.ts';
import { expectEmpty } from '../backend/emptyStart';
import { createDatabase } from './database';

it('a database on PostgreSQL starts empty, and a second start leaves it so', async () => {
  const { url, admin } = await createDatabase();
  await admin.end();
  const dataDir = await mkdtemp(join(tmpdir(), 'empty-'));
  const env = { API_ONLY: '1', CAPTCHA: 'fixed', DATA_DIR: dataDir, DATABASE_URL: url };
  const first = await startBackend(env);
  // What it prints may arrive after its first answer.
  await vi.waitFor(() => expect(first.output()).toContain(dataDir), 10_000);
  await first.stop();
  const second = await startBackend(env);
  await expectEmpty(second.url, dataDir);
  await second.stop();
  await rm(dataDir, { recursive: true });
}, 120_000);
