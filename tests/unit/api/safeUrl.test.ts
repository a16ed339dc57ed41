import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeImage } from '../../../src/api/safeImage';
import { createUrlGate, safeUrl } from '../../../src/api/safeUrl';

const origin = 'https://console.example.com';

describe('safeUrl accepts', () => {
  it.each([
    ['https://files.example.com/a.png', 'https://files.example.com/a.png'],
    ['http://files.example.com/a', 'http://files.example.com/a'],
    ['/api/files/1', `${origin}/api/files/1`],
    [`blob:${origin}/0b2f`, `blob:${origin}/0b2f`],
    [' https://files.example.com/中文.png ', 'https://files.example.com/%E4%B8%AD%E6%96%87.png'],
  ])('%s', (raw, url) => {
    expect(safeUrl(raw, origin)).toBe(url);
  });
});

describe('a path of the server', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['', `${origin}/uploads/a.apk`],
    ['https://api.example.com/v1', 'https://api.example.com/uploads/a.apk'],
  ])('belongs to the host of /api (%j)', (base, url) => {
    vi.stubGlobal('location', { origin });
    expect(createUrlGate((raw) => raw, base)('/uploads/a.apk')).toBe(url);
  });
});

describe('safeUrl refuses', () => {
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.example.com/a',
    'blob:https://evil.example.com/0b2f',
    'filesystem:https://console.example.com/x',
    'about:blank',
    'https://user:password@files.example.com/',
    'https://user@files.example.com/',
    'https://:password@files.example.com/',
    'a.png',
    '2026-13-45',
    '__proto__',
    'https://',
    'http://[',
    '',
    '   ',
    null,
    undefined,
    7,
    {},
    ['https://files.example.com'],
  ])('%j', (raw) => {
    expect(safeUrl(raw, origin)).toBeUndefined();
  });
});

describe('an inline image', () => {
  it.each([
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:image/svg+xml;utf8,<svg/>', 'data:image/svg+xml;utf8,<svg/>'],
    ['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['iVBO\r\nRw0K\nGgo=\n', 'data:image/png;base64,iVBORw0KGgo='],
    ['data:image/jpg;base64,AAAA', 'data:image/jpg;base64,AAAA'],
    [' data:image/PNG;base64,AAAA\n', 'data:image/PNG;base64,AAAA'],
    ['/9j/4AAQSkZJRg==', 'data:image/png;base64,/9j/4AAQSkZJRg=='],
    ['_9j_4AAQ', 'data:image/png;base64,/9j/4AAQ'],
    ['PHN2Zz48L3N2Zz4=', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4='],
    ['data:image/svg+xml;utf8,<svg fill="#f00"/>', 'data:image/svg+xml;utf8,<svg fill="%23f00"/>'],
    [
      '<svg width="9"><text>#1</text></svg>\n',
      'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%229%22%3E%3Ctext%3E%231%3C%2Ftext%3E%3C%2Fsvg%3E',
    ],
    [
      '<?xml version="1.0"?><svg xmlns="a"></svg>',
      'data:image/svg+xml,%3C%3Fxml%20version%3D%221.0%22%3F%3E%3Csvg%20xmlns%3D%22a%22%3E%3C%2Fsvg%3E',
    ],
  ])('%s', (raw, image) => {
    expect(safeImage(raw)).toBe(image);
  });

  it.each(['https://a.test/c.png?id=1', 'http://a.test/c', '//a.test/c', '/api/captcha/1'])(
    'at an address is shown if the gate lets it through: %s',
    (raw) => {
      expect(safeImage(raw, (url) => `checked ${url}`)).toBe(`checked ${raw}`);
      expect(safeImage(raw, () => undefined)).toBeUndefined();
      expect(safeImage(raw)).toBeUndefined();
    },
  );

  it.each([
    'data:text/html,x',
    'data:image/png-html,x',
    'javascript:1',
    'https://x',
    '',
    '<p>busy</p>',
    '<svg',
    undefined,
    {},
  ])('%j is none', (raw) => {
    expect(safeImage(raw)).toBeUndefined();
  });
});
