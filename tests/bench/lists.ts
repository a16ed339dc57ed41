/**
 * Times every list call at size: `npx tsx tests/bench/lists.ts --rows 1000000 [--data-dir .data/bench]`, which seeds
 * the data directory if it is empty. The calls go through the backend's fetch handler, in this process, and include
 * counts. Prints the 50th and the 95th percentile in milliseconds, and the CPU time of the slowest twentieth, which a
 * busy machine doesn't distort: the embedded database runs in this process.
 */
import { parseArgs } from 'node:util';
import type { App } from '@server/app';
import { openBackend } from '@server/backend';

interface ListCase {
  call: `${'GET' | 'POST'} /api/${string}`;
  /** Constant parameters of the call. */
  params?: Record<string, string>;
  /** The filters to time on the first page, besides none. */
  filters?: Record<string, string>[];
  /** The field whose prefixes `keyword` searches, and the prefix lengths that find few and many rows. */
  prefix?: { field: string; length: number; wide: number };
  /** Whether a keyword that isn't a number is searched anywhere in a name. */
  infix?: boolean;
  /** The parameter that takes a date range. */
  range?: string;
}

const taskFilters = [{ status: 'SUCCESS' }, { status: 'CANCEL' }];

/** Every list call; add new areas here. */
const cases: ListCase[] = [
  {
    call: 'GET /api/ajax/user/getUserList',
    range: 'registtime',
    infix: true,
    params: { types: '2' },
    filters: [{ status: '2' }],
    prefix: { field: 'mobile', length: 8, wide: 3 },
  },
  {
    call: 'GET /api/ajax/user/getUserList',
    range: 'registtime',
    infix: true,
    params: { types: '1' },
    filters: [{ status: '2' }],
    prefix: { field: 'mobile', length: 8, wide: 3 },
  },
  { call: 'GET /api/ajax/user/getBalanceList', infix: true, prefix: { field: 'mobile', length: 8, wide: 3 } },
  { call: 'GET /api/ajax/user/userBalanceDetails', range: 'registtime', params: { userId: '2' } },
  {
    call: 'GET /api/ajax/user/getPoints',
    filters: [{ type: '2' }, { pointsType: '3' }],
    prefix: { field: 'mobile', length: 8, wide: 3 },
  },
  {
    call: 'GET /api/ajax/data/getEvidencesList',
    range: 'datetime',
    params: { type: '1' },
    prefix: { field: 'baoquan_no', length: 15, wide: 6 },
  },
  {
    call: 'GET /api/ajax/data/getEvidencesList',
    range: 'datetime',
    params: { type: '2' },
    prefix: { field: 'baoquan_no', length: 15, wide: 6 },
  },
  {
    call: 'GET /api/ajax/data/getSaveDataList',
    range: 'datetime',
    prefix: { field: 'baoquan_no', length: 15, wide: 6 },
  },
  {
    call: 'GET /api/ajax/data/dataList',
    range: 'dateTime',
    filters: [{ pay: '2' }, { notarial: '1' }, { pay: '2', notarial: '1' }],
    prefix: { field: 'mobile', length: 8, wide: 3 },
  },
  {
    call: 'GET /api/ajax/webfor/getWebList',
    range: 'registtime',
    filters: [...taskFilters, { label: '著作权' }],
    prefix: { field: 'baoquan_no', length: 15, wide: 6 },
  },
  { call: 'GET /api/ajax/webfor/getWebList', prefix: { field: 'mobile', length: 8, wide: 3 } },
  { call: 'GET /api/ajax/webfor/getWebList', prefix: { field: 'username', length: 5, wide: 2 } },
  {
    call: 'GET /api/ajax/evidence/getProList',
    range: 'registtime',
    params: { type: '1' },
    filters: taskFilters,
    prefix: { field: 'attestation_id', length: 15, wide: 6 },
  },
  {
    call: 'GET /api/ajax/evidence/getProList',
    range: 'registtime',
    params: { type: '3' },
    filters: taskFilters,
    prefix: { field: 'mobile', length: 8, wide: 3 },
  },
  { call: 'GET /api/DownHistory/getList', params: { type: '2', is_batch: '1' } },
  {
    call: 'GET /api/ajax/data/getOrderList',
    range: 'datetime',
    infix: true,
    filters: [{ pay: '2' }],
    prefix: { field: 'mobile', length: 8, wide: 3 },
  },
  {
    call: 'GET /api/ajax/data/getOrderChargeList',
    range: 'datetime',
    infix: true,
    filters: [{ pay: '2' }],
    prefix: { field: 'mobile', length: 8, wide: 3 },
  },
  {
    call: 'POST /api/invoice/invoiceList',
    infix: true,
    filters: [{ status: '2' }],
    prefix: { field: 'mobile', length: 8, wide: 3 },
  },
  { call: 'POST /api/version/feedback', filters: [{ type: '1' }, { status: '2' }] },
  { call: 'GET /api/LoginLog/getList', params: { type: '1' } },
  { call: 'GET /api/LoginLog/getList', params: { type: '2' } },
];

const thisYear = new Date().getFullYear();
/**
 * The sample rows cover the 700 days before the seed, and one more day for each 5,000 rows: these years, and no others.
 */
const years = [
  `${thisYear - 1}-01-01 - ${thisYear - 1}-12-31`,
  `${thisYear - 10}-01-01 - ${thisYear + 5}-12-31 12:00:00`,
];
const longAgo = '2010-01-01 - 2015-12-31';
const parts = ['华信', '京天', '志强'];
/** Unknown characters, known ones that never occur together, and a number that nothing has. */
const unknown = ['龘龘', '司强', '9999999'];

/** Names with a character that none has in its place, and two words. */
const nearly = ['华龘科技', '厦门华信科持', '王秀荚', '北京 华信'];

const pages = 5;
const rounds = 6;
const goal = 50;

interface Page {
  code: number | string;
  message: string;
  data: { data?: Record<string, unknown>[]; list?: Record<string, unknown>[]; count: number } | null;
}

type Ask = (call: ListCase['call'], params: Record<string, string>) => Promise<Page>;

/** Logs in as the administrator and returns a function that makes calls. */
async function administrator(app: App): Promise<Ask> {
  const send = async (call: string, params: Record<string, string>, token?: string) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const query = new URLSearchParams(params);
    const url = `http://bench.test${path}${method === 'GET' ? `?${query}` : ''}`;
    const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
    const body = method === 'POST' ? query : undefined;
    return (await app.fetch(new Request(url, { method, headers, body }))).json();
  };
  const captcha = await send('GET /api/login/getImgCode', {});
  const { data } = await send('POST /api/login/login', {
    username: 'admin',
    password: 'admin123',
    imgCodeToken: captcha.data.imgCodeToken,
    imgCode: '1234',
  });
  return (call, params) => send(call, params, data.token);
}

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

async function timed(ask: Ask, call: ListCase['call'], asked: Record<string, string>[]) {
  const times: number[] = [];
  const work: number[] = [];
  let count = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const params of asked) {
      const start = performance.now();
      const before = process.cpuUsage();
      const answer = await ask(call, params);
      // The first round reads the pages from disk.
      const { user, system } = process.cpuUsage(before);
      if (round > 0) {
        times.push(performance.now() - start);
        work.push((user + system) / 1000);
      }
      if (Number(answer.code) !== 200) throw new Error(`${answer.code} ${answer.message}`);
      count = answer.data?.count ?? 0;
    }
  }
  return { times, work, count };
}

/** The queries of a list; each line is timed separately. */
async function linesOf(ask: Ask, { call, params = {}, filters = [], prefix, infix, range }: ListCase) {
  const first = Array.from({ length: pages }, (_, n) => ({ ...params, page: String(n + 1) }));
  const lines: [string, Record<string, string>[]][] = [['first pages', first]];
  const total = (await ask(call, params)).data?.count ?? 0;
  const deep = [0.05, 0.5, 0.999].map((part) => ({
    ...params,
    page: String(Math.ceil((part * total) / 10)),
  }));
  lines.push(['deep pages', deep]);
  if (range) {
    lines.push(['years', years.map((dates) => ({ ...params, [range]: dates }))]);
    lines.push(['years before', [{ ...params, [range]: longAgo }]]);
  }
  if (infix) lines.push(['part of a name', parts.map((keyword) => ({ ...params, keyword }))]);
  if (prefix) lines.push(['no match', unknown.map((keyword) => ({ ...params, keyword }))]);
  for (const filter of filters)
    lines.push([new URLSearchParams(filter).toString(), [{ ...params, ...filter }]]);
  if (!prefix) return lines;
  const page = await ask(call, { ...params, page: '1000', limit: '20' });
  const rows = page.data?.data ?? page.data?.list ?? [];
  for (const length of [prefix.length, prefix.wide]) {
    const words = new Set(rows.map((row) => String(row[prefix.field] ?? '').slice(0, length)));
    const searched = [...words].filter(Boolean).map((keyword) => ({ ...params, keyword }));
    if (searched.length > 0)
      lines.push([`${prefix.field} starts with ${searched.at(-1)?.keyword}`, searched]);
  }
  const numbers = rows.map((row) => String(row[prefix.field] ?? '')).filter((each) => /\d{6}$/.test(each));
  for (const length of [4, 6]) {
    const ends = numbers.map((each) => ({ ...params, keyword: each.slice(-length) }));
    if (ends.length > 0) lines.push([`${prefix.field} ends with ${ends.at(-1)?.keyword}`, ends]);
  }
  if (infix) lines.push(['nearly a name', nearly.map((keyword) => ({ ...params, keyword }))]);
  return lines;
}

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '1000000' },
      'data-dir': { type: 'string', default: '.data/bench' },
      only: { type: 'string', default: '' },
    },
  });
  console.log(`Opening ${values['data-dir']} (seeding ${values.rows} rows an entity where it is empty) …`);
  const settings = {
    dataDir: values['data-dir'],
    databaseUrl: process.env.DATABASE_URL || undefined,
    captchaFixed: true,
    sampleLogins: true,
  };
  // A database opened for loading many rows has more memory than a server's.
  await (await openBackend({ ...settings, rows: Number(values.rows) })).close();
  const backend = await openBackend(settings);
  const ask = await administrator(backend.app);
  let slow = 0;
  console.log('   p50    p95    cpu  call');
  for (const each of cases.filter(({ call }) => call.includes(values.only))) {
    const title = `${each.call} ${new URLSearchParams(each.params)}`;
    try {
      for (const [what, asked] of await linesOf(ask, each)) {
        const { times, work, count } = await timed(ask, each.call, asked);
        const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
        if (p95 > goal) slow++;
        const mark = p95 > goal ? '!' : ' ';
        const figures = [p50, p95, percentile(work, 0.95)].map((ms) => ms.toFixed(1).padStart(6)).join(' ');
        console.log(`${figures} ${mark}${title} · ${what} · count ${count}`);
      }
    } catch (reason) {
      console.log(`              ${title} · ${reason instanceof Error ? reason.message : reason}`);
    }
  }
  console.log(slow === 0 ? `Every line within ${goal} ms.` : `${slow} lines past ${goal} ms.`);
  await backend.close();
}

await bench();
