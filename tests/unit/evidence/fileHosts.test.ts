import { certificateCode } from '@resources/evidence/certificate/certificateCode';
import { fileOrigins, strangerOf } from '@resources/evidence/fileHosts';
import { DEFAULT_SETTINGS } from '@resources/settings';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = {
  ...DEFAULT_SETTINGS,
  apiBase: 'https://api.test',
  storageHosts: [{ from: 'old.test', to: 'new.test' }],
  fileHosts: ['Files.test:8443', 'console.test'],
};
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://console.test/mobile'));
  return () => vi.unstubAllGlobals();
});

describe('the hosts of files', () => {
  it('are where storage hosts were moved to, those set, and that of the calls', () => {
    expect(fileOrigins(settings)).toEqual([
      'https://new.test',
      'https://files.test:8443',
      'https://api.test',
    ]);
  });

  it.each([
    ['https://console.test/a', undefined],
    ['blob:https://console.test/1', undefined],
    ['https://new.test/a', undefined],
    ['http://new.test/a', undefined],
    ['https://NEW.test:443/a', undefined],
    ['https://files.test:8443/a', undefined],
    ['https://api.test/a', undefined],
    ['https://files.test/a', 'files.test'],
    ['https://old.test/a', 'old.test'],
    ['https://new.test.evil.test/a', 'new.test.evil.test'],
    ['https://evilnew.test/a', 'evilnew.test'],
    ['https://аррӏе.test/a', 'xn--80ak6aa92e.test'],
    ['https://%65vil.test/a', 'evil.test'],
    ['http://2130706433/a', '127.0.0.1'],
  ])('%s is of %s', (url, host) => {
    expect(strangerOf(url, settings)).toBe(host);
  });
});

describe("a certificate's code leads", () => {
  const code = (more: object) => certificateCode('bq/1', '0xfeed', { ...DEFAULT_SETTINGS, ...more });

  it('nowhere by itself, as whoever scans it has no session', () => {
    expect(code({})).toBeUndefined();
  });

  it('to the preview where the server shows that to everybody', () => {
    const url = 'https://console.test/mobile/previewAtt/bq%2F1';
    expect(code({ capabilities: ['openPreviews'], explorerCode: true })).toEqual({ leadsTo: 'preview', url });
  });

  it("to the explorer's search by setting, if there is something to search for", () => {
    expect(code({ explorerCode: true })?.url).toContain('0xfeed');
    expect(certificateCode('bq1', undefined, { ...DEFAULT_SETTINGS, explorerCode: true })).toBeUndefined();
  });
});
