import { Blob as ReadableBlob } from 'node:buffer';
import type { DocumentKind } from '@resources/evidence/media/documentKind';
import { useBlobUrl } from '@resources/evidence/media/useBlobUrl';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const made: Blob[] = [];
const revoke = vi.fn();
beforeEach(() => {
  made.splice(0);
  revoke.mockClear();
  // jsdom's Blob can't be read.
  vi.stubGlobal('Blob', ReadableBlob);
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: revoke,
  });
  return () => vi.unstubAllGlobals();
});

const bytes = Uint8Array.of(0xd6, 0xa4, 0xbe, 0xdd);
async function urlOf(kind: DocumentKind, type: string) {
  const hook = renderHook(({ read }) => useBlobUrl(read), {
    initialProps: { read: { kind, file: new Blob([bytes], { type }) } },
  });
  await waitFor(() => expect(hook.result.current).toBe('blob:1'));
  return hook;
}

it.each([
  ['text', 'text/plain', 'text/plain;charset=utf-8'],
  ['text', 'application/octet-stream', 'text/plain;charset=utf-8'],
  ['html', 'text/html;charset=gbk', 'text/html;charset=utf-8'],
] as const)(
  'a %s that is %s is framed in UTF-8, for old Chinese files are GB 18030',
  async (kind, type, as) => {
    await urlOf(kind, type);
    expect(made[0]?.type).toBe(as);
    expect(await made[0]?.text()).toBe('证据');
  },
);

it("a picture's url holds its exact bytes, and is revoked when the page is left", async () => {
  const { unmount } = await urlOf('image', 'image/png');
  expect(new Uint8Array((await made[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
  unmount();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
});
