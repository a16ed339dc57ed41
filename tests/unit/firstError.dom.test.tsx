import { codec } from '@resources/codec';
import { product } from '@resources/product';
import { act, fireEvent, screen } from '@testing-library/react';
import { errors } from 'declared-console/words/zh-CN/errors';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Form } from 'react-admin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../src/api/client';
import { ApiError, type SessionEnd } from '../../src/api/errors';
import type { Application, EntryProps } from '../../src/application';
import { DeclaredInput } from '../../src/kinds/inputs/DeclaredInput';
import { ConsoleContext, useConsole } from '../../src/kit/ConsoleContext';
import { useNotifyError } from '../../src/kit/useNotifyError';
import { showLogin } from '../../src/login/showLogin';
import { get, i, upload } from '../../src/schema.ts';
import { field, press, renderConsole } from '../support/renderConsole';
import { runtime, session } from '../support/runtime';

/** What is never said where it isn't what happened. */
const ELSE = {
  disk: '磁盘空间不足',
  generic: errors.refused,
  network: errors.offline,
  server: errors.http,
  session: errors.session,
};
type Else = keyof typeof ELSE;

/** Expects what is said, and none of these. */
async function expectSaid(said: string, not: readonly Else[]) {
  await screen.findAllByText(said, { exact: false });
  for (const each of not) expect(document.body.textContent).not.toContain(ELSE[each]);
}

const base = 'http://backend.test';
const server = setupServer();
const ends: SessionEnd[] = [];
const client = () =>
  createClient({ base, codec, token: () => 't', onSessionEnd: (end) => void ends.push(end) });
const html = (status: number) =>
  HttpResponse.text('<html>gateway</html>', { status, headers: { 'Content-Type': 'text/html' } });
const refusal = (message: string, code = 500) => HttpResponse.json({ code, message });

beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
// Ahead of the first package, which has no time to load it on a busy machine.
beforeAll(async () => void (await import('@resources/downloads/package/PackageDialog')));
beforeEach(() => session.start('token', { uid: '7', name: '管理员' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  ends.length = 0;
  session.end();
});
afterAll(() => server.close());

describe('an upload says what went wrong first', () => {
  /** The part of an XMLHttpRequest that an upload uses; each fails as it is told to. */
  let fault: (wire: Wire) => void = () => {};
  class Wire {
    readonly upload: { onload?: () => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => '';
    abort() {}
    send() {
      queueMicrotask(() => fault(this));
    }
    answer(status: number, responseText: string) {
      Object.assign(this, { status, responseText });
      this.onload?.();
    }
  }
  const input = i.file({ call: upload('/upload'), extension: '.zip', maxSize: 2048 });
  function Page() {
    const context = useConsole();
    return (
      <ConsoleContext value={{ ...context, client: client() }}>
        <Form>
          <DeclaredInput name="file" input={input} label="the file" />
        </Form>
      </ConsoleContext>
    );
  }

  it.each<[string, (wire: Wire) => void, string, Else[]]>([
    ['the connection is lost', (wire) => wire.onerror?.(), errors.offline, ['disk', 'generic', 'server']],
    [
      'it is lost after the last byte',
      (wire) => {
        wire.upload.onload?.();
        wire.onerror?.();
      },
      '文件已全部发出，但没有收到服务器的答复',
      ['network', 'generic', 'server'],
    ],
    [
      'a proxy takes no such size',
      (wire) => wire.answer(413, '<html>'),
      errors.tooLarge,
      ['generic', 'server'],
    ],
    [
      'a gateway answers a page',
      (wire) => wire.answer(200, '<html>'),
      errors.malformed,
      ['network', 'server'],
    ],
    [
      'it is refused with a reason, by whatever status',
      (wire) => wire.answer(500, '{"code":500,"message":"文件名重复"}'),
      '文件名重复',
      ['server', 'generic', 'network'],
    ],
  ])('where %s', async (_, wrong, said, not) => {
    fault = wrong;
    vi.stubGlobal('XMLHttpRequest', Wire);
    await renderConsole({ at: '/form', pages: { '/form': <Page /> } });
    const picker = await field('the file');
    await act(async () => void fireEvent.change(picker, { target: { files: [new File(['x'], 'a.zip')] } }));
    await expectSaid(said, not);
  });
});

describe('a download says what went wrong first', () => {
  function Page() {
    const notifyError = useNotifyError();
    return (
      <button type="button" onClick={() => void client().download(get('/export')).catch(notifyError)}>
        download
      </button>
    );
  }
  const cut = () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(9)),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    return new HttpResponse(body, { headers: { 'Content-Type': 'text/csv' } });
  };

  it.each<[string, () => Response, string, Else[]]>([
    [
      'there is no answer, or none for this origin',
      () => HttpResponse.error(),
      errors.offline,
      ['generic', 'server'],
    ],
    ['it is cut in the middle', cut, errors.offline, ['disk', 'generic', 'server']],
    ['there is none', () => html(404), errors.turnedAway, ['network', 'generic', 'session']],
    [
      'something before the server keeps it back',
      () => html(403),
      errors.http,
      ['network', 'session', 'disk'],
    ],
    ['the server fails', () => html(502), errors.http, ['network', 'generic', 'session']],
    [
      'it is refused in JSON',
      () => refusal('导出次数已用完'),
      '导出次数已用完',
      ['server', 'generic', 'network'],
    ],
  ])('where %s', async (_, answer, said, not) => {
    server.use(http.get(`${base}/export`, answer));
    await renderConsole({ at: '/x', pages: { '/x': <Page /> } });
    await press('download');
    await expectSaid(said, not);
  });
});

describe('the end of a session says which it is', () => {
  it.each<[string, () => Response, string, Else[]]>([
    ['it has expired', () => refusal('x', 403), '账号已过期', ['generic', 'server', 'network']],
    ['it was dropped for another', () => refusal('x', 408), '登录已失效', ['session', 'generic', 'server']],
    ['the account is disabled', () => refusal('账号被禁用'), '账号被禁用', ['session', 'generic', 'server']],
    ['a gateway says 401 and no more', () => html(401), '账号已过期', ['generic', 'server', 'network']],
  ])('where %s', async (_, answer, said, not) => {
    server.use(http.get(`${base}/list`, answer));
    await expect(client().send(get('/list'))).rejects.toBeInstanceOf(ApiError);
    const show = showLogin(await product.words.login(), async () => {});
    const leave = show(document.body.appendChild(document.createElement('div')), {
      ...{ application: product as Application, settings: { title: '' }, from: undefined, go: () => {} },
      ...{ client: { send: () => new Promise(() => {}) }, notice: ends[0], ...runtime },
    } as unknown as EntryProps);
    await expectSaid(
      said,
      not.filter((each) => ELSE[each] !== said),
    );
    leave();
    document.body.replaceChildren();
  });
});

describe('a package says what went wrong first', () => {
  const STORAGE = 'https://storage.test';
  const row = {
    username: '',
    mobile: '',
    name: '',
    label: '',
    status: 'SUCCESS',
    create_time: '',
    address: '',
  };
  const body = () => HttpResponse.text('x', { headers: { 'Content-Length': '1' } });
  const quota = new DOMException('full', 'QuotaExceededError');
  const failing = () => Promise.reject(quota);

  interface Fault {
    readonly storage?: () => Response;
    readonly locate?: () => unknown;
    /** A disk to write to; without one the archive is built in memory. */
    readonly disk?: UnderlyingSink<Uint8Array>;
    readonly picks?: () => Promise<never>;
  }

  /** Packs two files, of which the second is served as it should be. */
  async function pack({ storage = body, locate, disk, picks }: Fault) {
    const handle = {
      createWritable: async () => new WritableStream(disk),
      getFile: async () => new Blob([]),
    };
    if (disk || picks) vi.stubGlobal('showSaveFilePicker', picks ?? (async () => handle));
    server.use(http.get(`${STORAGE}/A`, storage), http.get(`${STORAGE}/B`, body), http.head(STORAGE, body));
    await renderConsole({
      at: '/online/web',
      lists: ['online/web'],
      answers: {
        'GET /api/ajax/webfor/getWebList': () => ({
          data: ['A', 'B'].map((baoquan_no) => ({ ...row, baoquan_no })),
          count: 2,
        }),
        'GET /api/webfor/getWebView': () => ({}),
        'GET /api/DownHistory/getList': () => ({ data: [], count: 0 }),
        'POST /api/evidence/downloadBatch': ({ baoquanStr }) =>
          (baoquanStr === 'A' && locate?.()) || [`${STORAGE}/${baoquanStr}`],
      },
    });
    await screen.findByText('A');
    for (const box of document.querySelectorAll('tbody input[type=checkbox]'))
      await act(async () => void fireEvent.click(box));
    await press('打包下载');
    await press(disk || picks ? '选择保存位置' : '开始打包');
  }

  it.each<[string, Fault, string, Else[]]>([
    [
      'one of several files is refused',
      { locate: () => new ApiError('refused', '文件已过保存期') },
      '文件已过保存期',
      ['disk', 'generic', 'network', 'server'],
    ],
    [
      'the session ends',
      { locate: () => ApiError.of('session') },
      errors.session,
      ['disk', 'generic', 'network', 'server'],
    ],
    [
      'the storage lets no page read its files, and the archive is built in memory',
      { storage: () => HttpResponse.error() },
      '存储主机不允许本页面读取文件',
      ['disk', 'generic', 'network', 'server'],
    ],
    ['the disk is full', { disk: { write: failing } }, ELSE.disk, ['generic', 'network', 'server']],
    [
      'the disk is full, and can’t undo what was written',
      { disk: { write: failing, abort: failing } },
      ELSE.disk,
      ['generic', 'network', 'server'],
    ],
    [
      'the browser asks for no place to save it',
      { picks: async () => Promise.reject(new DOMException('no gesture', 'SecurityError')) },
      ELSE.generic,
      ['disk', 'network', 'server'],
    ],
  ])('where %s', async (_, fault, said, not) => {
    await pack(fault);
    await expectSaid(said, not);
  });

  it('and nothing where the user chooses no place', async () => {
    await pack({ picks: async () => Promise.reject(new DOMException('cancelled', 'AbortError')) });
    await screen.findByText('选择保存位置');
    expect(screen.queryByText('打包未完成', { exact: false })).toBeNull();
  });
});
