import { unreadKindOf } from '@resources/evidence/media/mediaKind';
import { readDocument } from '@resources/evidence/media/readDocument';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';

const foreign = 'https://storage.example/a.pdf';
const own = 'https://console.example/api/files/a.pdf';
const read = (url: string, answer: () => Promise<Response>) => {
  vi.stubGlobal('location', new URL(own));
  vi.stubGlobal('fetch', vi.fn(answer));
  return readDocument(url, new AbortController().signal);
};
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => vi.unstubAllGlobals());

it('recognises the type of a file', async () => {
  expect((await read(foreign, async () => new Response('%PDF-1.7'))).kind).toBe('pdf');
});

it('reports a foreign host that forbids reading, but the own server as unreachable', async () => {
  expect(await read(foreign, refused)).toEqual({ kind: 'foreign' });
  // Only a page is shown in a frame without scripts.
  for (const address of [
    'https://storage.example/a.html?sig=1',
    'https://storage.example/a',
    'https://storage.example/a.txt',
  ])
    expect(await read(address, refused)).toEqual({ kind: 'foreign', frame: address });
  await expect(read(own, refused)).rejects.toEqual(ApiError.of('offline'));
});

it('allows a retry when the host answers an error', async () => {
  await expect(read(foreign, async () => new Response('', { status: 503 }))).rejects.toMatchObject({
    failure: 'http',
    status: 503,
  });
});

it("doesn't read a file whose declared length is too large", async () => {
  const headers = { 'content-length': String(101 * 1024 * 1024) };
  expect(await read(foreign, async () => new Response('%PDF-1.7', { headers }))).toEqual({
    kind: 'tooLarge',
  });
});

it('reports a file of 0 bytes as empty, whatever its host calls it', async () => {
  const headers = { 'content-type': 'application/pdf' };
  expect(await read(foreign, async () => new Response('', { headers }))).toEqual({ kind: 'empty' });
});

it("keeps the charset that the file's host names, as it tells how to decode it", async () => {
  const headers = { 'content-type': 'Text/HTML; Charset="Big5"' };
  const { file } = await read(foreign, async () => new Response('x', { headers }));
  expect(file?.type).toBe('text/html;charset=big5');
});

it.each([
  ['https://storage.example/a.PNG?x=1', 'image'],
  ['https://storage.example/a.Pdf?x=.png', 'pdf'],
  ['https://storage.example/a.mp4#t=1', 'video'],
  ['https://storage.example/a.html', undefined],
  ['https://storage.example/a?name=b.pdf', undefined],
])('%s that scripts may not read is shown as %s', (url, kind) => {
  expect(unreadKindOf(url)).toBe(kind);
});
