import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '@/api/client';
import { defineRecord, defineResource, f, get } from '@/schema';
import type { DownloadAction } from '@/schema/actions';
import type { AnyResource, AnyRow } from '@/schema/resource';
import { ConsoleContext, useConsole } from '@/ui/ConsoleContext';
import { useDownload } from '@/ui/useDownload';
import { renderConsole } from '../../support/renderConsole';

/** An exported list whose name has words. */
const roles = defineResource({
  name: 'authority/role',
  record: defineRecord({ id: f.text() }),
  api: { list: get('/list'), export: get('/export') },
  build: () => ({ key: 'id', list: { call: 'list', columns: ['id'] } }),
}) as unknown as AnyResource;

type Source = DownloadAction<AnyRow>['source'];
const exported: Source = { call: 'export', params: { type: '2' } };
const got = vi.fn<Client['download']>();
const saved = vi.fn();

interface Options {
  readonly source: Source;
  readonly granted?: string;
}

function Button({ source }: Options) {
  const download = useDownload();
  const row = { id: '7' };
  const start = () => void download(roles, { source }, { row, params: { owner: '9' } });
  return (
    <button type="button" onClick={start}>
      download
    </button>
  );
}

function Page(options: Options) {
  const context = useConsole();
  const client = { ...context.client, download: got };
  const safeUrl = (url: unknown) => context.safeUrl(String(url).replace('old.test', 'files.test'));
  const downloadUrl = async (url: string) => options.granted ?? url;
  return (
    <ConsoleContext value={{ ...context, client, safeUrl, downloadUrl }}>
      <Button {...options} />
    </ConsoleContext>
  );
}

async function download(options: Options) {
  await renderConsole({ at: '/x', areas: ['authority'], pages: { '/x': <Page {...options} /> } });
  await act(async () => void fireEvent.click(screen.getByText('download')));
}

beforeEach(() => {
  got.mockReset();
  saved.mockReset();
  // jsdom lacks it.
  URL.createObjectURL = () => 'blob:file';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
  return () => {
    click.mockRestore();
    for (const frame of document.querySelectorAll('body > iframe')) frame.remove();
  };
});

describe('a download that is asked for with the session', () => {
  it('sends the declared parameters and those that the page adds', async () => {
    got.mockResolvedValue({ file: new Blob([]), name: undefined });
    await download({ source: exported });
    expect(got).toHaveBeenCalledExactlyOnceWith(roles.api.export, { type: '2', owner: '9' });
  });

  it.each([
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', /^角色管理-\d{8}\.xlsx$/],
    ['application/vnd.ms-excel', /^角色管理-\d{8}\.xls$/],
    ['text/csv', /^角色管理-\d{8}\.csv$/],
  ])('is named after its list when the server sends no name: %s', async (type, name) => {
    got.mockResolvedValue({ file: new Blob([], { type }), name: undefined });
    await download({ source: exported });
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(name)));
  });

  it('has the name that the server sends', async () => {
    got.mockResolvedValue({ file: new Blob([]), name: '导出.xls' });
    await download({ source: exported });
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith('导出.xls'));
    await screen.findByText('已发起下载', { exact: false });
  });
});

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('body > iframe')].map(({ src }) => src);

it('a download whose url needs no session is left to the browser', async () => {
  await download({ source: exported, granted: 'https://files.test/export?ticket=1' });
  await waitFor(() => expect(frames()).toEqual(['https://files.test/export?ticket=1']));
  expect(got).not.toHaveBeenCalled();
});

it("a file is downloaded from its row's url, as rewritten by the application", async () => {
  await download({ source: { url: ({ id }) => `https://old.test/${id}` } });
  await waitFor(() => expect(frames()).toEqual(['https://files.test/7']));
});

it('a file with an unsafe url is not downloaded, and a message says so', async () => {
  await download({ source: { url: () => 'javascript:alert(1)' } });
  await screen.findByText('链接无效', { exact: false });
  expect(frames()).toEqual([]);
  expect(screen.queryByText('已发起下载', { exact: false })).toBeNull();
});
