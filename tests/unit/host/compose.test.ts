import { readFileSync } from 'node:fs';
import { patience } from '@mocks/host/shutdown';
import { expect, it } from 'vitest';

it('compose waits longer for a server to stop than the server for its requests, and limits the size of its logs', () => {
  const [consoles = ''] = readFileSync('compose.yaml', 'utf8').split('\nservices:');
  expect(Number(/stop_grace_period: (\d+)s/.exec(consoles)?.[1]) * 1000).toBeGreaterThan(patience);
  expect(consoles).toMatch(/max-size: \d+m, max-file/);
});
