// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockOf } from '../../../src/clock';
import type { ConsoleContextValue } from '../../../src/kit/ConsoleContext';
import type { Receipt } from '../../../src/schema/receipts';
import { createStorage } from '../../../src/storage/storage';
import { keptReceipts } from '../../../src/ui/receipts/keptReceipts';

const receipt: Receipt = {
  verdict: 'enums.verdict.pass',
  at: '',
  by: '',
  files: [],
  warnings: [],
  isAcknowledged: false,
  isConfirmed: false,
  digest: 'd'.repeat(64),
  salt: '0'.repeat(32),
  fields: 'f'.repeat(16),
};
const of = { step: 'gift', item: '7' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** A console whose server keeps receipts, by calls that are still being loaded. */
function loadingConsole() {
  let load = () => {};
  const sent: unknown[] = [];
  let requests = 0;
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  const calls = { list: 'list', add: 'add', write: () => ({}), read: () => receipt };
  async function requestCalls() {
    requests += 1;
    return { default: calls };
  }
  const context = {
    storage: createStorage(),
    clock: clockOf('UTC'),
    session: { identity: () => ({ uid: '7' }) },
    parts: {
      resources: { 'desk/receipt': undefined },
      receipts: { resource: 'desk/receipt', calls: requestCalls },
    },
    load: async () => {
      await loading;
      return { api: { add: { method: 'POST', path: '/add' } } };
    },
    client: { send: async (call: unknown) => sent.push(call) },
  };
  return {
    context: context as unknown as ConsoleContextValue,
    load: () => load(),
    sent,
    requests: () => requests,
  };
}
const kept = () => Object.values(localStorage).flatMap((value) => JSON.parse(value));

it('until its calls are loaded this browser has a receipt: a page that is left has no time for them', async () => {
  const { context, load, sent } = loadingConsole();
  const keeping = keptReceipts(context).keep(receipt, of);
  expect(kept()).toMatchObject([{ salt: receipt.salt, isUnsent: true }]);
  expect(sent).toEqual([]);
  load();
  await keeping;
  expect(sent).toHaveLength(1);
  expect(kept()).toEqual([]);
});

it('without a network its calls aren’t asked for: a browser never repeats a failed import', async () => {
  const { context, load, requests } = loadingConsole();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load();
  await keptReceipts(context).keep(receipt, of);
  expect(requests()).toBe(0);
  expect(kept()).toMatchObject([{ salt: receipt.salt, isUnsent: true }]);
});
