import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Params } from '../../../src/model/calls';
import { renderConsole } from '../../support/renderConsole';

const LIST = 'POST /api/invoice/invoiceList';
const COUNTS: Readonly<Record<string, number>> = { '': 45, 1: 12, 2: 3, 3: 30, 4: 0 };

/** Whoever is observed is in view at once. */
class Seeing implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(private readonly heard: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.heard([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Seeing));
afterEach(() => void vi.unstubAllGlobals());

const rowsOf = ({ status = '', limit = 10 }: Params) =>
  Array.from({ length: Math.min(Number(limit), COUNTS[String(status)] ?? 0) }, (_, id) => ({
    id: String(id),
    head: `抬头${id}`,
  }));

const open = (answer: (params: Params) => unknown, search = '') =>
  renderConsole({
    lists: ['money/invoice'],
    at: `/money/invoice${search}`,
    answers: { [LIST]: answer },
  });

const tabs = () =>
  [...document.querySelectorAll('nav[aria-label="状态"] a')].map(({ textContent }) => textContent);

it('each tab has its count by one call, the open one by the rows; a tab sets its filter and keeps the others', async () => {
  const { sent, router } = await open(
    (params) => ({ data: rowsOf(params), count: COUNTS[String(params.status ?? '')] }),
    '?filter={"keyword":"华"}&page=2',
  );
  await waitFor(() => expect(tabs()).toEqual(['全部45', '待开票12', '已提交财务3', '已开票30', '审核驳回0']));
  expect(sent.map(({ params }) => [params.status, params.keyword]).sort()).toEqual(
    [undefined, '1', '2', '3', '4'].map((status) => [status, '华']).sort(),
  );
  const before = sent.length;
  await act(async () => fireEvent.click(screen.getByText('待开票', { selector: 'nav a' })));
  const filter = new URLSearchParams(router.state.location.search).get('filter') ?? '';
  expect(JSON.parse(filter)).toEqual({ keyword: '华', status: 'awaiting' });
  await screen.findByText(/第 1-10 条，共 12 条/);
  expect(document.querySelector('nav a[aria-current=page]')?.textContent).toBe('待开票12');
  // Its rows; the counts are those of a moment ago.
  expect(sent.length).toBe(before + 1);
});

it('a count that fails or is short is not shown', async () => {
  const { sent } = await open((params) =>
    params.status === '2' ? new Error('broken') : { data: rowsOf(params), count: rowsOf(params).length },
  );
  await waitFor(() => expect(sent).toHaveLength(7));
  await waitFor(() => expect(tabs()).toEqual(['全部', '待开票', '已提交财务', '已开票', '审核驳回0']));
});
