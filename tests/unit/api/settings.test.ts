import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from '@/api/settings';

describe('config.json', () => {
  it('may be empty: every setting has a default', () => {
    expect(parseSettings({})).toEqual({ settings: DEFAULT_SETTINGS, problems: [] });
  });

  it('sets what it names', () => {
    const raw = {
      apiBase: 'https://api.example.com',
      explorerUrl: 'https://chain.example.com/?q={hash}',
      storageHosts: [{ from: 'a.example.com', to: 'b.example.com:8443' }],
      title: '证据后台',
      downloadTicket: '/api/down/ticket',
    };
    expect(parseSettings(raw)).toEqual({ settings: raw, problems: [] });
  });

  it('lists every wrong key, not the first alone', () => {
    const { problems } = parseSettings({
      apiBase: 'ftp://x',
      explorerUrl: 'https://chain.example.com/',
      storageHosts: [{ from: 'a b', to: 'c' }],
      title: 7,
      downloadTicket: 'down',
      tilte: '',
    });
    expect(Object.fromEntries(problems.map(({ key, problem }) => [key, problem]))).toEqual({
      apiBase: 'notUrl',
      explorerUrl: 'noHashPlace',
      storageHosts: 'notHosts',
      title: 'notText',
      downloadTicket: 'notPath',
      tilte: 'unknown',
    });
  });

  it.each([undefined, null, [], 'x', 1])('%j is no settings', (raw) => {
    expect(parseSettings(raw).problems).toEqual([{ key: 'config.json', problem: 'notObject' }]);
  });

  it.each(['javascript:alert(1)//{hash}', 'data:text/html,{hash}', '//evil/{hash}'])(
    '%s is no explorer',
    (explorerUrl) => {
      expect(parseSettings({ explorerUrl }).problems).toHaveLength(1);
    },
  );
});
