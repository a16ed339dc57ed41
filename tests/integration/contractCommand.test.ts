import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createTestBackend, type TestBackend } from '@mocks/testBackend';
import type { Finding, Report } from 'declared-console/tools/checking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import description from '../../console.config';
import { contract } from '../../src/tools/contract/command';
import { loadOwn } from '../support/declared';
import { readHar, told } from '../support/declaring';
import { loginAs } from './backend/client';

/** A proxy between console and backend that changes the answers. */
type Deviation = (request: Request, answer: () => Promise<Response>) => Response | Promise<Response>;

const asIs: Deviation = (_request, answer) => answer();
let backend: TestBackend;
let deviation: Deviation = asIs;
let token: string;
let url: string;
let stop: () => void;
/** The calls that the proxy received, such as `GET /api/ajax/user/getUserList`. */
const called: string[] = [];
let clock = 0;

beforeAll(async () => {
  backend = await createTestBackend();
  token = (await loginAs(backend.app, 'admin')).token ?? '';
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      called.push(`${request.method} ${new URL(request.url).pathname}`);
      return deviation(request, async () => backend.app.fetch(request));
    },
  });
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => server.close();
});
beforeEach(() => {
  deviation = asIs;
  called.length = 0;
  clock = 0;
});
afterAll(async () => {
  stop();
  await backend.close();
});

async function run(...args: string[]) {
  const printed: string[] = [];
  const warned: string[] = [];
  const code = await contract(['--url', url, `--token=${token}`, ...args], description, {
    env: {},
    now: () => clock,
    print: (line) => printed.push(line),
    warn: (line) => warned.push(line),
  });
  return { code, printed: printed.join('\n'), warned: warned.join('\n') };
}

/** The findings while the proxy deviates. */
async function found(deviates: Deviation, ...only: string[]): Promise<readonly Finding[]> {
  deviation = deviates;
  const { code, printed } = await run('--json', ...only.flatMap((name) => ['--only', name]));
  const { findings } = JSON.parse(printed) as Report;
  expect(code).toBe(findings.length > 0 ? 1 : 0);
  return findings;
}

type Data = { data: Record<string, unknown>[]; count: number };

/** Changes the data of an answer. */
const changed =
  (change: (data: Data, query: URLSearchParams) => unknown): Deviation =>
  async (request, answer) => {
    const body = await (await answer()).json();
    return Response.json({ ...body, data: change(body.data, new URL(request.url).searchParams) });
  };
/** Changes the first row of a page. */
const inFirstRow = (change: (row: Record<string, unknown>) => object): Deviation =>
  changed(({ data: [row, ...rows], ...more }) => ({ ...more, data: row ? [change(row), ...rows] : [] }));
/** Changes page 1 of a list without filters. */
const onFirstPage = (change: (data: Data) => unknown): Deviation =>
  changed((data, query) => (query.get('page') === '1' && query.size === 2 ? change(data) : data));
/** Changes the request to the backend. */
const asking =
  (change: (query: URLSearchParams) => void): Deviation =>
  async (request) => {
    const address = new URL(request.url);
    change(address.searchParams);
    return backend.app.fetch(new Request(address, request));
  };

const ORDERS = 'money/customer';
const CALL = 'GET /api/ajax/data/getOrderChargeList';
const html = (status: number) => new Response('<html></html>', { status });

/** Each deviation is introduced alone, and must be the only finding. */
const planted: readonly (readonly [string, Deviation, Omit<Finding, 'resource' | 'call'>])[] = [
  [
    "a call that isn't there",
    () => html(404),
    { problem: 'call', message: "the call isn't there: answered HTTP 404" },
  ],
  [
    'a call that the server has no word for',
    () => Response.json({ code: 404, message: '接口不存在', data: null }),
    { problem: 'call', message: "the call isn't there: answered '接口不存在'" },
  ],
  ['a call that fails', () => html(502), { problem: 'call', message: 'answered HTTP 502' }],
  ['a page of html', () => html(200), { problem: 'answer', message: 'answered no JSON' }],
  [
    'rows that are no list',
    changed(({ data, ...more }) => ({ ...more, data: { rows: data } })),
    { problem: 'answer', message: "the data of the answer aren't rows with their count" },
  ],
  [
    'a row that is no record',
    onFirstPage(({ data: [_first, ...rows], ...more }) => ({ ...more, data: ['?', ...rows] })),
    { problem: 'field', field: 'the row', message: 'row 1, the row: declared a record, found a string' },
  ],
  [
    'a field that is missing',
    inFirstRow(({ mobile: _, ...row }) => row),
    { problem: 'field', field: 'mobile', message: 'row 1, mobile: declared f.phone(), found nothing' },
  ],
  [
    'a field of another type',
    inFirstRow((row) => ({ ...row, balance: { points: 1 } })),
    { problem: 'field', field: 'balance', message: 'row 1, balance: declared f.int(), found a record' },
  ],
  [
    'a code that nobody declared',
    inFirstRow((row) => ({ ...row, payType: '99' })),
    {
      problem: 'field',
      field: 'payType',
      message: "row 1, payType: declared f.enum(payType), found the code '99'",
    },
  ],
  [
    'a filter that is overlooked',
    asking((query) => query.delete('keyword')),
    { problem: 'filter', field: 'keyword', message: 'keyword: it leaves all of 60 rows' },
  ],
  [
    'a filter that is refused',
    (request, answer) =>
      new URL(request.url).searchParams.has('datetime')
        ? Response.json({ code: 422, message: '未知参数：datetime', data: null })
        : answer(),
    { problem: 'filter', field: 'datetime', message: "datetime: refused: '未知参数：datetime'" },
  ],
  [
    'a choice that leaves rows of another',
    asking((query) => query.has('pay') && query.set('pay', '1')),
    {
      problem: 'filter',
      field: 'pay',
      message: expect.stringContaining('leaves row 1, whose pay says otherwise'),
    },
  ],
  [
    'a count that is too big',
    changed(({ count, ...more }) => ({ ...more, count: count + 5 })),
    { problem: 'count', field: 'count', message: 'the count is 65, so page 4 has 5 rows, and it has 0' },
  ],
  [
    'a count that is too small',
    changed(({ count, ...more }) => ({ ...more, count: Math.max(0, count - 25) })),
    { problem: 'count', field: 'count', message: 'the count is 35, so page 2 has 15 rows, and it has 20' },
  ],
  [
    'a count that changes',
    changed(({ count, ...more }, query) => ({ ...more, count: count + Number(query.get('page')) })),
    { problem: 'count', field: 'count', message: 'the count is 61 on page 1 and 62 on page 2' },
  ],
  [
    'a limit that is overlooked',
    asking((query) => query.set('limit', '60')),
    { problem: 'page', message: 'page 1 has 60 rows where 20 were asked for' },
  ],
  [
    'a page that repeats rows',
    asking((query) => query.get('page') === '3' && query.set('page', '2')),
    { problem: 'page', field: 'order_no', message: 'row 1 of page 3 has the order_no of row 1 of page 2' },
  ],
  [
    'an order that is another each time',
    onFirstPage(({ data, ...more }) => {
      const at = called.length % data.length;
      return { ...more, data: [...data.slice(at), ...data.slice(0, at)] };
    }),
    { problem: 'order', message: 'page 1 has other rows, or another order, when asked for again' },
  ],
  [
    'an answer that takes its time',
    (_request, answer) => {
      clock += 1500;
      return answer();
    },
    { problem: 'slow', message: 'answered after 1.5 s' },
  ],
];

describe('npm run contract', () => {
  // Several hundred requests take a busy machine longer than other tests may take.
  const timeout = 90_000;

  it('finds no difference on this project’s backend, having read every list and detail and nothing else', {
    timeout,
  }, async () => {
    const { code, printed } = await run('--json');
    const report = JSON.parse(printed) as Report;
    expect(report.findings).toEqual([]);
    expect(code).toBe(0);
    // Not every role and account has changes.
    expect(report.unchecked.filter(({ resource }) => resource !== 'authority/changeRecords')).toEqual([]);
    // Nothing beyond the specification, as the server wasn't said to offer it.
    const read = Object.values((await loadOwn([])).resources).flatMap(({ api, definition }) =>
      [definition.list?.call, definition.detail?.call].flatMap((name) =>
        name && api[name] ? [`${api[name].method} ${api[name].path}`] : [],
      ),
    );
    expect([...new Set(called)].sort()).toEqual([...new Set(read)].sort());
  });

  it.each(planted)('finds %s, and names resource and field', async (_what, deviates, finding) => {
    expect(await found(deviates, ORDERS)).toEqual([{ resource: ORDERS, call: CALL, ...finding }]);
  });

  it('finds differences in a detail, which it reads for the first row that leads there', async () => {
    const deviates: Deviation = async (request, answer) => {
      if (!request.url.includes('/api/user/userDetial')) return answer();
      const body = await (await answer()).json();
      const { user_status: _, ...userInfo } = body.data.userInfo;
      return Response.json({ ...body, data: { ...body.data, userInfo } });
    };
    expect(await found(deviates, 'user/Detail')).toEqual([
      {
        resource: 'user/Detail',
        call: 'GET /api/user/userDetial',
        problem: 'field',
        field: 'userInfo.user_status',
        message: 'row 1, userInfo.user_status: declared f.enum(userStatus), found nothing',
      },
    ]);
    const lists = ['user/enterprise', 'user/individual'].length;
    expect(called.filter((each) => each.includes('userDetial'))).toHaveLength(lists);
  });

  it('says what it skipped, and why', async () => {
    deviation = changed(({ data, ...more }) => ({
      ...more,
      data: data.map((row) => ({ ...row, status: 'ING' })),
    }));
    const { printed } = await run('--only', 'online/webView');
    expect(printed).toContain(
      'online/webView  not asked  none of the rows that were read of online/web leads to it',
    );
  });

  it('reports an optional field that is always missing as worth a look only', async () => {
    deviation = changed(({ data, ...more }) => ({ ...more, data: data.map(({ oType: _, ...row }) => row) }));
    const { code, printed } = await run('--only', ORDERS);
    expect(printed).toMatch(/^money\/customer {2}not asked {2}oType: none of \d+ rows has it\n/);
    expect(code).toBe(0);
  });

  it('prints lines: the differences, what was skipped, and the totals', async () => {
    deviation = inFirstRow(({ mobile: _, ...row }) => row);
    const { code, printed } = await run('--only', ORDERS);
    expect(code).toBe(1);
    expect(printed.split('\n')).toEqual([
      `${ORDERS}  field  row 1, mobile: declared f.phone(), found nothing  (${CALL})`,
      expect.stringMatching(/^1 point differs, in \d+ requests\.$/),
    ]);
  });

  it('reports a refused session in one sentence, exits with 2, and never prints the token', async () => {
    deviation = () => Response.json({ code: 403, message: `${token} ?`, data: null });
    expect(await run()).toEqual({
      code: 2,
      printed: '',
      warned: 'The server refused the session: log in again, and give the new token.',
    });
    deviation = () => Response.json({ code: 500, message: `${token} ?`, data: null });
    const { printed } = await run('--only', ORDERS);
    expect(printed).toContain("refused: '… ?'");
    expect(printed).not.toContain(token);
  });

  it('says in one sentence that nobody answers, and exits with 2', async () => {
    const closed = serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response() });
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const { code, warned } = await run('--url', `http://127.0.0.1:${port}`);
    expect(code).toBe(2);
    expect(warned).toBe("The server can't be reached: check --url, and the way there.");
  });

  it('continues when the account lacks a permission, and says so', async () => {
    deviation = (request, answer) =>
      request.url.includes('getOrderChargeList')
        ? Response.json({ code: 403, message: '权限不足', data: null })
        : answer();
    const { code, printed } = await run('--only', ORDERS, '--only', 'app/feedback');
    expect(printed).toContain(`${ORDERS}  not asked  this account lacks the right to it`);
    expect(code).toBe(0);
    expect(await run('--only', ORDERS)).toMatchObject({
      code: 2,
      warned: 'This account may read none of it.',
    });
  });

  it('explains why nothing was read, if the list that leads there failed', async () => {
    deviation = (request, answer) =>
      request.url.includes('/api/ajax/data/dataList')
        ? Response.json({ code: 400, message: '未知参数：kind', data: null })
        : answer();
    const { code, warned } = await run('--only', 'evidence/detail');
    expect(code).toBe(2);
    expect(warned).toMatch(
      /^None of it was answered: evidence\/detail: .*evidence\/results: refused: '未知参数：kind'/,
    );
  });

  it('saves the answers with personal data replaced, as npm run declare reads them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    deviation = inFirstRow((row) => ({
      ...row,
      mobile: '13987654321',
      companyName: 'https://oss.real.example/a.png?sign=x',
    }));
    const { warned } = await run('--only', ORDERS, '--record', folder);
    const path = join(folder, `${ORDERS}.har`);
    expect(warned).toBe(`written  ${path}`);
    const text = readFileSync(path, 'utf8');
    rmSync(folder, { recursive: true });
    expect(text).not.toMatch(/13987654321|real\.example|127\.0\.0\.1/);
    const [exchange, ...others] = readHar(text).map(told);
    expect(others).toEqual([]);
    expect(exchange).toMatchObject({
      does: 'list',
      method: 'GET',
      path: '/api/ajax/data/getOrderChargeList',
      params: { page: '1', limit: '20', keyword: '', pay: '' },
    });
    expect(exchange?.does === 'list' && exchange.rows).toHaveLength(20);
  });
});
