import users from '@resources/user/detail';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import type { Params } from '../../../src/model/calls';
import { sampleShape } from '../../../src/model/shape';
import { type Answers, button, confirming, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const LIST = 'GET /api/ajax/user/getUserList';
const USER = 'GET /api/user/userDetial';
const REVIEW = 'POST /api/user/updateUserStatus';
const NEXT = '处理下一条';

const query = (filter: object, page: string) =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter), page, perPage: '20' })}`;

/** The persons of the list, the first of which is approved here; `next` is what is answered to who still waits. */
function answersWith(next: () => unknown): Answers {
  let isApproved = false;
  const status = (id: string) => (isApproved && id === '7' ? '3' : '2');
  const person = (id: string) => ({ user_id: id, name: `张${id}`, user_status: status(id) });
  const sample = sampleShape(users.record, 1);
  const userInfo = { ...(sample.userInfo as object), user_id: '7', user_status: '2' };
  return {
    [LIST]: ({ page, status: asked }: Params) => {
      if (page === 1) return asked ? next() : { data: [], count: 0 };
      const data = [person('7'), person('8')].filter((each) => !asked || each.user_status === asked);
      return { data, count: 20 + data.length };
    },
    [USER]: () => ({ ...sample, userInfo: { ...userInfo, user_status: status('7') }, checkRecords: [] }),
    [REVIEW]: () => {
      isApproved = true;
      return null;
    },
  };
}

/** Approves the first row of a list's second page in its dialog. */
async function approve(filter: object, next: () => unknown = () => ({ data: [], count: 0 })) {
  const search = query(filter, '2');
  const rendered = await renderConsole({
    at: `/user/individual${search}`,
    lists: ['user/individual'],
    answers: answersWith(next),
  });
  const [review] = await screen.findAllByText('审核', { selector: 'button' });
  // As a press does; what it opens suspends, which an event on its own doesn't wait for.
  review?.focus();
  await act(async () => review?.click());
  await press('通过');
  await press(await confirming('通过'));
  await screen.findByText('操作成功');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const reads = (page: number, status?: string) =>
    rendered.sent
      .filter(({ call, params }) => call === LIST && params.page === page && params.status === status)
      .map(({ params }) => params);
  await waitFor(() => expect(reads(2, 'status' in filter ? '2' : undefined)).toHaveLength(2));
  expect(rendered.router.state.location.search).toBe(search);
  /** What was asked for to know who waits. */
  return { ...rendered, counts: () => reads(1, '2') };
}

const one = { data: [{ user_id: '9', user_status: '2' }], count: 1 };

// Ahead of the first test, which has no time to load it on a busy machine.
beforeAll(async () => void (await import('../../../src/ui/dialogs/ShowDialog')));

beforeEach(() => {
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '李四' });
});

test('the dialog can’t be closed while the record is read again for a decision', async () => {
  const answers = answersWith(() => ({ data: [], count: 0 }));
  let goOn = () => {};
  let reads = 0;
  const { sent } = await renderConsole({
    at: `/user/individual${query({}, '2')}`,
    lists: ['user/individual'],
    answers: {
      ...answers,
      [USER]: async (params) => {
        reads += 1;
        if (reads > 1) await new Promise<void>((resolve) => (goOn = resolve));
        return answers[USER]?.(params);
      },
    },
  });
  const [review] = await screen.findAllByText('审核', { selector: 'button' });
  await act(async () => review?.click());
  await press('通过');
  await press(await confirming('通过'));
  await waitFor(() => expect(reads).toBe(2));
  await act(async () => screen.getByLabelText('关闭').click());
  expect(screen.queryByRole('dialog', { name: /^用户详情/ })).not.toBeNull();
  expect(sent.some(({ call }) => call === REVIEW)).toBe(false);
  await act(async () => goOn());
  await screen.findByText('操作成功');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('after a decision in the dialog of a list', () => {
  test('the next that waits under the list’s filters is offered, and the list stays where it is', async () => {
    const { counts } = await approve({ keyword: '138' }, () => one);
    const link = await button(NEXT);
    expect(link.getAttribute('href')).toBe(
      `/user/review/individual?filter=${encodeURIComponent('{"keyword":"138"}')}`,
    );
    // Who waits is asked for after the decision alone.
    expect(counts()).toEqual([{ page: 1, limit: 10, types: '1', status: '2', keyword: '138' }]);
  });

  test('nothing is offered where none waits', async () => {
    const { counts } = await approve({ keyword: '138' });
    await waitFor(() => expect(counts()).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByText(NEXT)).toBeNull();
  });

  test('nothing is offered before that is known', async () => {
    const { counts } = await approve({ keyword: '138' }, () => new Promise(() => {}));
    await waitFor(() => expect(counts()).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByText(NEXT)).toBeNull();
  });

  test('the workbench is offered if it is unknown whether a record is pending, and no failure is reported', async () => {
    const { sent } = await approve({ keyword: '138' }, () => ApiError.of('http'));
    await button(NEXT);
    const asked = sent.filter(
      ({ call, params }) => call === LIST && params.page === 1 && params.status === '2',
    );
    expect(asked.map(({ background }) => background)).toEqual([true]);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('操作成功'),
    ]);
  });

  test('the keyboard is on the row, whose button is gone', async () => {
    await approve({ keyword: '138' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('张7'));
  });

  test('the keyboard is on the list, where the row is gone', async () => {
    await approve({ status: 'awaiting' });
    await waitFor(() => expect(screen.queryByText('张7')).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('个人认证'));
  });
});

/** Opens the dialog of the first row, which waits; of its record, each reading answers the next of these statuses, or fails. */
async function openDialog(statuses: readonly (string | ApiError)[]) {
  const sample = sampleShape(users.record, 1);
  let reads = 0;
  const { sent } = await renderConsole({
    at: `/user/individual${query({}, '2')}`,
    lists: ['user/individual'],
    answers: {
      ...answersWith(() => ({ data: [], count: 0 })),
      [USER]: () => {
        const status = statuses[Math.min(reads, statuses.length - 1)];
        reads += 1;
        if (status instanceof ApiError) return status;
        return {
          ...sample,
          userInfo: { ...(sample.userInfo as object), user_status: status },
          checkRecords: [],
        };
      },
    },
  });
  const [review] = await screen.findAllByText('审核', { selector: 'button' });
  await act(async () => review?.click());
  await screen.findByRole('heading', { name: '审核记录' });
  return () => sent.filter(({ call, params }) => call === LIST && params.page === 2);
}

const close = async () => {
  await act(async () => screen.getByLabelText('关闭').click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('when the dialog of a record is closed without a decision', () => {
  test('the list is read again if the record has another state than its row', async () => {
    const read = await openDialog(['3']);
    await close();
    await waitFor(() => expect(read()).toHaveLength(2));
  });

  test('the list is not read again if nothing has changed', async () => {
    const read = await openDialog(['2']);
    await close();
    await act(async () => {});
    expect(read()).toHaveLength(1);
  });

  test('the list is read again if somebody else was first, even if the record can not be read again', async () => {
    const read = await openDialog(['2', '3', ApiError.of('http')]);
    await press('通过');
    await press(await confirming('通过'));
    await screen.findByText('该记录已审核');
    await close();
    await waitFor(() => expect(read()).toHaveLength(2));
  });
});
