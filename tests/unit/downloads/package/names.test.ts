import { createNames } from '@resources/downloads/package/names';
import { describe, expect, it } from 'vitest';

const file = { number: 'WQ1', served: undefined, title: undefined, url: 'https://host/', type: '' };
const pathOf = (known: Partial<typeof file> | { served?: string; title?: string }) =>
  createNames().pathOf({ ...file, ...known });

describe('the name of a file in an archive', () => {
  it.each([
    ['stays as people read it', { title: '合同（首页）.png' }, 'data/WQ1-合同（首页）.png'],
    ['is the server’s where it tells', { served: '扫描件.pdf', title: '合同' }, 'data/WQ1-扫描件.pdf'],
    [
      'has the extension of its url',
      { title: '录像', url: 'https://h/a/b.mp4?sign=x.png' },
      'data/WQ1-录像.mp4',
    ],
    ['has the extension of its type', { title: '录音', type: 'audio/mpeg' }, 'data/WQ1-录音.mp3'],
    ['ends in no version', { title: '合同v1.2', type: 'application/pdf' }, 'data/WQ1-合同v1.2.pdf'],
    ['ends in no month', { title: '报告2024.05', url: 'https://h/a.png' }, 'data/WQ1-报告2024.05.png'],
    ['ends in no domain, which a system would run', { title: 'www.example.com' }, 'data/WQ1-www.example_com'],
    [
      'ends in no program',
      { title: '截图', url: 'https://h/get.php', type: 'image/png' },
      'data/WQ1-截图.png',
    ],
    ['is what its storage says', { title: '合同.pdf', url: 'https://h/a.png' }, 'data/WQ1-合同.png'],
    ['has a rare extension where that is said', { title: 'a.exe', url: 'https://h/1.exe' }, 'data/WQ1-a.exe'],
    ['is the last of its url', { url: 'https://h/%E6%88%AA%E5%9B%BE.png' }, 'data/WQ1-截图.png'],
    ['is its number at least', {}, 'data/WQ1'],
    [
      'has nothing that programs expand or manifests encode',
      { title: '50%$HOME.png' },
      'data/WQ1-50％＄HOME.png',
    ],
    ['is composed', { title: 'e\u0301.png' }, 'data/WQ1-\u00e9.png'],
    ['names the number once', { title: 'WQ1.png' }, 'data/WQ1.png'],
  ])('%s', (_what, known, path) => {
    expect(pathOf(known)).toBe(path);
  });

  it.each([
    '../../etc/passwd',
    '..\\..\\windows\\win.ini',
    'C:\\boot.ini',
    '/absolute',
    'a\u0000b\u001fc\u007f',
    'gnp.\u202eexe',
    '\ud800half',
    'CON',
    ' .. ',
    'x'.repeat(5000),
    `${'x'.repeat(70)}.${'y'.repeat(5000)}`,
    '证'.repeat(5000),
    '<a href="x">|?*:',
    'line\r\nbreak',
    'line\u2028break\u0085',
    'aux.h',
    'com¹',
    'ends in a wide space\u3000',
  ])('is safe for %j', (hostile) => {
    for (const known of [{ title: hostile }, { served: hostile }, { number: hostile }]) {
      const path = pathOf(known);
      expect(path).toMatch(/^data\/[^/\\:*?"<>|%$\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u);
      const name = path.slice('data/'.length);
      expect(name).not.toMatch(/^\.|^\s|[.\s]$|^(?:con|nul|prn|aux|com¹)(?:\.|$)/i);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    }
  });

  it('is unique, even on file systems that treat different names as equal', () => {
    const names = createNames();
    const titles = ['A.png', 'a.PNG', 'Ａ.png', 'e\u0301', 'é', 'Straße', 'STRASSE', 'ſ', 'S'];
    const paths = titles.map((title) => names.pathOf({ ...file, number: '', title }));
    expect(paths).toEqual([
      'data/A.png',
      'data/a-2.png',
      'data/Ａ-3.png',
      'data/é',
      'data/é-2',
      'data/Straße',
      'data/STRASSE-2',
      'data/ſ',
      'data/S-2',
    ]);
  });
});
