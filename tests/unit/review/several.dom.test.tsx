import { giftOwner, giftStatus } from '@resources/enums';
import gift from '@resources/money/gift';
import giftDetail from '@resources/money/giftDetail';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ra } from 'declared-console/words/zh-CN/ra';
import words from 'declared-console/words/zh-CN/review';
import { list as listWords } from 'declared-console/words/zh-CN/shell';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import area from '../../../i18n/zh-CN/areas/money';
import { ApiError } from '../../../src/api/errors';
import type { Params } from '../../../src/model/calls';
import { sampleShape } from '../../../src/model/shape';
import { type Answers, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/giftApproval/getList';
const ONE = 'GET /api/giftApproval/detail';
const DECIDE = 'POST /api/giftApproval/decide';
const TAKE = 'POST /api/claim/take';
const { several } = words.review;
const { actions, warnings } = area.resources['money/giftDetail'].review.decision;

const waiting = { status: giftStatus.wire('waiting'), is_own: giftOwner.wire('others') };
const wireOf = (id: unknown, more: object = {}) => ({
  ...sampleShape(gift.record, 1),
  ...sampleShape(giftDetail.record, 1),
  ...waiting,
  id,
  mobile: `1380013800${id}`,
  company: `company ${id}`,
  repeats: '',
  points: 10,
  ...more,
});

beforeAll(async () => {
  await import('../../../src/ui/actions/SelectionBar');
  await import('../../../src/ui/several/SeveralDialog');
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  session.start('t', { uid: '7', name: 'me' });
});

/** A list of these gifts, a page of ten after the other. */
async function open(answers: Answers, count = 5) {
  const rows = Array.from({ length: count }, (_, index) => wireOf(String(index + 1)));
  const view = await renderConsole({
    at: '/money/gift',
    lists: ['money/gift'],
    config: { capabilities: ['giftApproval', 'claims'] },
    answers: {
      [LIST]: ({ page = 1, limit = 10 }) => ({
        data: rows.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)),
        count,
      }),
      'GET /api/claim/getList': () => ({ data: [], count: 0 }),
      [TAKE]: ({ item }) => claim(item, true),
      'POST /api/claim/release': () => null,
      [ONE]: ({ id }) => wireOf(id),
      [DECIDE]: () => null,
      ...answers,
    },
  });
  const decided = () => view.sent.filter(({ call }) => call === DECIDE).map(({ params }) => params.id);
  return { ...view, decided };
}

const claim = (item: unknown, isOwn: boolean) => ({
  item,
  holder: isOwn ? 'me' : 'Grace Hopper',
  is_own: isOwn ? '1' : '2',
  since: '2026-03-03 12:00:00',
  remaining: 300,
});

const said = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/%\{(\w+)\}/g, (_, key) => String(values[key]));
const approve = (count: number) =>
  said(several.action, { verdict: actions.approve.name, smart_count: count });
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')];
const ticked = () => boxes().flatMap(({ checked }, index) => (checked ? [index + 1] : []));

async function selectAll() {
  await waitFor(() => expect(boxes().length).toBeGreaterThan(0));
  await act(async () => document.querySelector<HTMLInputElement>('thead input')?.click());
}

/** Approves what is selected: the button of the bar, then that of the dialog. */
async function approveAll(count: number) {
  await press(approve(count));
  const dialog = await screen.findByRole('dialog');
  const send = await within(dialog).findByText(approve(count), { selector: 'button' });
  await act(async () => send.click());
}
/** The receipts that this browser keeps. */
const receipts = () =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith('receipts/') ? JSON.parse(localStorage.getItem(key) ?? '[]') : [],
  );
const line = async (id: number) =>
  (await screen.findByText(new RegExp(`1380013800${id}`), { selector: '[role=dialog] li a' })).closest('li')
    ?.textContent;
const ended = (done: number, total: number) => screen.findByText(said(several.ended, { done, total }));

describe('deciding about several rows', () => {
  it('each is claimed, read again and sent by itself; what needs a look, is taken or was decided is not sent, and named', async () => {
    const states: Readonly<Record<string, object>> = {
      2: { repeats: '9' },
      3: { status: giftStatus.wire('rejected'), verifier: 'Ada' },
    };
    const { decided, sent } = await open({
      [ONE]: ({ id }) => wireOf(id, states[String(id)]),
      [TAKE]: ({ item }) => claim(item, item !== '4'),
    });
    await selectAll();
    await approveAll(5);
    await ended(2, 5);
    expect(decided()).toEqual(['1', '5']);
    await waitFor(() => expect(receipts()).toHaveLength(2));
    expect(sent.filter(({ call }) => call === ONE).map(({ params }) => params.id)).toEqual([
      '1',
      '2',
      '3',
      '5',
    ]);
    expect(await line(1)).toContain(several.results.done);
    expect(await line(2)).toContain(several.results.look);
    expect(await line(2)).toContain(warnings.repeated);
    expect(await line(3)).toContain('Ada');
    expect(await line(4)).toContain('Grace Hopper');
    const lists = () => sent.filter(({ call }) => call === LIST).length;
    const before = lists();
    await press('关闭');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What isn't settled stays selected, and what was decided is known to the workbench.
    expect(ticked()).toEqual([2, 4]);
    expect(before).toBeGreaterThan(1);
    const kept = Object.entries(sessionStorage).filter(([key]) => key.includes('decided/'));
    expect(kept.map(([, value]) => JSON.parse(value).map(({ id }: { id: string }) => id))).toEqual([
      ['5', '1'],
    ]);
    // What they were made on is told there, too: nothing was opened.
    expect(kept.flatMap(([, value]) => JSON.parse(value).map(({ seen }: { seen: unknown }) => seen))).toEqual(
      Array(2).fill({ files: [], warnings: [], isAcknowledged: false }),
    );
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('13800138001');
  });

  it('a refusal is about one; after a lost answer it stops, and that one is never sent again', async () => {
    const failures: Record<string, unknown> = {
      1: new ApiError('refused', 'not this one'),
      3: new ApiError('timeout', 'errors.unsure.timeout'),
    };
    const { decided } = await open({ [DECIDE]: ({ id }: Params) => failures[String(id)] ?? null });
    await selectAll();
    await approveAll(5);
    await ended(1, 5);
    expect(decided()).toEqual(['1', '2', '3']);
    expect(await line(1)).toContain('not this one');
    expect(await line(3)).toContain(several.results.unsure);
    delete failures[1];
    // Those that weren't tried come first.
    await press(said(several.goOn, { smart_count: 3 }));
    await ended(4, 5);
    expect(decided()).toEqual(['1', '2', '3', '4', '5', '1']);
  });

  it('a session that ends stops it; the list says later what was sent, and sends just the rest', async () => {
    let isOver = true;
    const answers: Answers = {
      [ONE]: ({ id }) => (isOver && id === '3' ? new ApiError('session', 'errors.session') : wireOf(id)),
    };
    const first = await open(answers);
    await selectAll();
    await approveAll(5);
    await ended(2, 5);
    first.unmount();
    isOver = false;
    session.start('t', { uid: '7', name: 'me' });
    const again = await open(answers);
    await screen.findByText(several.resumed);
    expect(await line(2)).toContain(several.results.done);
    await press(approve(3));
    await screen.findByText(said(several.allDone, { smart_count: 5 }));
    expect(again.decided()).toEqual(['4', '5', '3']);
  });

  it('what is being read is not selected once another query is shown', async () => {
    let isReading = false;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const rows = Array.from({ length: 25 }, (_, index) => wireOf(String(index + 1)));
    const { router } = await open(
      {
        [LIST]: async ({ page = 1, limit = 10 }) => {
          if (isReading) await held;
          return {
            data: rows.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)),
            count: 25,
          };
        },
      },
      25,
    );
    await selectAll();
    isReading = true;
    await press(said(several.matching, { smart_count: 25 }));
    await screen.findByText(said(several.reading, { done: 0, total: 25 }));
    isReading = false;
    const filter = JSON.stringify({ status: 'approved' });
    await act(async () => router.navigate(`/money/gift?${new URLSearchParams({ filter })}`));
    await screen.findByText(said(several.matching, { smart_count: 25 }));
    await act(async () => answer());
    expect(screen.queryByText(said(several.matched, { smart_count: 25 }))).toBeNull();
    await screen.findByText(said(ra.action.bulk_actions, { smart_count: 10 }));
  });

  it('who may not decide is offered nothing, and rows that do not wait are left out', async () => {
    await open({
      [LIST]: () => ({ data: [wireOf('1', { status: giftStatus.wire('rejected') })], count: 1 }),
    });
    await selectAll();
    await screen.findByText(listWords.sum.replace('%{label}', '积分').replace('%{sum}', '10'), {
      exact: false,
    });
    expect(screen.queryByText(approve(1))).toBeNull();
  });
});

it('all that match are read page by page and selected, and the bar says over which pages the selection is', async () => {
  const { sent, user } = await open({}, 23);
  await selectAll();
  await user.click(screen.getByLabelText(/2/, { selector: 'nav button, nav a' }));
  await screen.findByText('company 11');
  await act(async () => boxes()[0]?.click());
  await screen.findByText(new RegExp(said(several.pages, { pages: '1.2' })));
  await press(said(several.matching, { smart_count: 23 }));
  await screen.findByText(said(several.matched, { smart_count: 23 }));
  await screen.findByText(approve(23));
  const asked = sent.filter(({ call }) => call === LIST).map(({ params }) => params.page);
  expect(asked.slice(2)).toEqual([1, 2, 3]);
});
