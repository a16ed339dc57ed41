import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { ApiError } from '../../../src/api/errors';
import { ConsoleContext, useConsole } from '../../../src/kit/ConsoleContext';
import type { DownloadAction } from '../../../src/schema/actions';
import type { AnyResource, AnyRow } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get } from '../../../src/schema.ts';
import { useDownload } from '../../../src/ui/useDownload';
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
const read = vi.fn<Client['downloadFrom']>();
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
  const client = { ...context.client, download: got, downloadFrom: read };
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

beforeAll(async () => void (await import('../../../src/ui/runDownload')));
beforeEach(() => {
  got.mockReset();
  read.mockReset();
  saved.mockReset();
  // jsdom lacks it.
  URL.createObjectURL = () => 'blob:file';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
  return () => click.mockRestore();
});

describe('a download that is asked for with the session', () => {
  it('sends the declared parameters and those that the page adds', async () => {
    got.mockResolvedValue({ file: new Blob([]), name: undefined });
    await download({ source: exported });
    await waitFor(() =>
      expect(got).toHaveBeenCalledExactlyOnceWith(roles.api.export, { type: '2', owner: '9' }),
    );
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
    await screen.findByText('已开始下载', { exact: false });
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
  // Whether the browser does isn't known.
  await screen.findByText('已请求浏览器下载', { exact: false });
});

describe('on a page over https, a file over http', () => {
  const { href } = window.location;
  const source: Source = { url: () => 'http://files.test:8080/7' };
  const host = vi.fn<typeof fetch>();
  beforeEach(() => {
    host.mockReset();
    vi.stubGlobal('location', {
      ...window.location,
      href,
      origin: 'https://console.test',
      protocol: 'https:',
    });
    vi.stubGlobal('fetch', host);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is downloaded over https where its host answers there', async () => {
    host.mockResolvedValue(new Response());
    await download({ source });
    await waitFor(() => expect(frames()).toEqual(['https://files.test:8080/7']));
    expect(host).toHaveBeenCalledExactlyOnceWith('https://files.test:8080', expect.anything());
  });

  it('is never said to be downloaded otherwise: the cause is, with a link to it', async () => {
    host.mockRejectedValue(new TypeError('Failed to fetch'));
    await download({ source });
    const link = await screen.findByText('在新标签页打开');
    expect(link.getAttribute('href')).toBe('http://files.test:8080/7');
    expect(screen.getByText('浏览器不允许 https 页面加载', { exact: false })).toBeTruthy();
    expect(frames()).toEqual([]);
    expect(screen.queryByText(/已(请求浏览器|开始)下载/)).toBeNull();
  });
});

it('a file with an unsafe url is not downloaded, and a message says so', async () => {
  await download({ source: { url: () => 'javascript:alert(1)' } });
  await screen.findByText('链接无效', { exact: false });
  expect(frames()).toEqual([]);
  expect(screen.queryByText(/已(请求浏览器|开始)下载/, { exact: false })).toBeNull();
});

describe('a file that its server sends to be shown', () => {
  const source: Source = { url: () => 'https://files.test/a/%E5%90%88%E5%90%8C.png' };
  /** The browser shows the answer in the frame, instead of downloading it. */
  const show = async () => {
    const frame = await waitFor(() => {
      const found = document.querySelector('body > iframe');
      if (!found) throw new Error('no frame yet');
      return found;
    });
    await act(async () => void frame.dispatchEvent(new Event('load')));
    // The toast that the browser was asked goes by a click beside it, which brings the next one.
    await act(async () => void fireEvent.click(document.body));
  };

  it.each([
    ['合同.png', 'https://files.test/a/%E5%90%88%E5%90%8C.png', 'image/png', undefined],
    ['甲.pdf', 'https://files.test/a', 'application/pdf', '甲.pdf'],
    ['a.pdf', 'https://files.test/a?no=1', 'application/pdf', undefined],
    ['a.txt', 'https://files.test/a', 'text/plain;charset=utf-8', undefined],
    ['a.mp4', 'https://files.test/a', 'video/mp4', undefined],
    ['a', 'https://files.test/a', 'application/octet-stream', undefined],
  ])('is saved as %s where this page may read it', async (saves, url, type, name) => {
    read.mockResolvedValue({ file: new Blob(['x'], { type }), name });
    await download({ source: { url: () => url } });
    await show();
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(saves));
    expect(read).toHaveBeenCalledExactlyOnceWith(url);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('is opened where this page may not, with a link if the browser would block it', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    read.mockRejectedValue(ApiError.of('offline'));
    await download({ source });
    await show();
    const link = await screen.findByText('在新标签页打开');
    expect(link.getAttribute('href')).toBe('https://files.test/a/%E5%90%88%E5%90%8C.png');
    expect(open).not.toHaveBeenCalled();
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true }, configurable: true });
    await act(async () => void fireEvent.click(screen.getByText('download')));
    await show();
    await screen.findByText('文件不能直接保存，已在新标签页打开');
    expect(open).toHaveBeenCalledOnce();
  });

  it.each([
    ['a page', ApiError.of('malformed'), '服务器返回的不是文件，下载未开始'],
    ['nothing', ApiError.ofStatus(404), '服务器返回的不是文件，下载未开始'],
    ['a refusal', new ApiError('refused', '文件已过期'), '文件已过期'],
    ['an empty file', new ApiError('refused', 'errors.emptyFile'), '服务器返回的文件是空的'],
  ])('is none if it is %s, which is said', async (_what, error, words) => {
    read.mockRejectedValue(error);
    await download({ source });
    await show();
    await screen.findByText(words);
    expect(saved).not.toHaveBeenCalled();
  });

  it('is requested with the session where the url was granted once', async () => {
    got.mockRejectedValue(new ApiError('refused', '导出服务维护中'));
    await download({ source: exported, granted: 'https://files.test/export?ticket=1' });
    await show();
    await screen.findByText('导出服务维护中');
    expect(read).not.toHaveBeenCalled();
  });
});
