import users from '@resources/user/detail';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { CoreAdminContext, Notification } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError, forgetting, keepChunks } from '../../../src/chunks';
import { Deferred } from '../../../src/kit/Deferred';
import { createRecordWarnings, RecordWarningsContext } from '../../../src/kit/RecordWarnings';
import { lazyChunk } from '../../../src/lazyChunk';
import type { AnyShown } from '../../../src/schema/resource';
import type { OwnBlock } from '../../../src/schema/show';
import { BlockView } from '../../../src/ui/show/BlockView';

afterEach(() => vi.restoreAllMocks());

/** Errors are logged to the browser's console too. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const show = (part: ReactNode) => render(<CoreAdminContext>{part}</CoreAdminContext>);
const withoutNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('a chunk is requested once, and after a failure only once it has been forgotten', async () => {
  quiet();
  let fails = true;
  const load = vi.fn(async (name: string) => {
    if (fails) throw new Error('gone');
    return name;
  });
  const chunk = keepChunks(load);
  const failed: unknown = await chunk('a').catch((error: unknown) => error);
  expect(failed).toMatchObject({ message: 'errors.chunk', canRetry: false });
  await expect(chunk('a')).rejects.toBe(failed);
  expect(load).toHaveBeenCalledTimes(1);
  fails = false;
  await expect(chunk('a').catch(forgetting)).rejects.toBe(failed);
  await expect(chunk('a')).resolves.toBe('a');
  await chunk('a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('nothing is requested while offline: browsers never repeat a failed import', async () => {
  quiet();
  const isOnline = withoutNetwork();
  const load = vi.fn(async () => 'words');
  const words = keepChunks(load);
  const declarations = keepChunks(async (name) => `${name} in ${await words(name)}`);
  const failed: ChunkError = await declarations('a').catch((error) => error);
  expect(failed).toBeInstanceOf(ChunkError);
  expect(failed).toMatchObject({ message: 'errors.offline', canRetry: true });
  expect(load).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  failed.forget();
  await expect(declarations('a')).resolves.toBe('a in words');
});

test('a part of a record that couldn’t be loaded is warned of, as it might have warned itself', async () => {
  quiet();
  const isOnline = withoutNetwork();
  const warnings = createRecordWarnings();
  const record: AnyShown = { id: '7', route: {} };
  const block: OwnBlock<AnyShown> = { type: 'own', load: async () => ({ default: () => <p>brought</p> }) };
  show(
    <RecordWarningsContext value={warnings}>
      <BlockView block={block} pictures={[]} resource={users} record={record} title="" words="" isAlone />
    </RecordWarningsContext>,
  );
  await screen.findByText('errors.offline');
  expect(warnings.get()).toMatchObject([{ name: 'loading' }]);
  isOnline.mockReturnValue(true);
  await act(async () => screen.getByText('errors.retry').click());
  await screen.findByText('brought');
  expect(warnings.get()).toEqual([]);
});

test('a loader always gives the same component, which renders at once when it is preloaded', async () => {
  const load = async () => ({ default: () => <p>brought</p> });
  const Part = lazyChunk(load);
  expect(lazyChunk(load)).toBe(Part);
  await Part.preload();
  const isOnline = withoutNetwork();
  show(
    <Deferred fallback="waiting">
      <Part />
    </Deferred>,
  );
  expect(await screen.findByText('brought')).toBeTruthy();
  isOnline.mockRestore();
});

test('a chunk that was loaded before renders at once, without a placeholder', async () => {
  const words = keepChunks(async (name) => name);
  await words('here');
  const Part = () => <p>{use(words('here'))}</p>;
  show(
    <Deferred fallback="waiting">
      <Part />
    </Deferred>,
  );
  expect(screen.getByText('here')).toBeTruthy();
});

test('a chunk that failed while offline loads by itself when the network is back, with a single request', async () => {
  quiet();
  const isOnline = withoutNetwork();
  const load = vi.fn(async () => 'here');
  const chunk = keepChunks(load);
  const Part = () => <p>{use(chunk('a'))}</p>;
  await act(async () =>
    show(
      <Deferred fallback="waiting">
        <Part />
      </Deferred>,
    ),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('errors.offline');
  expect(load).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('an overlay whose chunk fails is closed, and background parts are left out', async () => {
  quiet();
  const Gone = lazyChunk(async () => Promise.reject<{ default: () => null }>(new Error('gone')));
  const close = vi.fn();
  show(
    <>
      <Deferred onClose={close}>
        <Gone />
      </Deferred>
      <p>the page</p>
    </>,
  );
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1), 10_000);
  show(
    <Deferred quiet>
      <Gone />
    </Deferred>,
  );
  await act(async () => {});
  expect(screen.getByText('the page')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('development shows the error too, because a declaration may have caused it', async () => {
  quiet();
  const declarations = keepChunks(async () => Promise.reject(new Error("no resource is declared as 'a/b'")));
  const Part = lazyChunk(async () => ({ default: await declarations('a/b') }));
  const close = vi.fn();
  await act(async () =>
    show(
      <>
        <Deferred>
          <Part />
        </Deferred>
        <Notification />
      </>,
    ),
  );
  expect(await screen.findByText("no resource is declared as 'a/b'")).toBeTruthy();
  await act(async () =>
    show(
      <>
        <Deferred onClose={close}>
          <Part />
        </Deferred>
        <Notification />
      </>,
    ),
  );
  expect(await screen.findByText("errors.chunk no resource is declared as 'a/b'")).toBeTruthy();
  expect(close).toHaveBeenCalledTimes(1);
});

test('other errors are not reported as missing code', async () => {
  quiet();
  const Broken = () => {
    throw new TypeError('a mistake');
  };
  show(
    <Deferred>
      <Broken />
    </Deferred>,
  );
  expect(screen.getByText(/a mistake/, { selector: 'h3' })).toBeTruthy();
  expect(screen.queryByText('errors.chunk')).toBeNull();
});
