import giving from '@i18n/zh-CN/areas/giveMany';
import userWords from '@i18n/zh-CN/areas/user';
import { readPhoneLines } from '@resources/user/giveMany/phoneLines';
import { screen, waitFor } from '@testing-library/react';
import { form } from 'declared-console/words/zh-CN/shell';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, HeldError } from '../../../src/api/errors';
import type { Params } from '../../../src/model/calls';
import { type Answers, button, field, menuOf, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const GIVE = 'POST /api/user/updatePoints';
const BALANCES = 'GET /api/ajax/user/getBalanceList';
const { switchKind, otherKind } = userWords.pages.points;
const many = giving.pages.giveMany;
const { name } = userWords.resources['user/integral'].listActions.giveMany;
const [A, B, C] = ['13800138001', '13800138002', '13800138003'] as const;

/** Words with values in them. */
const said = (words: string, values: Readonly<Record<string, string | number>>) =>
  words.replace(/%\{(\w+)\}/g, (_, key) => String(values[key]));

const users = [
  { user_id: '1', name: 'Ada', mobile: A, type: '2', points: 1 },
  { user_id: '2', name: 'Bea', mobile: B, type: '1', points: 2 },
  { user_id: '3', name: 'Cyd', mobile: C, type: '2', points: 3 },
];
const found = ({ keyword }: Params) => {
  const rows = users.filter(({ mobile }) => mobile === keyword);
  return { data: rows, count: rows.length };
};

beforeAll(async () => void (await import('@resources/user/giveMany/GiveMany')));
beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});

async function open(answers: Answers, menu?: Parameters<typeof menuOf>[0]) {
  const rendered = await renderConsole({
    ...(menu && { menu: menuOf(menu) }),
    at: '/user/integral',
    lists: ['user/integral'],
    answers: {
      'GET /api/ajax/user/getPoints': () => ({ data: [], count: 0 }),
      [BALANCES]: found,
      [GIVE]: () => null,
      ...answers,
    },
  });
  const given = () => rendered.sent.filter(({ call }) => call === GIVE).map(({ params }) => params?.mobile);
  return { ...rendered, given };
}

type User = Awaited<ReturnType<typeof open>>['user'];

/** Types into an input of the dialog. */
async function write(user: User, label: string, text: string) {
  const selector = '[role=dialog] :is(input, textarea)';
  await user.click(await screen.findByLabelText((words) => words.startsWith(label), { selector }));
  await user.paste(text);
}

async function fillIn({ user }: { readonly user: User }, numbers: string, why = 'for all') {
  await press(name);
  await write(user, many.fields.mobiles, numbers);
  await user.click(await field('合同赠送'));
  await write(user, many.fields.points, '30');
  await write(user, many.fields.explain, why);
  await press(many.next);
}
const line = async (of: string) => (await screen.findByText(new RegExp(of), { selector: 'li' })).textContent;
const goOn = (count: number) => said(many.goOn, { smart_count: count });

describe('giving points to several users', () => {
  it('looks each up, asks once with all names, and gives each by itself, of the kind that the user is', async () => {
    const view = await open({});
    await fillIn(view, `+86 138-0013-8001\n\n${B},\n${A}\nnobody\n13800138009`);
    await screen.findByText(said(many.ask, { smart_count: 2, points: 30, total: 60 }));
    expect(await line('Ada')).toContain(A);
    expect(await line('Bea')).toContain(said(many.otherKind, { type: '个人' }));
    expect(await line('13800138009')).toContain(many.missing);
    screen.getByText(said(many.wrong, { line: 5, text: 'nobody' }));
    screen.getByText(said(many.repeated, { smart_count: 1 }));
    expect(view.given()).toEqual([]);
    await press(many.give);
    await screen.findByText(said(many.done, { smart_count: 2 }));
    expect(view.sent.filter(({ call }) => call === GIVE).map(({ params }) => params)).toEqual([
      { mobile: A, type: '2', pointsType: '1', points: '30', explain: 'for all' },
      { mobile: B, type: '1', pointsType: '1', points: '30', explain: 'for all' },
    ]);
    await press(many.finish);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The same may be given again, on purpose.
    await fillIn(view, A);
    await screen.findByText(said(many.ask, { smart_count: 1, points: 30, total: 30 }));
  });

  it('stops at a failure, sends nothing twice when it goes on, and names what became of each', async () => {
    let isBack = false;
    const answers: Record<string, () => unknown> = {
      [A]: () => null,
      [B]: () => (isBack ? new HeldError('held back') : ApiError.ofStatus(429)),
      [C]: () => null,
    };
    const view = await open({ [GIVE]: ({ mobile }) => answers[String(mobile)]?.() });
    await fillIn(view, [A, B, C].join('\n'));
    await press(many.give);
    await screen.findByText(said(many.left, { smart_count: 2, points: 30 }));
    expect(view.given()).toEqual([A, B]);
    expect(await line('Ada')).toContain(many.results.done);
    expect(await line('Bea')).toContain(many.results.refused);
    // Not even when the list is pasted once more, later.
    await press(many.back);
    await press(form.cancel);
    await press(form.discard.leave);
    isBack = true;
    await fillIn(view, [A, B, C].join('\n'));
    expect(await line('Ada')).toContain(many.results.done);
    await press(goOn(2));
    await screen.findByText(said(many.done, { smart_count: 3 }));
    expect(view.given()).toEqual([A, B, B, C]);
    expect(await line('Bea')).toContain(many.results.held);
    screen.getByText('held back');
  });

  it('goes on after a refusal, which is about one; one whose answer was lost is not sent again', async () => {
    const answers: Record<string, () => unknown> = {
      [A]: () => new ApiError('refused', 'too much'),
      [B]: () => new ApiError('offline', 'errors.unsure.offline'),
      [C]: () => null,
    };
    const view = await open({ [GIVE]: ({ mobile }) => answers[String(mobile)]?.() });
    await fillIn(view, [A, B, C].join('\n'));
    await press(many.give);
    await screen.findByText(said(many.left, { smart_count: 2, points: 30 }));
    screen.getByText('too much');
    expect(await line('Bea')).toContain(many.results.unsure);
    await press(goOn(2));
    await waitFor(() => expect(view.given()).toEqual([A, B, A, C]));
  });

  it('what was on its way when the session ended is not sent again', async () => {
    const view = await open({ [GIVE]: () => new Promise(() => {}) });
    await fillIn(view, [A, C].join('\n'));
    await press(many.give);
    await waitFor(() => expect(view.given()).toEqual([A]));
    view.unmount();
    const again = await open({});
    await fillIn(again, [A, C].join('\n'));
    expect(await line('Ada')).toContain(many.results.unsure);
    await press(goOn(1));
    await screen.findByText(said(many.done, { smart_count: 2 }));
    expect(again.given()).toEqual([C]);
  });

  it('keeps no ID number of a reason, by which batches are still told apart', async () => {
    const reason = (no: string) => `for ${no}`;
    const [one, other] = ['110101198503074516', '110101199003070038'];
    const view = await open({ [GIVE]: () => new Promise(() => {}) });
    await fillIn(view, A, reason(one));
    await press(many.give);
    await waitFor(() => expect(view.given()).toEqual([A]));
    view.unmount();
    expect(JSON.stringify(sessionStorage)).toContain(A);
    expect(JSON.stringify(sessionStorage)).not.toContain(one);
    const again = await open({});
    await fillIn(again, A, reason(other));
    await screen.findByText(said(many.ask, { smart_count: 1, points: 30, total: 30 }));
    expect(await line('Ada')).not.toContain(many.results.unsure);
    await press(many.back);
    await press(form.cancel);
    await press(form.discard.leave);
    await fillIn(again, A, reason(one));
    expect(await line('Ada')).toContain(many.results.unsure);
  });

  it('without the right to see balances none are requested, and the chosen kind is sent', async () => {
    const view = await open({}, ['user/integral']);
    await fillIn(view, A);
    await screen.findByText(many.unseen);
    await press(many.give);
    await screen.findByText(said(many.done, { smart_count: 1 }));
    expect(view.sent.some(({ call }) => call === BALANCES)).toBe(false);
    expect(view.sent.find(({ call }) => call === GIVE)?.params).toMatchObject({ mobile: A, type: '2' });
  });

  it('numbers that could not be looked up are given nothing, until they are', async () => {
    let isBack = false;
    const view = await open({ [BALANCES]: (params) => (isBack ? found(params) : ApiError.of('http')) });
    await fillIn(view, A);
    await screen.findByText(many.lookFailed);
    expect(screen.queryByText(many.give)).toBeNull();
    isBack = true;
    await press('重试');
    await button(many.give);
  });
});

it('a number of a user of the other kind is said to be, and one press chooses that kind', async () => {
  const { user, sent } = await open({});
  await press('赠送积分');
  await write(user, '手机号', B);
  await screen.findByText(said(otherKind, { name: 'Bea', type: '个人' }));
  await press(said(switchKind, { type: '个人' }));
  await screen.findByText(/^Bea，/);
  expect((await field('个人')).checked).toBe(true);
  expect(document.activeElement).toBe(await field('个人'));
  expect(sent.some(({ call }) => call === GIVE)).toBe(false);
});

describe('a pasted list of numbers', () => {
  it.each([
    ['one in a line, with Windows’ line ends', `${A}\r\n${B}\r\n`, [A, B], []],
    ['with spaces, dashes and the country’s code', '138 0013 8001\n+86-138-0013-8002', [A, B], []],
    ['in full width, and with a comma at the end', `１３８００１３８００１，\n${B};`, [A, B], []],
    ['with a header, which is no number', `phone\n${A}`, [A], [1]],
  ])('is read %s', (_, pasted, mobiles, wrong) => {
    const read = readPhoneLines(pasted);
    expect(read.mobiles).toEqual(mobiles);
    expect(read.wrong.map((each) => each.line)).toEqual(wrong);
  });
});
