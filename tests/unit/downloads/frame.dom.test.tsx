import { ticketed } from '@resources/downloads/ticket';
import { DEFAULT_SETTINGS } from '@resources/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { startDownload } from '../../../src/api/startDownload';

const frames = () => [...document.querySelectorAll('iframe')];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('downloads in a hidden frame that can only download, removed after 300000 ms', async () => {
  await startDownload('/api/down/file?sig=a', () => {});
  const [frame] = frames();
  expect(frame?.src).toBe(`${location.origin}/api/down/file?sig=a`);
  expect(frame?.hidden).toBe(true);
  expect(frame?.getAttribute('sandbox')).toBe('allow-downloads');
  vi.advanceTimersByTime(299_999);
  expect(frames()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(frames()).toEqual([]);
});

test('a page that comes instead of a file is reported, and its frame removed', async () => {
  const onPage = vi.fn();
  await startDownload('/api/down/file', onPage);
  frames()[0]?.dispatchEvent(new Event('load'));
  expect(onPage).toHaveBeenCalledOnce();
  expect(frames()).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '2026-13-45', '__proto__', ''])(
  '%j is said to be invalid and loads nothing',
  async (url) => {
    await expect(startDownload(url, () => {})).rejects.toThrow('errors.unsafeUrl');
    expect(frames()).toEqual([]);
  },
);

test('with a ticket call, a url is exchanged for a single-use one', async () => {
  const send = vi.fn<Client['send']>(async () => ({ url: '/api/export?ticket=once' }));
  const client = { send } as Partial<Client> as Client;
  const settings = { ...DEFAULT_SETTINGS, downloadTicket: '/api/down/ticket' };
  expect(await ticketed(client, settings, '/api/export')).toBe('/api/export?ticket=once');
  const call = expect.objectContaining({ method: 'POST', path: '/api/down/ticket' });
  expect(send).toHaveBeenCalledExactlyOnceWith(call, { path: '/api/export' });
  for (const answer of [null, {}, { url: 7 }]) {
    send.mockResolvedValueOnce(answer);
    await expect(ticketed(client, settings, '/api/export')).rejects.toThrow('errors.malformed');
  }
});

test('without a ticket call, the url is used as it is', async () => {
  expect(await ticketed({} as Client, DEFAULT_SETTINGS, '/api/export?type=1')).toBe('/api/export?type=1');
});
