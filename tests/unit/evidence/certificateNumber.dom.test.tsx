import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const HISTORY = 'GET /api/DownHistory/getList';
const FILE = 'POST /api/down/bigDataDown';

beforeEach(() => session.start('token', { uid: '7', name: '管理员' }));
afterEach(() => session.end());

const ROW = 'GET /api/data/saveDataDetail';

/** A certificate's page; the server answers `row` for an identifier. */
const open = (at: string, { baoquan = 'bq1', row }: { baoquan?: string; row?: object } = {}) =>
  renderConsole({
    at,
    areas: ['evidence'],
    answers: {
      'GET /api/data/getAttView': () => ({ baoquan, isDownload: 1 }),
      [ROW]: () => row ?? new ApiError('refused', '证据不存在'),
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

  it.each([
    ['the data, where it has its form', 'BQ202601010000000001', { baoquan: 'BQ202601010000000001' }, false],
    ['its row', 'BQ2026', { row: { id: '4', baoquan: 'bq1', baoquan_no: 'BQ2026' } }, true],
    ['its row, found by its id', 'BQ2026', { row: { id: 'bq1', baoquan_no: 'BQ2026' } }, true],
  ])('has, where its link carries none, the number of %s', async (_, number, read, asksRow) => {
    const { sent } = await open('/certificate/bq1/7?isDownload=1', read);
    await screen.findByText(number);
    screen.getByText('证据编号');
    await press('下载证据文件');
    await screen.findByText('已请求浏览器下载', { exact: false });
    const of = (call: string) => sent.filter((each) => each.call === call).map(({ params }) => params);
    expect(of(ROW)).toEqual(asksRow ? [{ id: 'bq1' }] : []);
    expect(of(FILE)).toEqual([{ baoquan_no: number }]);
    expect(new Set(of(HISTORY).map(({ baoquan_no }) => baoquan_no))).toEqual(new Set([number]));
  });

  it.each([
    ['no row', {}],
    ['the row of another', { row: { baoquan: 'bq2', baoquan_no: 'BQ9999' } }],
    ['a row without one', { row: { baoquan: 'bq1', baoquan_no: null } }],
  ])('of which a server has %s sends the identifier in its place, and says so', async (_, read) => {
    const { sent } = await open('/certificate/bq1/7?isDownload=1', read);
    await screen.findByText('以证据ID代替编号', { exact: false });
    screen.getByText('证据ID');
    expect(screen.queryByText('证据编号')).toBeNull();
    await screen.findByText('按证据ID bq1 查询，没有下载记录');
    await press('下载证据文件');
    await screen.findByText('已请求浏览器下载', { exact: false });
    expect(sent.find(({ call }) => call === FILE)?.params).toEqual({ baoquan_no: 'bq1' });
    await press('下载历史');
    expect((await screen.findByRole('dialog')).textContent).toContain('证据ID bq1');
    for (const { call, params } of sent) if (call === HISTORY) expect(params.baoquan_no).toBe('bq1');
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
