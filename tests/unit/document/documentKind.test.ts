import { documentKind, shownAs } from '@resources/evidence/media/documentKind';
import { describe, expect, it } from 'vitest';

const of = (content: BlobPart, type = '') => documentKind(new Blob([content], { type }));
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const GB18030 = Uint8Array.of(0xd6, 0xa4, 0xbe, 0xdd, 0x0a);

describe('a document is shown', () => {
  it('as a pdf by its first bytes, whatever type the server sends', async () => {
    expect(await of('%PDF-1.7 …', 'application/octet-stream')).toBe('pdf');
  });

  it.each([
    ['a line break', '\n%PDF-1.4\n%âã', 'pdf'],
    ['junk', `${'x'.repeat(1000)}%PDF-1.7\r\n`, 'pdf'],
    ['too much', `${'x'.repeat(1100)}%PDF-1.7\r\n`, 'other'],
    ['markup that quotes it', '<p>\n%PDF-1.4\n', 'other'],
    ['words that name it', 'see %PDF-1.4 files\n', 'other'],
  ])('as a pdf after %s: %#', async (_what, content, kind) => {
    expect(await of(content, 'application/pdf')).toBe(kind);
  });

  it('never as a pdf only because the server says so', async () => {
    expect(await of('<script>alert(1)</script>', 'application/pdf')).toBe('other');
    expect(await of(' %PDF-1.7', 'application/pdf')).toBe('other');
    expect(await of('', 'application/pdf')).toBe('other');
  });

  it.each([
    ['image/png', 'image'],
    ['video/mp4', 'video'],
    ['Audio/mpeg', 'audio'],
    ['text/html; charset=utf-8', 'html'],
    ['TEXT/HTML', 'html'],
    ['application/xhtml+xml', 'html'],
    ['text/plain', 'text'],
    ['text/csv', 'text'],
    ['application/json', 'text'],
    ['application/xml', 'text'],
    ['application/msword', 'other'],
  ])('by its type: %s', async (type, kind) => {
    expect(await of('x', type)).toBe(kind);
  });

  it.each<[string, BlobPart, string, string]>([
    ['a picture without a type', PNG, '', 'image'],
    ['a picture', PNG, 'application/octet-stream', 'image'],
    ['a picture that is called html', PNG, 'text/html', 'image'],
    ['a sound', 'ID3\x04', 'binary/octet-stream', 'audio'],
    ['a video', '\0\0\0\x20ftypisom', 'application/octet-stream', 'video'],
    ['a line of Chinese', '一行字', 'application/octet-stream', 'text'],
    ['a line of Chinese in GB 18030', GB18030, 'application/octet-stream', 'text'],
    ['markup that nobody calls html', '<script>alert(1)</script>', 'application/octet-stream', 'text'],
    ['what an office program wrote', 'PK\x03\x04', 'application/octet-stream', 'other'],
    ['a scan', 'II*\0\x08', 'image/jpeg', 'tiff'],
    ['a scan of the other byte order', 'MM\0*\0', '', 'tiff'],
    ['a photo of a phone that is called jpeg', '\0\0\0\x18ftypheic', 'image/jpeg', 'heic'],
    ['a photo of any brand', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', '', 'heic'],
    ['a picture in AVIF of any brand', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif', '', 'image'],
    ['a recording of calls', '#!AMR\n', 'audio/mpeg', 'amr'],
    ['an invoice that was cut', `PK\x03\x04${'.'.repeat(26)}OFD.xml<`, '', 'ofd'],
    ['a document that names OFD', `PK\x03\x04${'.'.repeat(26)}word/a.xml OFD.xml`, '', 'other'],
    ['what nothing tells of', '\x01\x02', 'application/octet-stream', 'other'],
    ['what nothing tells of, without a type', '\x01\x02', '', 'other'],
    ['nothing', '', '', 'other'],
  ])('by its first bytes: %s', async (_, content, type, kind) => {
    expect(await of(content, type)).toBe(kind);
  });
});

it('a file is never shown with a type that could run scripts: a picture sent as html is left to the browser', () => {
  expect(shownAs('image', 'image/png')).toBe('image/png');
  expect(shownAs('image', 'text/html')).toBe('application/octet-stream');
  expect(shownAs('audio', '')).toBe('application/octet-stream');
  expect(shownAs('text', 'text/html')).toBe('text/plain;charset=utf-8');
  expect(shownAs('other', 'text/html')).toBeUndefined();
  expect(shownAs('pdf', 'text/html')).toBeUndefined();
});
