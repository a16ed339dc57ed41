import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const HASH = 'ab'.repeat(32);
const data = {
  baoquan: 'REAL1',
  file_hash: HASH,
  sha256: HASH,
  blockchain_hash: '0xfeed',
  isDownload: 1,
};
const call = 'GET /api/evidence/downLoad';
const open = (more: object = {}, answers: Answers = {}) =>
  renderConsole({
    at: '/online/attestation/ROUTE1/pro',
    areas: ['evidence'],
    config: { capabilities: ['openPreviews'] },
    answers: {
      'GET /api/evidence/getProView': () => ({ ...data, ...more }),
      'GET /api/DownHistory/getList': () => ({ data: [], count: 0 }),
      ...answers,
    },
  });

beforeEach(() => session.start('token', { uid: '7', name: '管理员' }));
afterEach(() => session.end());

describe('the certificate of a process capture', () => {
  it('prints and sends the number of its list, by its name, and asks by the answer’s identifier', async () => {
    const { sent } = await open({}, { [call]: () => ({ url: '/f' }) });
    await screen.findByText('ROUTE1');
    expect(screen.getByText('取证编号')).toBeTruthy();
    expect(screen.queryByText('证据编号')).toBeNull();
    expect(screen.queryByText('REAL1')).toBeNull();
    expect(document.querySelector('svg[role=img][aria-label$="/mobile/previewAtt/REAL1"]')).not.toBeNull();
    await press('下载证据文件');
    await screen.findByText('已请求浏览器下载', { exact: false });
    expect(sent.find((each) => each.call === call)?.params).toEqual({
      baoquan: 'REAL1',
      type: '3',
      uid: '7',
    });
    expect(document.querySelector<HTMLIFrameElement>('body > iframe')?.src).toContain('baoquan_no=ROUTE1');
    await press('下载历史');
    const history = sent.filter((each) => each.call === 'GET /api/DownHistory/getList');
    expect(history.length).toBeGreaterThan(0);
    expect(new Set(history.map(({ params }) => params.baoquan_no))).toEqual(new Set(['ROUTE1']));
  });

  it('asks for its history anew after a download, in the dialog too, whose first answer is still on its way', async () => {
    let answer = (_file: object) => {};
    const file = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const asked = { times: 0 };
    const download = { operator: '王五', operate_time: '2026-01-31 08:00:00', baoquan_no: 'ROUTE1' };
    await open(
      {},
      {
        [call]: () => file,
        'GET /api/DownHistory/getList': () => {
          asked.times += 1;
          if (asked.times === 1) return { data: [], count: 0 };
          // The dialog's first one, which never comes.
          return asked.times === 2 ? new Promise(() => {}) : { data: [download], count: 1 };
        },
      },
    );
    await screen.findByText('ROUTE1');
    await press('下载证据文件');
    await press('下载历史');
    await vi.waitFor(() => expect(asked.times).toBe(2), 10_000);
    await act(async () => answer({ url: '/f' }));
    const dialog = await screen.findByRole('dialog', { name: '下载历史' });
    await within(dialog).findByRole('cell', { name: '2026-01-31 08:00:00' });
  });

  it('shows both hashes when they are equal, and links the blockchain one', async () => {
    await open();
    await screen.findByText('ROUTE1');
    for (const name of ['文件哈希', 'SHA256'])
      expect(document.querySelector(`[role=group][aria-label="${name}"] code`)?.textContent).toBe(HASH);
    const link = document.querySelector<HTMLAnchorElement>('[role=group][aria-label="区块链哈希"] a');
    expect(link?.href).toContain('0xfeed');
    expect(link?.target).toBe('_blank');
  });

  it('requests no file without a known user, and offers to log in again', async () => {
    session.end();
    const { sent } = await open({}, { [call]: () => ({ url: '/f' }) });
    await screen.findByText('ROUTE1');
    await press('下载证据文件');
    await screen.findByText('无法确认操作人', { exact: false });
    expect(screen.getByText('重新登录', { selector: 'button' })).toBeTruthy();
    expect(sent.filter((each) => each.call === call)).toEqual([]);
  });

  it.each(['1', '3', '4'])(
    'of a file of type %s without html shows what its path holds',
    async (fileType) => {
      await open({ fileType, isApp: '0', path: 'https://files.example.com/a.png' });
      await screen.findByText('ROUTE1');
      await act(async () => {});
      expect(document.querySelector<HTMLImageElement>('article img')?.src).toBe(
        'https://files.example.com/a.png',
      );
    },
  );

  it('shows 链接无效 for an unsafe path without a request, and says that there is no file only without a path', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const first = await open({ path: 'javascript:alert(1)' });
    await screen.findByText('ROUTE1');
    screen.getByText('链接无效');
    expect(screen.queryByText('暂无预览')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    first.unmount();
    await open({ path: '' });
    await screen.findByText('暂无预览');
    expect(screen.queryByText('链接无效')).toBeNull();
  });
});
