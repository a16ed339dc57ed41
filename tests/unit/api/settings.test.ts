import { DEFAULT_SETTINGS, settingDefs } from '@resources/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSettings as fetchBy, parseSettings as parseBy } from '../../../src/api/settings';

const parseSettings = (raw: unknown) => parseBy(raw, settingDefs);

describe('config.json', () => {
  it('may be empty: every setting has a default', () => {
    expect(parseSettings({})).toEqual({ settings: DEFAULT_SETTINGS, problems: [] });
  });

  it('sets the given keys', () => {
    const raw = {
      apiBase: 'https://api.example.com',
      explorerUrl: 'https://chain.example.com/?q={hash}',
      storageHosts: [{ from: 'a.example.com', to: 'b.example.com:8443' }],
      title: '证据后台',
      fileHosts: ['files.example.com:8443'],
      explorerCode: true,
      downloadTicket: '/api/down/ticket',
      capabilities: ['audit'],
      driftUrl: '/drift',
      passwordRule: 'long',
      readPictures: true,
    };
    expect(parseSettings(raw)).toEqual({ settings: raw, problems: [] });
  });

  it('lists every wrong key, not only the first', () => {
    const { settings, problems } = parseSettings({
      apiBase: 'ftp://x',
      explorerUrl: 'https://chain.example.com/',
      storageHosts: [{ from: 'a b', to: 'c' }],
      title: 7,
      fileHosts: ['https://files.example.com'],
      explorerCode: 'yes',
      downloadTicket: 'down',
      capabilities: 'audit',
      driftUrl: 'http://drift.example.com',
      passwordRule: 'any',
      readPictures: 'yes',
      tilte: '',
    });
    expect(Object.fromEntries(problems.map(({ key, problem }) => [key, problem]))).toEqual({
      apiBase: 'notBase',
      explorerUrl: 'noHash',
      storageHosts: 'notHosts',
      title: 'notText',
      fileHosts: 'notHostNames',
      explorerCode: 'notFlag',
      downloadTicket: 'notPath',
      capabilities: 'notNames',
      driftUrl: 'notReportUrl',
      passwordRule: 'notPasswordRule',
      readPictures: 'notFlag',
      tilte: 'unknown',
    });
    expect(settings).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ['/backend', []],
    ['/a/b/', []],
    ['https://api.example.com/v2', []],
    ['//elsewhere.example', ['notBase']],
    ['/\\elsewhere.example', ['notBase']],
    ['backend', ['notBase']],
    ['/x?y', ['notBase']],
  ])('%j as what calls are under has the problems %j', (apiBase, expected) => {
    expect(parseSettings({ apiBase }).problems.map(({ problem }) => problem)).toEqual(expected);
  });

  it.each([{ from: 'a.example.com', to: 'https://b.example.com' }, { from: 'a.example.com' }, 'a', null])(
    '%j is no pair of hosts',
    (pair) => {
      expect(parseSettings({ storageHosts: [pair] }).problems).toEqual([
        { key: 'storageHosts', problem: 'notHosts' },
      ]);
    },
  );

  it('treats keys of Object.prototype as unknown', () => {
    expect(parseSettings({ constructor: '' }).problems).toEqual([{ key: 'constructor', problem: 'unknown' }]);
  });

  it.each([undefined, null, [], 'x', 1])('%j is not a valid configuration', (raw) => {
    expect(parseSettings(raw).problems).toEqual([{ key: 'config.json', problem: 'notObject' }]);
  });

  it.each([
    'javascript:alert(1)//{hash}',
    'data:text/html,{hash}',
    '//evil/{hash}',
    'https://user@evil/{hash}',
  ])('%s is not a valid explorer url', (explorerUrl) => {
    expect(parseSettings({ explorerUrl }).problems).toHaveLength(1);
  });
});

describe('/config.json', () => {
  const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
  let kept: string | undefined;
  const tab = {
    read: () => kept,
    write(text: string) {
      kept = text;
    },
    forget() {
      kept = undefined;
    },
  };
  const fetchSettings = () => fetchBy('/config.json', tab, settingDefs);
  beforeEach(() => {
    kept = undefined;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is requested without cache, and sets the given keys', async () => {
    answering(async () => Response.json({ title: '证据后台' }));
    expect((await fetchSettings()).settings.title).toBe('证据后台');
    expect(fetch).toHaveBeenCalledWith('/config.json', { cache: 'no-cache' });
  });

  it.each([
    ['is not there', async () => new Response('not found', { status: 404 })],
    ['is answered by the page that every path falls back to', async () => new Response('\n<!doctype html>')],
    ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that %s leaves the defaults', async (_what, answer) => {
    answering(answer);
    expect(await fetchSettings()).toEqual({ settings: DEFAULT_SETTINGS, problems: [] });
  });

  it('that is broken is reported', async () => {
    answering(async () => new Response('{"title": '));
    expect((await fetchSettings()).problems).toEqual([{ key: 'config.json', problem: 'notObject' }]);
  });

  const title = async () => (await fetchSettings()).settings.title;

  it('is awaited once per tab: later starts use the kept copy, and a change applies to the start after', async () => {
    answering(async () => Response.json({ title: '一' }));
    expect(await title()).toBe('一');
    let answer = (_response: Response) => {};
    answering(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    expect(await title()).toBe('一');
    answer(Response.json({ title: '二' }));
    await vi.waitFor(() => expect(kept).toBe('{"title":"二"}'), 10_000);
    expect(await title()).toBe('二');
  });

  it('that becomes wrong is reported at the next start, and kept by no tab', async () => {
    answering(async () => Response.json({ title: '一' }));
    await fetchSettings();
    answering(async () => Response.json({ title: 7 }));
    expect(await title()).toBe('一');
    await vi.waitFor(() => expect(kept).toBeUndefined(), 10_000);
    expect((await fetchSettings()).problems).toEqual([{ key: 'title', problem: 'notText' }]);
    expect(kept).toBeUndefined();
  });

  it('is awaited when the saved one, from another version of the program, is invalid', async () => {
    kept = '{"tilte":""}';
    answering(async () => Response.json({ title: '二' }));
    expect(await title()).toBe('二');
  });

  it.each([
    ['is gone', async () => new Response('not found', { status: 404 })],
    ['a page is answered for', async () => new Response('<!doctype html>')],
  ])(
    'that %s from now on is kept by no tab, and the defaults serve the start after',
    async (_what, answer) => {
      answering(async () => Response.json({ title: '一' }));
      await fetchSettings();
      answering(answer);
      expect(await title()).toBe('一');
      await vi.waitFor(() => expect(kept).toBeUndefined(), 10_000);
      expect(await title()).toBe(DEFAULT_SETTINGS.title);
      expect(kept).toBeUndefined();
    },
  );

  it('that can no longer be loaded leaves the tab’s copy in use', async () => {
    answering(async () => Response.json({ title: '一' }));
    await fetchSettings();
    answering(async () => new Response('bad gateway', { status: 502 }));
    expect(await title()).toBe('一');
    expect(await title()).toBe('一');
  });
});
