import { chooseTarget } from '@resources/downloads/package/target';
import { ApiError } from 'declared-console/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';

const save = vi.fn<(name: string, file: Blob) => void>();
const archive = (end: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array([1, 2, 3]));
      end(controller);
    },
  });
const endless = () => archive(() => {});

afterEach(() => {
  vi.unstubAllGlobals();
  save.mockReset();
});

/** A body that fails as in Chromium: by an error of its own, whatever its stream failed by. */
class BrowserResponse extends Response {
  override blob = () =>
    super.blob().catch(() => {
      throw new TypeError('Failed to fetch');
    });
}

/** A browser that can't write to disk, as over plain http. */
async function inMemory() {
  vi.stubGlobal('window', {});
  vi.stubGlobal('Response', BrowserResponse);
  const target = await chooseTarget('a.zip', save);
  if (!target) throw new Error('cancelled');
  return target;
}

describe('an archive that is built in memory', () => {
  it('is saved when it is complete', async () => {
    const target = await inMemory();
    await target.write(
      archive((controller) => controller.close()),
      new AbortController().signal,
    );
    expect(save).toHaveBeenCalledExactlyOnceWith('a.zip', expect.any(Blob));
    const [, file] = save.mock.calls[0] ?? [];
    expect(file).toMatchObject({ size: 3, type: 'application/zip' });
  });

  it.each([
    ['the network', ApiError.of('offline')],
    ['a storage', ApiError.ofStatus(403)],
    ['the program', new RangeError('no such part')],
    ['nothing but a word', 'stopped'],
  ])('fails by the first error, that of %s, and not by the browser’s own', async (_, error) => {
    const target = await inMemory();
    const failing = archive((controller) => controller.error(error));
    await expect(target.write(failing, new AbortController().signal)).rejects.toBe(error);
    expect(save).not.toHaveBeenCalled();
  });

  it('fails by the signal’s reason when it is cancelled', async () => {
    const target = await inMemory();
    const reason = new DOMException('left', 'AbortError');
    const cancel = new AbortController();
    const written = target.write(endless(), cancel.signal);
    cancel.abort(reason);
    await expect(written).rejects.toBe(reason);
    expect(save).not.toHaveBeenCalled();
  });
});
