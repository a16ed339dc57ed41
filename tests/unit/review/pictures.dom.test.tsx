import users from '@resources/user/detail';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleShape } from '../../../src/model/shape';
import { press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const unnamed = '/file?sig=1';
const button = 'button[aria-label="查看大图：营业执照"]';

/** Opens the detail of a company whose licence stands at this address, and enlarges it. */
async function enlarge(license: string) {
  const sample = sampleShape(users.record, 1);
  await renderConsole({
    at: '/user/Detail/7?kind=enterprise',
    answers: {
      'GET /api/user/userDetial': () => ({
        ...sample,
        userInfo: { ...(sample.userInfo as object), user_id: '7', user_status: '2' },
        userDetailInfo: { name: '公司', tax_number: '91', license },
        checkRecords: [],
      }),
      'GET /api/ajax/user/getUserList': () => ({ data: [], count: 0 }),
    },
  });
  await waitFor(() => expect(document.querySelector(button)).not.toBeNull());
  fireEvent.click(document.querySelector(button) as Element);
}

const failToLoad = async () => fireEvent.error(await screen.findByAltText('营业执照'));
const absolute = (address: string) => new URL(address, location.href).href;

const answer = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(respond));

beforeEach(() => session.start('t', { uid: '7', name: '张三' }));
afterEach(() => vi.unstubAllGlobals());

test('a licence that is a PDF under an address without an ending is shown as the document that it is', async () => {
  answer(async () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/octet-stream' } }));
  await enlarge(unnamed);
  await failToLoad();
  const link = await screen.findByText('在新窗口打开', { selector: 'a' });
  expect(link.getAttribute('href')).toBe(absolute(unnamed));
  expect(screen.queryByText('图片加载失败')).toBeNull();
  expect(screen.queryByText('重试')).toBeNull();
});

test('a licence whose address ends as a PDF is never loaded as a picture', async () => {
  answer(async () => new Response('%PDF-1.7'));
  await enlarge('/license.pdf?sig=1');
  const link = await screen.findByText('在新窗口打开', { selector: 'a' });
  expect(link.getAttribute('href')).toBe(absolute('/license.pdf?sig=1'));
  expect(document.querySelector('img')).toBeNull();
});

test.each([
  ['its host refuses', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is damaged', async () => new Response('\x89PNG')],
])('a picture that %s is tried again, or opened on its own', async (_, respond) => {
  answer(respond);
  await enlarge(unnamed);
  await failToLoad();
  await screen.findByText('图片加载失败');
  const link = screen.getByText('在新标签页打开文件', { selector: 'a' });
  expect(link.getAttribute('href')).toBe(absolute(unnamed));
  await press('重试');
  expect(screen.queryByText('图片加载失败')).toBeNull();
});
