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

describe('an archive that is written to disk', () => {
  const quota = new DOMException('full', 'QuotaExceededError');
  const wire = ApiError.of('offline');
  const failing = (error: unknown) => () => Promise.reject(error);

  /** A disk whose steps fail so; whether the file that was chosen for it is gone. */
  async function onDisk(steps: UnderlyingSink<Uint8Array>, createWritable?: () => Promise<never>) {
    const remove = vi.fn(async () => {});
    const handle = {
      createWritable: createWritable ?? (async () => new WritableStream(steps)),
      getFile: async () => new Blob([]),
      remove,
    };
    vi.stubGlobal('window', { showSaveFilePicker: async () => handle });
    const target = await chooseTarget('a.zip', save);
    if (!target) throw new Error('cancelled');
    return { target, remove };
  }

  it.each([
    [
      'the archive’s, whatever undoing it says',
      { abort: failing(quota) },
      () => archive((c) => c.error(wire)),
      wire,
    ],
    ['the archive’s, though it is one as the disk has', {}, () => archive((c) => c.error(quota)), quota],
    ['the disk’s', { write: failing(quota) }, endless, { cause: quota, name: 'NotWritten' }],
    [
      'the disk’s, whatever ending the archive says',
      { write: failing(quota) },
      () => new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(1)), cancel: failing(wire) }),
      { cause: quota, name: 'NotWritten' },
    ],
    ['the disk’s at the end', { close: failing(quota) }, () => archive((c) => c.close()), { cause: quota }],
  ])('fails by the first error: %s', async (_, steps, make, error) => {
    const { target, remove } = await onDisk(steps);
    const written = target.write(make(), new AbortController().signal);
    if (error instanceof Error || error instanceof DOMException) await expect(written).rejects.toBe(error);
    else await expect(written).rejects.toMatchObject(error);
    expect(remove).toHaveBeenCalledOnce();
  });

  it('fails by the disk’s error where it lets nothing be written', async () => {
    const { target } = await onDisk({}, failing(quota));
    await expect(target.write(endless(), new AbortController().signal)).rejects.toMatchObject({
      cause: quota,
    });
  });

  it('fails by the signal’s reason when it is cancelled, whatever undoing it says', async () => {
    const { target } = await onDisk({ abort: failing(quota) });
    const cancel = new AbortController();
    const written = target.write(endless(), cancel.signal);
    const reason = new DOMException('left', 'AbortError');
    cancel.abort(reason);
    await expect(written).rejects.toBe(reason);
  });
});
