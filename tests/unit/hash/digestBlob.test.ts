import { createHash } from 'node:crypto';
import { ALGORITHMS } from '@resources/evidence/hash/algorithm';
import { CHUNK, digestBlob } from '@resources/evidence/hash/digestBlob';
import { afterEach, describe, expect, it, vi } from 'vitest';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
function bytesOf(length: number) {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) bytes[index] = (index * 31 + 7) % 251;
  return bytes;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('digestBlob', () => {
  it('gives an empty file the digest of no bytes', async () => {
    const progress = vi.fn();
    expect(await digestBlob(new Blob([]), 'SHA-256', progress)).toEqual({
      kind: 'digest',
      digests: { 'SHA-256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
      bytes: 0,
    });
    expect(progress).not.toHaveBeenCalled();
  });

  it.each([1, 63, 64, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK + 5])(
    'agrees with the system on a file of %i bytes',
    async (length) => {
      const bytes = bytesOf(length);
      expect(await digestBlob(new Blob([bytes]), 'SHA-256')).toEqual({
        kind: 'digest',
        digests: { 'SHA-256': sha256(bytes) },
        bytes: length,
      });
    },
  );

  it.each(ALGORITHMS)('agrees with the system by %s', async (algorithm) => {
    const bytes = bytesOf(CHUNK + 1);
    expect(await digestBlob(new Blob([bytes]), algorithm)).toMatchObject({
      digests: { [algorithm]: createHash(algorithm.replace('-', '')).update(bytes).digest('hex') },
    });
  });

  it('reports each chunk, and 100 % with the last', async () => {
    const progress = vi.fn();
    const length = 2 * CHUNK + 5;
    await digestBlob(new Blob([bytesOf(length)]), 'SHA-256', progress);
    expect(progress.mock.calls).toEqual([
      [CHUNK, length],
      [2 * CHUNK, length],
      [length, length],
    ]);
  });

  it('never holds more than a chunk: the file is read in slices', async () => {
    const blob = new Blob([bytesOf(2 * CHUNK + 5)]);
    const slice = vi.spyOn(blob, 'slice');
    const whole = vi.spyOn(blob, 'arrayBuffer');
    await digestBlob(blob, 'SHA-256');
    expect(slice.mock.calls.map(([start = 0, end = 0]) => end - start)).toEqual([CHUNK, CHUNK, CHUNK]);
    expect(whole).not.toHaveBeenCalled();
  });

  it("reports a file that can't be read as unreadable", async () => {
    const blob = new Blob([bytesOf(CHUNK + 1)]);
    const broken = new Blob(['x']);
    broken.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    const slice = blob.slice.bind(blob);
    blob.slice = (start, end) => (start === 0 ? slice(start, end) : broken);
    expect(await digestBlob(blob, 'SHA-256')).toEqual({ kind: 'failed', failure: 'unreadable' });
  });

  it('reports a file that got shorter as unreadable, instead of reading forever', async () => {
    const blob = new Blob([bytesOf(10)]);
    blob.slice = () => new Blob([]);
    expect(await digestBlob(blob, 'SHA-256')).toEqual({ kind: 'failed', failure: 'unreadable' });
  });

  it('says so if no hasher can be loaded', async () => {
    const none = () => Promise.reject(new Error('no'));
    expect(await digestBlob(new Blob(['x']), 'SHA-256', undefined, none)).toEqual({
      kind: 'failed',
      failure: 'unavailable',
    });
  });

  it('computes the same SHA-256 without WebAssembly, and says that it has no other', async () => {
    const compile = vi.fn(() => Promise.reject(new Error('refused by the policy')));
    vi.stubGlobal('WebAssembly', { compile, instantiate: compile });
    const { digestBlob: fresh } = await import('@resources/evidence/hash/digestBlob');
    const bytes = bytesOf(CHUNK + 3);
    expect(await fresh(new Blob([bytes]), 'SHA-256')).toEqual({
      kind: 'digest',
      digests: { 'SHA-256': sha256(bytes) },
      bytes: bytes.length,
    });
    expect(await fresh(new Blob([bytes]), 'SM3')).toEqual({ kind: 'failed', failure: 'unavailable' });
    expect(compile).toHaveBeenCalled();
  });
});
