import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const HISTORY = 'GET /api/DownHistory/getList';
const FILE = 'POST /api/down/bigDataDown';

beforeEach(() => session.start('token', { uid: '7', name: '管理员' }));
afterEach(() => {
  session.end();
  for (const frame of document.querySelectorAll('body > iframe')) frame.remove();
});

const open = (at: string) =>
  renderConsole({
    at,
    areas: ['evidence'],
    answers: {
      'GET /api/data/getAttView': () => ({ baoquan: 'bq1', isDownload: 1 }),
      'GET /api/webfor/getWebView': () => ({ baoquan: 'bq1', isDownload: 1 }),
      [HISTORY]: () => ({ data: [], count: 0 }),
      [FILE]: () => ({ url: '/f' }),
      'POST /api/webfor/download': () => ({ downUrl: '/f' }),
    },
  });

describe('a certificate whose number and identifier differ', () => {
  it('prints and sends the number of its link, and asks for the data by the identifier', async () => {
    const { sent } = await open('/certificate/bq1/7?isDownload=1&no=BQ2026');
    await screen.findByText('BQ2026');
    screen.getByText('证据编号');
    await press('下载证据文件');
    await screen.findByText('已请求浏览器下载', { exact: false });
    const of = (call: string) => sent.filter((each) => each.call === call).map(({ params }) => params);
    expect(of('GET /api/data/getAttView')).toEqual([{ baoquan: 'bq1', type: '1' }]);
    expect(of(FILE)).toEqual([{ baoquan_no: 'BQ2026' }]);
    expect(new Set(of(HISTORY).map(({ baoquan_no }) => baoquan_no))).toEqual(new Set(['BQ2026']));
    expect(document.querySelector<HTMLIFrameElement>('body > iframe')?.src).toContain('baoquan_no=BQ2026');
  });

  it('without a number is called an identifier, which is never sent as a number', async () => {
    const { sent } = await open('/certificate/bq1/7?isDownload=1');
    await screen.findByText('bq1');
    screen.getByText('证据标识');
    expect(screen.queryByText('证据编号')).toBeNull();
    screen.getByText('未查询', { exact: false });
    await press('下载证据文件');
    expect((await screen.findAllByText('链接没有带证据编号', { exact: false })).length).toBeGreaterThan(1);
    await press('下载历史');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(sent.filter(({ call }) => call === HISTORY || call === FILE)).toEqual([]);
  });

  it('of a web capture has the number of its list, whatever the answer calls it', async () => {
    const { sent } = await open('/online/attestation/BQ2026/web');
    await screen.findByText('BQ2026');
    await press('下载证据文件');
    await screen.findByText('已请求浏览器下载', { exact: false });
    const [history] = sent.filter(({ call }) => call === HISTORY);
    expect(history?.params.baoquan_no).toBe('BQ2026');
    expect(sent.find(({ call }) => call === 'POST /api/webfor/download')?.params.baoquan).toBe('bq1');
  });
});
