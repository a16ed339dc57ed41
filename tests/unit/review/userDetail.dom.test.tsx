import area from '@i18n/zh-CN/areas/user';
import { parts } from '@resources/console';
import { to } from '@resources/routes';
import { session as sessionDef } from '@resources/session';
import users from '@resources/user/detail';
import { userOf } from '@resources/user/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import words from 'declared-console/words/zh-CN/review';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../src/api/client';
import { ApiError } from '../../../src/api/errors';
import { logout } from '../../../src/auth/login';
import { unknownCode } from '../../../src/model/enums';
import { sampleShape } from '../../../src/model/shape';
import {
  type Answers,
  button,
  confirming,
  field,
  press,
  renderConsole,
  write,
} from '../../support/renderConsole';
import { runtime, session } from '../../support/runtime';

const leave = () => logout(runtime, { send: async () => null } as Partial<Client> as Client, sessionDef);
const USER = 'GET /api/user/userDetial';
const REVIEW = 'POST /api/user/updateUserStatus';
const papers = { name: '张三', contact_idcard: '110101199003078515', tax_number: null, license: '' };
const company = { ...papers, name: '公司', tax_number: '91' };

/** A user that waits for the review, with what was submitted. */
const user = (userDetailInfo: object, user_status = '2') => {
  const sample = sampleShape(users.record, 1);
  return {
    ...sample,
    userInfo: { ...(sample.userInfo as object), user_id: '7', user_status },
    userDetailInfo,
    checkRecords: [],
  };
};
const open = (search: string, submitted: object, answers: Answers = {}) =>
  renderConsole({
    at: `/user/Detail/7${search}`,
    answers: { [USER]: () => user(submitted), [REVIEW]: () => null, ...answers },
  });

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

test.each([
  ['张三', '用户详情 张三'],
  ['', '用户详情'],
])('the heading says who it is: %j', async (name, heading) => {
  const { userInfo, ...more } = user(papers);
  await open('?kind=individual', papers, { [USER]: () => ({ ...more, userInfo: { ...userInfo, name } }) });
  await button('通过');
  expect(document.querySelector('h1')?.textContent).toBe(heading);
  expect(document.title).not.toContain('张三');
});

test('an outdated status does not block the record: it is read once more without one', async () => {
  const { sent } = await open('?kind=individual&status=2', papers, {
    [USER]: ({ status }) =>
      status === undefined ? user(papers, '3') : new ApiError('refused', '没有该记录'),
  });
  await screen.findByText('已通过');
  expect(sent.filter(({ call }) => call === USER).map(({ params }) => params.status)).toEqual([
    '2',
    undefined,
  ]);
});

test('a decision in a dialog has the list read again, and nothing that the dialog read', async () => {
  const row = { user_id: '7', name: '张三', mobile: '13900000000', user_status: '2' };
  const { sent } = await renderConsole({
    at: '/user/individual',
    lists: ['user/individual'],
    answers: {
      [USER]: () => user(papers),
      [REVIEW]: () => null,
      'GET /api/ajax/user/getUserList': () => ({ data: [row], count: 1 }),
    },
  });
  await press('审核');
  await press('通过');
  await press(await confirming('通过'));
  await screen.findByText('操作成功');
  const reads = (named: string) => sent.filter(({ params }) => String(params.keyword ?? '') === named);
  await waitFor(() =>
    expect(reads('').filter(({ call }) => call.endsWith('getUserList')).length).toBeGreaterThan(1),
  );
  expect(sent.filter(({ call }) => call === USER)).toHaveLength(2);
  const others = sent.filter(({ params }) => params.keyword !== undefined);
  expect(others).toHaveLength(new Set(others.map(({ params }) => JSON.stringify(params))).size);
});

test('a decision is reported as taken even if the list with the next record can’t be loaded', async () => {
  const loading = vi.spyOn(parts.resources, 'user/individual').mockRejectedValue(new Error('gone'));
  onTestFinished(() => loading.mockRestore());
  await open('?kind=individual', papers);
  await press('通过');
  await press(await confirming('通过'));
  await screen.findByText('操作成功');
  expect(screen.queryByText('处理下一条')).toBeNull();
});

test('a record opened with a status stays as it was if it can’t be reloaded without one', async () => {
  let reads = 0;
  const { user: person, sent } = await open('?kind=individual&status=2', papers, {
    [USER]: () => {
      reads += 1;
      return reads > 3 ? ApiError.of('http') : user(papers);
    },
    [REVIEW]: () => new ApiError('refused', '拒绝原因含有敏感词'),
  });
  await write(person, /^拒绝原因/, '照片不清');
  await press('拒绝');
  await screen.findByText('拒绝原因含有敏感词');
  await waitFor(() => expect(sent.filter(({ call }) => call === USER)).toHaveLength(4));
  await act(async () => {});
  expect((await field(/^拒绝原因/)).value).toBe('照片不清');
});

test('a record that is refused without a status is requested once', async () => {
  const { sent } = await open('?kind=individual', papers, {
    [USER]: () => new ApiError('refused', '没有该记录'),
  });
  await screen.findByText('没有该记录');
  expect(sent.filter(({ call }) => call === USER)).toHaveLength(1);
});

describe('the kind of a user', () => {
  /** The labels of facts; those under a picture are theirs, too. */
  const among = { selector: 'dl:not([aria-label]) dt' };

  test.each([
    ['?kind=individual', company, 'person', '真实姓名'],
    ['?kind=enterprise', papers, 'enterprise', '企业名称'],
    ['', company, 'enterprise', '企业名称'],
    ['?kind=else', company, 'enterprise', '企业名称'],
    ['', { ...papers, license: '/a.png' }, 'enterprise', '企业名称'],
    ['', { ...papers, legal_person: '李四' }, 'enterprise', '企业名称'],
    ['', { ...papers, file: '/a.pdf' }, 'enterprise', '企业名称'],
  ])('stands in the link (%s), else in the papers %j: %s', async (search, submitted, kind, label) => {
    const { sent, user: person } = await open(search, submitted);
    await screen.findByText(label, among);
    expect(screen.queryByText(label === '真实姓名' ? '企业名称' : '真实姓名')).toBeNull();
    // In an `act` of its own: the page has just completed its address.
    await press('通过');
    await person.click(await confirming('通过'));
    await screen.findByText('操作成功');
    // The review of a person says so by its type; an enterprise's says nothing of it.
    const type = kind === 'person' ? '1' : undefined;
    expect(sent.find(({ call }) => call === REVIEW)?.params).toEqual({
      status: '1',
      userId: '7',
      account: '',
      type,
    });
  });

  /** What a company's contact may have as well as a person. */
  const photos = { author_front: '/f.png', author_back: '/b.png', author_hand: '/h.png', type: '1' };
  const uncertain = [
    ['', papers],
    ['?kind=else', papers],
    ['', { ...papers, ...photos }],
    ['', { ...papers, legal_person: '—', tax_number: '无', file: 'null' }],
  ] as const;

  test.each(uncertain)(
    'that neither the link (%s) nor the papers %j tell is asked for',
    async (search, submitted) => {
      const { sent, router, user: person } = await open(search, submitted);
      await screen.findByText(/^该用户是个人还是企业？/);
      await screen.findByText('姓名或企业名称');
      for (const name of ['通过', '拒绝'])
        expect(screen.queryByText(name, { selector: 'button' })).toBeNull();
      expect(router.state.location.search).not.toMatch(/individual|enterprise/);
      await person.click(await field('企业'));
      await screen.findByText('企业名称', among);
      // A slip can be corrected.
      await person.click(await field('个人'));
      await screen.findByText('真实姓名', among);
      expect(router.state.location.search).toBe('?kind=individual');
      await press('通过');
      await person.click(await confirming('通过'));
      await screen.findByText('操作成功');
      expect(sent.find(({ call }) => call === REVIEW)?.params).toEqual({
        status: '1',
        userId: '7',
        account: '',
        type: '1',
      });
    },
  );

  test('that was answered goes with a rejection, too', async () => {
    const { sent, user: person } = await open('', papers);
    await person.click(await field('企业'));
    await write(person, /^拒绝原因/, '照片不清');
    await press('拒绝');
    await screen.findByText('操作成功');
    expect(sent.find(({ call }) => call === REVIEW)?.params).toMatchObject({ status: '0', type: undefined });
  });

  test('that the papers told is the one that is sent, whatever the record says when it is read again', async () => {
    let reads = 0;
    const { sent, user: person } = await open('', company, {
      [USER]: () => {
        reads += 1;
        return user(reads === 1 ? company : papers);
      },
    });
    await screen.findByText('企业名称');
    await press('通过');
    await person.click(await confirming('通过'));
    await screen.findByText('操作成功');
    expect(sent.find(({ call }) => call === REVIEW)?.params).toEqual({
      status: '1',
      userId: '7',
      account: '',
      type: undefined,
    });
  });

  test('in the link that the papers contradict is warned of', async () => {
    await open('?kind=individual', { ...papers, legal_person: '李四' });
    await screen.findByText(/^按个人审核，但提交的资料有企业才有的内容/);
  });

  test.each([
    ['', company, '?kind=enterprise'],
    ['?status=2', company, '?status=2&kind=enterprise'],
    ['?kind=enterprise', papers, '?kind=enterprise'],
  ])(
    'that the address (%s) lacks is written into it out of the papers, and nothing is read again',
    async (search, submitted, completed) => {
      const { router, sent } = await open(search, submitted);
      await waitFor(() => expect(router.state.location.search).toBe(completed));
      await button('通过');
      // The router knows the address before the page is drawn with it.
      await act(async () => {});
      expect(sent.filter(({ call }) => call === USER)).toHaveLength(1);
    },
  );

  test('is written into the address in its place: Back leads past it, and to where it was opened from', async () => {
    const { router } = await open('', company);
    const from = '/user/individual?page=2';
    await act(() => router.navigate('/user/individual'));
    await act(() => router.navigate('/user/Detail/7', { state: { from } }));
    await waitFor(() => expect(router.state.location.search).toBe('?kind=enterprise'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location.state).toEqual({ from });
  });

  test('an approved enterprise without papers shows its AppID, a person never', async () => {
    const approved: Answers = { [USER]: () => user(papers, '3') };
    const { unmount } = await open('?kind=enterprise', papers, approved);
    await screen.findByText('AppID');
    unmount();
    await open('?kind=individual', papers, approved);
    await screen.findByText('真实姓名');
    expect(screen.queryByText('AppID')).toBeNull();
  });
});

test('a secret is in no copy of its section, and has one button that copies it', async () => {
  const sample = user(company, '3');
  const keys = { app_id: 'app-7', security_key: 'open-sesame' };
  const { user: person } = await open('?kind=enterprise', company, {
    [USER]: () => ({ ...sample, userInfo: { ...sample.userInfo, ...keys } }),
  });
  await person.click(await screen.findByLabelText('复制 API信息', { selector: 'button' }));
  expect(await navigator.clipboard.readText()).toBe('AppID：app-7');
  await screen.findByLabelText('显示 SecurityKey');
  expect(screen.getAllByLabelText('复制 SecurityKey', { selector: 'button' })).toHaveLength(1);
  expect(document.body.innerHTML).not.toContain('open-sesame');
});

describe('the number of an ID card', () => {
  const CHILD = '000000202001010012';
  const WRONG = '110101199003078510';

  test('says whether its check digit is right, and that a person is under 18', async () => {
    await open('?kind=individual', { ...papers, contact_idcard: CHILD });
    await screen.findByText('校验位正确');
    screen.getByText(/^2020-01-01 出生/);
    screen.getByText('该用户未满18周岁。');
  });

  test('with a wrong check digit only warns about that', async () => {
    await open('?kind=individual', { ...papers, contact_idcard: WRONG });
    await screen.findByText('校验位不符');
    expect(screen.queryByText(/出生/)).toBeNull();
    expect(screen.queryByText('该用户未满18周岁。')).toBeNull();
  });

  test('of an enterprise’s contact causes no warning', async () => {
    await open('?kind=enterprise', { ...company, contact_idcard: CHILD });
    await screen.findByText('校验位正确');
    expect(screen.queryByText('该用户未满18周岁。')).toBeNull();
  });
});

describe('the status that the link tells', () => {
  const reads = (sent: readonly { call: string; params: object }[]) =>
    sent.filter(({ call }) => call === USER).map(({ params }) => params);

  test('is sent only with the first request', async () => {
    const { sent, user: person } = await open('?kind=enterprise&status=2', papers);
    await write(person, /^拒绝原因/, '照片不清');
    await person.click(await button('拒绝'));
    await screen.findByText('操作成功');
    await waitFor(() => expect(reads(sent).length).toBeGreaterThan(2));
    const [first, ...later] = reads(sent);
    expect(first).toEqual({ userId: '7', status: '2' });
    for (const params of later) expect(params).toEqual({ userId: '7' });
  });

  test('is sent as in the row, even if it is unknown', async () => {
    const { sent } = await open('?status=9', papers);
    await screen.findByText('姓名或企业名称');
    expect(reads(sent)).toEqual([{ userId: '7', status: '9' }]);
  });

  test.each(['?status=', '', '?status=approved', '?status=2%263'])(
    'is left out where it is none: %j',
    async (search) => {
      const { sent } = await open(search, papers);
      await screen.findByText('姓名或企业名称');
      expect(reads(sent)).toEqual([{ userId: '7', status: undefined }]);
    },
  );
});

describe('the link to a user', () => {
  const row = { id: '7', user_id: '7', user_status: 'awaiting' } as never;
  const linkOf = (more: object) =>
    to('user/Detail', userOf('individual')({ ...(row as object), ...more } as never));

  test('carries the kind, and the row’s status if it has one', () => {
    expect(linkOf({})).toBe('/user/Detail/7?kind=individual&status=2');
    expect(linkOf({ user_status: unknownCode('') })).toBe('/user/Detail/7?kind=individual');
    expect(to('user/Detail', userOf('enterprise')(row))).toBe('/user/Detail/7?kind=enterprise&status=2');
  });

  test('leads nowhere for a row without an id', () => {
    expect(linkOf({ user_id: '' })).toBe('');
  });
});

test('others with the same phone number are named, each with a link', async () => {
  const mobile = '13800138000';
  const submitted = user(papers);
  const rows = [
    { user_id: '7', name: '张三', mobile },
    { user_id: '9', name: '李四', mobile },
    { user_id: '10', name: '王五', mobile: '13800138009' },
  ];
  await open('?kind=individual', papers, {
    [USER]: () => ({ ...submitted, userInfo: { ...submitted.userInfo, mobile } }),
    'GET /api/ajax/user/getUserList': ({ types }) =>
      types === '1' ? { data: rows, count: 3 } : { data: [], count: 0 },
  });
  await screen.findByText(/^可能重复/);
  const link = screen.getByText('李四', { selector: 'a' });
  expect(link.getAttribute('href')).toBe('/user/Detail/9?kind=individual');
  expect(screen.queryByText('王五')).toBeNull();
});

test.each([
  ['is still looking', () => new Promise(() => {}), words.review.before.loading],
  ['failed', () => ApiError.of('http'), area.pages.users.duplicatesFailed],
  ['found none', () => ({ data: [], count: 0 }), undefined],
] as const)(
  'an approval asks once more about others with the same number if the search %s',
  async (_, answer, said) => {
    const submitted = user(papers);
    const { sent } = await open('?kind=individual', papers, {
      [USER]: () => ({ ...submitted, userInfo: { ...submitted.userInfo, mobile: '13800138000' } }),
      'GET /api/ajax/user/getUserList': answer,
    });
    await waitFor(() => expect(sent.filter(({ call }) => call.endsWith('getUserList'))).toHaveLength(2));
    await press('通过');
    await button('取消');
    const asked = [...document.querySelectorAll('[role=dialog]')]
      .map(({ textContent }) => textContent)
      .join();
    for (const each of [words.review.before.loading, area.pages.users.duplicatesFailed])
      expect(asked.includes(each), each).toBe(each === said);
  },
);

test('a possible duplicate is compared: what differs is marked in words, what is the same is, too', async () => {
  const mobile = '13800138000';
  const of = (id: string, more: object) => {
    const submitted = user({ ...papers, ...more });
    return { ...submitted, userInfo: { ...submitted.userInfo, user_id: id, mobile } };
  };
  await open('?kind=individual', papers, {
    [USER]: ({ userId }) => (userId === '9' ? of('9', { name: '李四' }) : of('7', {})),
    'GET /api/ajax/user/getUserList': () => ({ data: [{ user_id: '9', name: '李四', mobile }], count: 1 }),
  });
  await press('对比');
  await screen.findByText('1 处不同');
  const table = within(screen.getByLabelText('认证信息', { selector: 'table' }));
  const cells = (label: string) =>
    [...(table.getByText(label).closest('tr')?.cells ?? [])].slice(1).map(({ textContent }) => textContent);
  expect(cells('真实姓名')).toEqual(['张三', '李四', '不同']);
  expect(cells('身份证号')).toEqual([papers.contact_idcard, papers.contact_idcard, '相同']);
});

test('others are named once by a server that does not tell the kinds apart', async () => {
  const mobile = '13800138000';
  const submitted = user(papers);
  await open('?kind=individual', papers, {
    [USER]: () => ({ ...submitted, userInfo: { ...submitted.userInfo, mobile } }),
    'GET /api/ajax/user/getUserList': () => ({ data: [{ user_id: '9', name: '李四', mobile }], count: 1 }),
  });
  await screen.findByText(/^可能重复/);
  expect(screen.getAllByText('李四', { selector: 'a' })).toHaveLength(1);
});

test('earlier reasons are offered again to the same user after a logout, and to nobody else', async () => {
  const first = await open('?kind=individual', papers);
  await write(first.user, /^拒绝原因/, '照片模糊 110101199003078515');
  await first.user.click(await button('拒绝'));
  await screen.findByText('操作成功');
  first.unmount();
  const again = await open('?kind=individual', papers);
  await again.user.click(await screen.findByText('照片模糊'));
  await again.user.click(await screen.findByText('材料不完整，请补充后再次申请'));
  expect((await field(/^拒绝原因/)).value).toBe('照片模糊\n材料不完整，请补充后再次申请');
  again.unmount();
  await leave();
  session.start('t', { uid: '8', name: '李四' });
  const other = await open('?kind=individual', papers);
  await screen.findByText('材料不完整，请补充后再次申请');
  expect(screen.queryByText('照片模糊')).toBeNull();
  other.unmount();
  await leave();
  session.start('t', { uid: '7', name: '张三' });
  await open('?kind=individual', papers);
  await screen.findByText('照片模糊');
});
