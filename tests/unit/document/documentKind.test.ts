import { documentKind } from '@resources/evidence/media/documentKind';
import { describe, expect, it } from 'vitest';

const of = (text: string, type = '') => documentKind(new Blob([text], { type }));

describe('a document is shown', () => {
  it('as a pdf by its first bytes, whatever the server calls it', async () => {
    expect(await of('%PDF-1.7 …', 'application/octet-stream')).toBe('pdf');
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
    ['', 'other'],
  ])('as what its type says: %s', async (type, kind) => {
    expect(await of('x', type)).toBe(kind);
  });
});
