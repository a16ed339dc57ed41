import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import chinese from 'declared-console/words/zh-CN/palette';
import exporting from 'declared-console/words/zh-CN/transfers';
import { afterEach, expect, it, vi } from 'vitest';
import Palette from '../../../src/console/palette/Palette';
import { type Answers, field, menuEntry, menuOf, renderConsole, write } from '../../support/renderConsole';

const { palette: words } = chinese;
const { transfers } = exporting;
const USERS = 'GET /api/ajax/user/getUserList';
const BALANCES = 'GET /api/ajax/user/getBalanceList';
const ORDERS = 'GET /api/ajax/data/getOrderChargeList';
const GIFTS = 'GET /api/ajax/user/getPoints';

const onClose = vi.fn();
afterEach(() => void vi.useRealTimers());
const name = 'Ada Lovelace';
const mobile = '13800138000';
const person = {
  user_id: '7',
  name,
  companyName: name,
  mobile,
  registered_time: '2026-01-01 08:00:00',
  status_name: '',
  check_time: '',
  taxNumber: '',
  contact_idcard: '',
  loginTime: '',
  user_status: '3',
};
const rows = (
  count: number,
  data: readonly object[] = Array.from({ length: Math.min(count, 10) }, () => ({})),
) => ({
  data,
  count,
});

interface Opened {
  readonly at?: string;
  readonly config?: object;
  /** The finer permission that the menu lists below each list. */
  readonly finer?: string;
}

async function open(lists: readonly string[], answers: Answers, more: Opened = {}) {
  const { at = '/here', finer, ...others } = more;
  onClose.mockClear();
  const menu = menuOf(lists).map((group) => ({
    ...group,
    children: group.children.map((child) =>
      menuEntry({
        ...child,
        name: group.url + child.url,
        children: finer ? [menuEntry({ permission: finer })] : [],
      }),
    ),
  }));
  const view = await renderConsole({
    at,
    menu,
    answers,
    pages: { [at.split('?')[0] ?? '']: <Palette onClose={onClose} /> },
    ...others,
  });
  await screen.findByLabelText(words.label, { selector: 'input' });
  return view;
}

const group = (label: string) => screen.findByRole('group', { name: label });
const options = (of: HTMLElement) =>
  within(of)
    .queryAllByRole('option')
    .map((each) => [...each.children].map(({ textContent }) => textContent));
const said = (word: string, count: number) => word.replace('%{smart_count}', String(count));

it('counts what each list has before one goes there, by one call of each, and tells one that failed from an empty one', async () => {
  const { user, sent } = await open(['user/balance', 'user/integral', 'money/customer'], {
    [BALANCES]: () => rows(25),
    [GIFTS]: () => rows(0),
    [ORDERS]: () => new Error('gone'),
  });
  await write(user, words.label, mobile);
  const found = await group(words.found.replace('%{text}', mobile));
  await waitFor(() =>
    expect(options(found).map(([, hits]) => hits)).toEqual([
      said(words.hits, 25),
      said(words.hits, 0),
      words.uncounted,
    ]),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(said(words.unread, 1));
  expect(sent.map(({ call, params, background }) => [call, params.keyword, params.page, background])).toEqual(
    [BALANCES, GIFTS, ORDERS].map((call) => [call, mobile, 1, true]),
  );
});

it('asks after a pause only, three lists at a time, and only those that the account may see', async () => {
  const waiting: (() => void)[] = [];
  const slow = () => new Promise<object>((resolve) => waiting.push(() => resolve(rows(1))));
  const lists = ['user/balance', 'user/integral', 'money/customer', 'money/just', 'money/invoice'];
  const { user, sent } = await open(lists, {
    [BALANCES]: slow,
    [GIFTS]: slow,
    [ORDERS]: slow,
    'GET /api/ajax/data/getOrderList': slow,
    'POST /api/invoice/invoiceList': slow,
  });
  // Which lists know numbers is loaded by then.
  await write(user, words.label, '8000');
  await screen.findByText(words.none);
  const input = await field(words.label);
  // No time passes but this, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
  for (const value of [mobile.slice(0, -1), mobile]) {
    fireEvent.change(input, { target: { value } });
    await pass(290);
    expect(sent).toEqual([]);
  }
  await pass(20);
  expect(sent).toHaveLength(3);
  vi.useRealTimers();
  await waitFor(() => expect(waiting).toHaveLength(3));
  await act(async () => waiting.shift()?.());
  await waitFor(() => expect(sent).toHaveLength(4));
  await act(async () => {
    for (const answer of waiting.splice(0)) answer();
  });
  await waitFor(() => expect(sent).toHaveLength(5));
  await act(async () => {
    for (const answer of waiting.splice(0)) answer();
  });
  const found = await group(words.found.replace('%{text}', mobile));
  await waitFor(() =>
    expect(options(found).map(([, hits]) => hits)).toEqual(lists.map(() => said(words.hits, 1))),
  );
  expect(sent.every(({ params }) => params.keyword === mobile)).toBe(true);
});

it('finds a person by name, shows what belongs to them, and leads back', async () => {
  const { user, router } = await open(['user/individual', 'money/customer'], {
    [USERS]: () => rows(1, [person]),
    [ORDERS]: ({ keyword }) => rows(keyword === mobile ? 4 : 0),
  });
  await write(user, words.label, 'Lovelace');
  const people = await group(words.people.replace('%{list}', '/user/individual'));
  expect(options(people)).toEqual([[`${name} · ${mobile}`]]);
  await user.click(within(people).getByRole('option'));
  const belonging = await group(words.belongs.replace('%{name}', name));
  await waitFor(() => expect(options(belonging)[0]?.[1]).toBe(said(words.hits, 4)));
  await user.keyboard('{Escape}');
  expect((await screen.findByLabelText<HTMLInputElement>(words.label, { selector: 'input' })).value).toBe(
    'Lovelace',
  );
  expect(onClose).not.toHaveBeenCalled();

  await user.click(
    within(await group(words.people.replace('%{list}', '/user/individual'))).getByRole('option'),
  );
  await group(words.belongs.replace('%{name}', name));
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/user/Detail/7');
  expect(onClose).toHaveBeenCalled();
});

it('asks a server that knows the specification alone for no part of a number, and one that finds parts for it', async () => {
  const answers = { [BALANCES]: () => rows(2) };
  const plain = await open(['user/balance'], answers);
  await write(plain.user, words.label, '8000');
  await screen.findByText(words.none);
  expect(plain.sent).toEqual([]);
  plain.unmount();

  const own = await open(['user/balance'], answers, { config: { capabilities: ['partialSearch'] } });
  await write(own.user, words.label, '8000');
  const found = await group(words.found.replace('%{text}', '8000'));
  await waitFor(() => expect(options(found)[0]?.[1]).toBe(said(words.hits, 2)));
  expect(own.sent.map(({ call, params }) => [call, params.keyword])).toEqual([[BALANCES, '8000']]);
});

it('does what the account may do: adds, exports the open list as it is filtered, and changes the look', async () => {
  const filter = encodeURIComponent(JSON.stringify({ keyword: mobile }));
  const { user, router, sent } = await open(
    ['user/balance', 'authority/account'],
    { [BALANCES]: () => rows(0) },
    { at: `/user/balance?filter=${filter}` },
  );
  const actions = await group(words.commands);
  const names = () => options(actions).map(([label]) => label);
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(names().filter((label) => label === words.theme.dark)).toHaveLength(1);
  const [before = ''] = words.export.split('%{list}');
  await user.click(within(actions).getByText(names().find((label) => label?.startsWith(before)) ?? ''));
  await user.click(await screen.findByRole('button', { name: transfers.start }));
  await waitFor(() =>
    expect(sent.map(({ call, params }) => [call, params.keyword])).toContainEqual([BALANCES, mobile]),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(router.state.location.pathname).toBe('/user/balance');
});

it.each([
  ['export/userBalanceExport', ['导出查询结果', '导出全部']],
  ['export/userExport', []],
])('exports of the open list what an account with the right %s may have', async (finer, choices) => {
  const { user } = await open(
    ['user/balance'],
    { [BALANCES]: () => rows(0) },
    { at: '/user/balance', finer },
  );
  const actions = await group(words.commands);
  const [before = ''] = words.export.split('%{list}');
  await user.click(await within(actions).findByText((text) => text.startsWith(before)));
  await screen.findByText(transfers.formats.csv.name);
  const offered = screen.queryAllByRole('radio').map(({ parentElement }) => parentElement?.parentElement);
  expect(
    offered.flatMap((choice) => /^导出(全部|查询结果)/.exec(choice?.textContent ?? '')?.[0] ?? []),
  ).toEqual(choices);
});

it('offers no addition to an account whose menu lacks its list', async () => {
  await open(['user/balance'], {});
  const actions = await group(words.commands);
  expect(options(actions).map(([label]) => label)).toEqual([
    words.theme.dark,
    expect.stringContaining('English'),
    expect.anything(),
  ]);
});
