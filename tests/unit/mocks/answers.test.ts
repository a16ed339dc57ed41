import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersIn } from '@mocks/answers';
import { getResponse, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { record } from '../../../src/tools/contract/record';
import { loadOwn } from '../../support/declared';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Asks the recorded answers, and behind them a backend that says so. */
async function ask(path: string, init?: RequestInit) {
  const backend = http.all('*/api/*', () => HttpResponse.json('the backend'));
  const request = new Request(`http://console.test${path}`, init);
  return (await getResponse([answersIn(folder), backend], request))?.json();
}

/** An entry of an archive, as a browser writes it. */
const entry = (method: string, url: string, body: unknown, sent = '') => ({
  request: { method, url: `https://api.example.com${url}`, postData: { text: sent } },
  response: { status: 200, content: { mimeType: 'application/json', text: JSON.stringify(body) } },
});
const archive = (...entries: readonly unknown[]) =>
  writeFileSync(join(folder, 'screen.har'), JSON.stringify({ log: { entries } }));

it('what npm run contract has recorded comes first, and the backend answers the rest', async () => {
  const call = { method: 'GET', path: '/api/ajax/user/getUserList' } as const;
  const body = { code: 200, message: 'success', data: { data: [{ user_id: '7' }], count: 1 } };
  const exchange = { call, params: { types: '2' }, text: JSON.stringify(body), ms: 1, ok: true };
  record(folder, [{ resource: 'user/enterprise', ...exchange }], (await loadOwn()).resources);
  expect(await ask('/api/ajax/user/getUserList?types=2&page=3')).toMatchObject({ data: { count: 1 } });
  expect(await ask('/api/ajax/user/getUserList', { method: 'POST' })).toBe('the backend');
  expect(await ask('/api/ajax/user/other')).toBe('the backend');
});

it('of several answers to a call, the one whose parameters agree most is given', async () => {
  archive(
    entry('GET', '/api/list?types=1&page=1', 'people'),
    entry('GET', '/api/list?types=2&page=1', 'companies'),
    entry('POST', '/api/show', 'seven', 'id=7'),
    entry('POST', '/api/show', 'eight', 'id=8'),
  );
  expect(await ask('/api/list?types=2&page=4')).toBe('companies');
  expect(await ask('/api/list?types=1')).toBe('people');
  expect(await ask('/api/list')).toBe('people');
  expect(await ask('/api/show', { method: 'POST', body: new URLSearchParams({ id: '8' }) })).toBe('eight');
});

it('a folder without recordings is refused, and a recording that cannot be read is named', () => {
  expect(() => answersIn(join(folder, 'none'))).toThrow(join(folder, 'none'));
  expect(() => answersIn(folder)).toThrow('contract -- --record');
  mkdirSync(join(folder, 'user'));
  writeFileSync(join(folder, 'user/broken.har'), '{');
  expect(() => answersIn(folder)).toThrow('user/broken.har');
});
