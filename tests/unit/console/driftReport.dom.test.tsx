import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDriftReport } from '../../../src/console/start/driftReport';
import type { Drift } from '../../../src/schema/drift';
import { storage } from '../../support/runtime';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValue(new Response());
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const drift = (more: Partial<Drift> = {}): Drift => ({
  where: 'area/orders',
  field: 'state',
  problem: 'unknown code',
  found: '9',
  ...more,
});
const sent = () => fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);

it('differences are sent several at once, after a while, without token, cookie or referrer', () => {
  const report = createDriftReport('/drift', storage);
  report(drift());
  report(drift({ field: 'no', problem: 'missing', found: 'nothing' }));
  expect(fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  const drifts = [drift(), drift({ field: 'no', problem: 'missing', found: 'nothing' })];
  expect(sent()).toEqual([['/drift', { drifts }]]);
  const init = fetched.mock.calls[0]?.[1];
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', cache: 'no-store' });
  expect(init).not.toHaveProperty('headers');
});

it('each is sent once, also after a reload, and the rest when the page is left', () => {
  const report = createDriftReport('/drift', storage);
  report(drift());
  report(drift());
  dispatchEvent(new Event('pagehide'));
  const reloaded = createDriftReport('/drift', storage);
  reloaded(drift());
  reloaded(drift({ found: '10' }));
  dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([
    ['/drift', { drifts: [drift()] }],
    ['/drift', { drifts: [drift({ found: '10' })] }],
  ]);
});

it.each(['张三', '13812345678', 'a b', 'x'.repeat(21), '110101199003078515', 'a@b.com'])(
  'a value of a record in place of a code is not sent: %s',
  (found) => {
    createDriftReport('/drift', storage)(drift({ found }));
    vi.advanceTimersByTime(10_000);
    expect(sent()).toEqual([['/drift', { drifts: [drift({ found: '' })] }]]);
  },
);

it("a report that is lost is nobody's error", async () => {
  fetched.mockRejectedValue(new TypeError('away'));
  createDriftReport('https://drift.test/x', storage)(drift());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toHaveLength(1);
});
