import { downloads } from '@i18n/zh-CN/pages/downloads';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import review from 'declared-console/words/zh-CN/review';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { type Answers, button, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const row = (baoquan_no: string, status = 'SUCCESS') => ({
  baoquan_no,
  username: '',
  mobile: '',
  name: '',
  label: '',
  status,
  create_time: '',
  address: '',
});
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('body > iframe')].map(({ src }) => src);
const box = (index: number) =>
  document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')[index] as HTMLInputElement;

async function open(answers: Answers, ticked: readonly number[]) {
  const page = await renderConsole({
    at: '/online/web',
    lists: ['online/web'],
    answers: {
      'GET /api/ajax/webfor/getWebList': () => ({
        data: [row('A'), row('B'), row('C'), row('D', 'ING')],
        count: 4,
      }),
      ...answers,
    },
  });
  await screen.findByText('A');
  for (const index of ticked) await press(box(index));
  return page;
}

/** In the selection toolbar, which is loaded with the first selection. */
async function start() {
  await press(await screen.findByText('下载选中的文件', { selector: '[role=toolbar] button' }));
}

const batch = (urls: readonly unknown[]): Answers => ({ 'POST /api/evidence/downloadBatch': () => urls });

beforeAll(async () => void (await import('@resources/downloads/BatchDownloadDialog')));
beforeEach(() => session.start('token', { uid: '7', name: '管理员' }));
afterEach(() => session.end());

it('a batch page whose captures fail to load announces it, and shows no pagination', async () => {
  await renderConsole({
    at: '/online/webDownload',
    lists: ['online/web'],
    answers: {
      'GET /api/ajax/webfor/getWebList': () => new ApiError('refused', '取证查询维护中'),
      'GET /api/DownHistory/getList': () => ({ data: [], count: 0 }),
    },
  });
  await screen.findByText('数据加载失败');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('取证查询维护中'));
  expect(screen.queryByText(/每页/)).toBeNull();
});

it('a failed page of a batch is reported, and no other one is shown instead', async () => {
  await renderConsole({
    at: '/online/webDownload',
    lists: ['online/web'],
    answers: {
      'GET /api/ajax/webfor/getWebList': () => ({ data: [], count: 0 }),
      'GET /api/DownHistory/getList': ({ page }) => {
        if (page === 2) return new ApiError('refused', '历史维护中');
        return { data: Array.from({ length: 10 }, (_, n) => ({ baoquan_no: `WQ${n}` })), count: 20 };
      },
    },
  });
  await screen.findByText('WQ0');
  const next = document.querySelector<HTMLElement>('[aria-label="转到第 2 页"]');
  await act(async () => next?.click());
  await screen.findByText('数据加载失败');
  await screen.findByText(/下方仍是之前读到的数据/);
});

describe('a batch download', () => {
  it('with fewer files than requested, not numbered, says how many of how many and stays open', async () => {
    await open(batch(['/f1', '/f2']), [0, 1, 2]);
    await start();
    await screen.findByText('已请求浏览器下载 2 项，共 3 项证据', { exact: false });
    expect(await screen.findAllByText('无法判断')).toHaveLength(3);
    expect(screen.queryByText('已请求下载')).toBeNull();
    expect(screen.queryByText('秒后自动关闭', { exact: false })).toBeNull();
    expect(frames()).toHaveLength(2);
  });

  it('with urls that must not be opened stays open too', async () => {
    await open(batch(['/f1', 'javascript:1']), [0, 1]);
    await start();
    await screen.findByText('已请求浏览器下载 1 项，共 2 项证据', { exact: false });
    expect(screen.queryByText('秒后自动关闭', { exact: false })).toBeNull();
    expect(screen.getByText('链接无效')).toBeTruthy();
  });

  it('decodes a url that was encoded as a whole, instead of framing this console', async () => {
    await open(batch([encodeURIComponent('https://files.example.com/a?sig=%2F&baoquan_no=A')]), [0]);
    await start();
    await screen.findByText('秒后自动关闭', { exact: false });
    expect(frames()).toEqual(['https://files.example.com/a?sig=%2F&baoquan_no=A&type=2&uid=7']);
  });

  it('with files over http, for a page over https, asks for none that its host does not answer there, and links to it', async () => {
    await open(batch(['http://files.example.com/a?baoquan_no=A', '/b?baoquan_no=B']), [0, 1]);
    const { href, origin } = window.location;
    vi.stubGlobal('location', { ...window.location, href, origin, protocol: 'https:' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    try {
      await start();
      await screen.findByText('已请求浏览器下载 1 项，共 2 项证据', { exact: false });
    } finally {
      vi.unstubAllGlobals();
    }
    const link = screen.getByText('在新标签页打开');
    expect(link.getAttribute('href')).toBe('http://files.example.com/a?baoquan_no=A&type=2&uid=7');
    expect(screen.getByText('浏览器不允许 https 页面加载', { exact: false })).toBeTruthy();
    expect(frames()).toHaveLength(1);
  });

  it('with a file that is shown and cannot be read stays open, with a link to it', async () => {
    const url = 'https://files.example.com/a.png?baoquan_no=A';
    await open(
      {
        ...batch([{ url }, { url: '/saved?baoquan_no=B' }]),
        'GET /a.png': () => ApiError.of('offline'),
        'GET /saved': () => 'b',
      },
      [0, 1],
    );
    URL.createObjectURL = () => 'blob:file';
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await start();
    await screen.findByText('秒后自动关闭', { exact: false });
    for (const frame of document.querySelectorAll('body > iframe'))
      await act(async () => void frame.dispatchEvent(new Event('load')));
    const link = await screen.findByText('在新标签页打开');
    expect(link.getAttribute('href')).toBe(`${url}&type=2&uid=7`);
    expect(screen.getByText('需打开')).toBeTruthy();
    expect(screen.getByText('已请求浏览器下载 1 项，共 2 项证据', { exact: false })).toBeTruthy();
    expect(screen.queryByText('秒后自动关闭', { exact: false })).toBeNull();
    expect(click).toHaveBeenCalledOnce();
    click.mockRestore();
  });

  it('is not requested without a known user', async () => {
    session.end();
    const { sent } = await open(batch(['/f1']), [0]);
    await start();
    await screen.findByText('无法确认操作人', { exact: false });
    expect(screen.getByText('重新登录', { selector: 'button' })).toBeTruthy();
    expect(sent.filter(({ call }) => call.includes('downloadBatch'))).toEqual([]);
    expect(frames()).toEqual([]);
  });
});

it('a package is not started without a known user', async () => {
  session.end();
  const { sent, user } = await open(batch(['/f1']), [0]);
  await user.click(await button('打包下载'));
  await user.click(await button('开始打包'));
  await screen.findByText('无法确认操作人', { exact: false });
  expect(screen.getByText('重新登录', { selector: 'button' })).toBeTruthy();
  expect(sent.filter(({ call }) => call.includes('downloadBatch'))).toEqual([]);
});

describe('a task without a file', () => {
  it('can be selected neither alone nor with the page, and its checkbox says why', async () => {
    await open(batch([]), []);
    expect(box(3).disabled).toBe(true);
    expect(box(3).ariaLabel).toBe('任务未成功，没有可下载的文件');
    await press(document.querySelector('thead input[type=checkbox]') as HTMLElement);
    expect(screen.getByText('已选 3 项')).toBeTruthy();
    await act(async () => fireEvent.click(document.querySelector('[aria-label="取消选择"]') as Element));
    expect(screen.queryByText('已选', { exact: false })).toBeNull();
  });
});

it('more than a request takes is requested in named parts, goes on after one that failed, and then requests just the rest', async () => {
  const rows = Array.from({ length: 130 }, (_, index) => row(`N${index}`));
  const asked: string[][] = [];
  let isDown = true;
  const { user } = await open(
    {
      'GET /api/ajax/webfor/getWebList': ({ page, limit }) => ({
        data: [row('A'), ...rows].slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)),
        count: 131,
      }),
      'POST /api/evidence/downloadBatch': ({ baoquanStr }) => {
        const numbers = String(baoquanStr).split(',');
        asked.push(numbers);
        return isDown
          ? new ApiError('refused', '下载维护中')
          : numbers.map((each) => `/f?baoquan_no=${each}`);
      },
    },
    [0],
  );
  const { matching } = review.review.several;
  await user.click(await button(matching.replace('%{smart_count}', '131')));
  await waitFor(() => expect(document.querySelector('[role=toolbar] b')?.textContent).toContain('131'));
  await start();
  const say = (words: string, at: number) =>
    words
      .replace('%{at}', String(at))
      .replace('%{parts}', '2')
      .replace('%{smart_count}', String(at === 1 ? 100 : 31));
  await screen.findByText('下载维护中');
  const next = say(downloads.parts.next, 2);
  isDown = false;
  await user.click(await button(next));
  await waitFor(() => expect(asked.map(({ length }) => length)).toEqual([100, 31]));
  expect((await screen.findByText(say(downloads.parts.part, 1))).closest('li')?.textContent).toContain(
    downloads.parts.failed,
  );
  // Closed, and opened again: what was started is known.
  await user.click(await button('关闭'));
  await start();
  await user.click(await screen.findByLabelText(say(downloads.parts.again, 1)));
  await screen.findByText(downloads.parts.done);
  expect(asked.map(({ length }) => length)).toEqual([100, 31, 100]);
  expect(asked[2]).toEqual(asked[0]);
});
