import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFile } from '../../../src/api/fetchFile';
import { InsecureUrl } from '../../../src/api/insecureUrl';
import { loadableUrl } from '../../../src/api/loadableUrl';

const fetched = vi.fn<typeof fetch>();
const pageOver = (protocol: string) => vi.stubGlobal('location', { protocol });
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https:', 'http://files.example/a', 'https://files.example/a'],
  ['https:', 'http://127.0.0.1:9000/a', 'http://127.0.0.1:9000/a'],
  ['https:', 'http://localhost/a', 'http://localhost/a'],
  ['https:', 'http://localhost.example/a', 'https://localhost.example/a'],
  ['https:', '/api/a', '/api/a'],
  ['https:', 'blob:https://console.example/a', 'blob:https://console.example/a'],
  ['http:', 'http://files.example/a', 'http://files.example/a'],
])('a page over %s loads %s as %s', (protocol, url, loadable) => {
  pageOver(protocol);
  expect(loadableUrl(url)).toBe(loadable);
});

const url = 'http://files.example/a';

it('a file over http is read over https by a page over https', async () => {
  pageOver('https:');
  fetched.mockResolvedValue(new Response('a'));
  expect(await (await fetchFile(url)).text()).toBe('a');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://files.example/a', expect.anything());
});

it('the cause is the scheme where nothing answers over https, and none that nobody saw where something does', async () => {
  pageOver('https:');
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchFile(url)).rejects.toEqual(new InsecureUrl(url));
  fetched.mockImplementation(async (_, init) => {
    if (init?.method === 'HEAD') return new Response();
    throw new TypeError('Failed to fetch');
  });
  await expect(fetchFile(url)).rejects.toThrow('errors.offline');
  pageOver('http:');
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchFile(url)).rejects.toThrow('errors.offline');
});
