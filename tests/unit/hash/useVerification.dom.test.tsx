import { File as ReadableFile } from 'node:buffer';
import type { HashWorker, ToWorker } from '@resources/evidence/hash/workerHash';
import { useVerification } from '@resources/evidence/verify/useVerification';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A worker whose every digest is this. */
const digesting = (digest: string) =>
  class implements HashWorker {
    onmessage: Worker['onmessage'] = null;
    onerror = null;
    onmessageerror = null;
    terminate() {}
    postMessage({ file, algorithm }: ToWorker) {
      const outcome = { kind: 'digest', digests: { [algorithm]: digest }, bytes: file.size };
      queueMicrotask(() =>
        this.onmessage?.call(
          this as never,
          new MessageEvent('message', { data: { kind: 'outcome', outcome } }),
        ),
      );
    }
  };

/** What is said on a certificate's page, and on the phone, of a file that differs from it. */
async function saidOf(name: string, bytes: string | Uint8Array<ArrayBuffer>) {
  vi.stubGlobal('Worker', digesting('cd'.repeat(32)));
  const hex = 'ab'.repeat(32);
  const { result } = renderHook(() =>
    useVerification([{ text: hex, hex, algorithms: ['SHA-256'], isStated: true }]),
  );
  // jsdom's can't be read.
  const file: unknown = new ReadableFile([bytes], name);
  await act(() => result.current.verify(file as File));
  const { state } = result.current;
  return state.step === 'done' ? [state.report.title, state.report.hint, state.report.tone] : state.step;
}

test('a chosen file is called different, unless it was unpacked where its name says that it is packed', async () => {
  expect(await saidOf('log.txt', 'a line')).toEqual(['mismatch', 'mismatch', 'error']);
  expect(await saidOf('log.gz', Uint8Array.of(0x1f, 0x8b, 8))).toEqual(['mismatch', 'mismatch', 'error']);
  expect(await saidOf('log.gz', 'a line')).toEqual(['undecidable', 'unpacked', 'warning']);
});
