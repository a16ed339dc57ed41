import users from '@resources/user/detail';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import words from 'declared-console/words/zh-CN/review';
import { form } from 'declared-console/words/zh-CN/shell';
import { expect, test } from 'vitest';
import { sampleShape } from '../../../src/model/shape';
import { asReviewer } from '../../support/asReviewer';
import { button, field, press, renderConsole, write } from '../../support/renderConsole';

const { early, leftEarly, discardEarly } = words.review.workbench;
const LIST = 'GET /api/ajax/user/getUserList';
const USER = 'GET /api/user/userDetial';
const REVIEW = 'POST /api/user/updateUserStatus';
const REASON = /^拒绝原因/;

// The newest first: 7 is opened first.
const persons = ['9', '8', '7'].map((user_id) => ({ user_id, name: `张${user_id}`, user_status: '2' }));

asReviewer();

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A queue whose records load when they are let; `status` of those that no longer wait. */
async function openQueue(status: Readonly<Record<string, string>> = {}) {
  const sample = sampleShape(users.record, 1);
  const gates = new Map(['7', '8', '9'].map((id) => [id, gate()]));
  const view = await renderConsole({
    at: '/user/review/individual',
    answers: {
      [LIST]: ({ status: asked }) => (asked ? { data: persons, count: 3 } : { data: [], count: 0 }),
      [USER]: async ({ userId }) => {
        await gates.get(String(userId))?.opened;
        return {
          ...sample,
          userInfo: {
            ...(sample.userInfo as object),
            name: `张${userId}`,
            user_id: userId,
            user_status: status[String(userId)] ?? '2',
          },
          checkRecords: [],
        };
      },
      [REVIEW]: () => null,
    },
  });
  await screen.findByLabelText('第 1 条，共 3 条待审核');
  return {
    ...view,
    load: (id: string) =>
      act(async () => {
        gates.get(id)?.open();
        await gates.get(id)?.opened;
      }),
    writeEarly: async (text: string) => {
      await view.user.keyboard('e');
      expect(document.activeElement).toBe(await field(early));
      await view.user.paste(text);
    },
  };
}

const reason = () => field(REASON);

test('the key of the decision, pressed while its record loads, leads to its button and sends nothing', async () => {
  const { user, load, sent } = await openQueue();
  await user.keyboard('d{Enter}');
  await load('7');
  const approve = await button('通过');
  await waitFor(() => expect(document.activeElement).toBe(approve));
  expect(sent.map(({ call }) => call)).not.toContain(REVIEW);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is typed while a record loads is in its field, where one goes on', async () => {
  const { user, load, writeEarly } = await openQueue();
  await writeEarly('照片');
  await load('7');
  await waitFor(async () => expect((await reason()).value).toBe('照片'));
  expect(document.activeElement).toBe(await reason());
  expect(screen.queryByLabelText(early)).toBeNull();
  await user.keyboard('x');
  expect((await reason()).value).toBe('照片x');
});

test('the key of the decision, pressed after a reason was typed, leads to the button that needs it', async () => {
  const { user, load, writeEarly } = await openQueue();
  await writeEarly('照片不清');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('d');
  await load('7');
  const reject = await button('拒绝');
  await waitFor(() => expect(document.activeElement).toBe(reject));
  expect((await reason()).value).toBe('照片不清');
});

test('what was typed for a record is never filled in elsewhere, is told there, and waits for it', async () => {
  const { user, load, writeEarly } = await openQueue();
  await writeEarly('照片不清');
  await user.keyboard('{Escape}j');
  await load('8');
  await button('通过');
  const left = await screen.findByLabelText<HTMLTextAreaElement>(leftEarly);
  expect([left.value, left.readOnly]).toEqual(['照片不清', true]);
  expect((await reason()).value).toBe('');
  await user.keyboard('k');
  await load('7');
  await waitFor(async () => expect((await reason()).value).toBe('照片不清'));
  expect(screen.queryByLabelText(leftEarly)).toBeNull();
});

test('texts for two records are kept apart, and leaving the page asks before they are lost', async () => {
  const { user, load, writeEarly, router } = await openQueue();
  await writeEarly('照片不清');
  await user.keyboard('{Escape}j');
  await writeEarly('证件过期');
  await load('8');
  await waitFor(async () => expect((await reason()).value).toBe('证件过期'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(leftEarly)).value).toBe('照片不清');
  await press('返回列表');
  await press(form.discard.keep);
  expect(router.state.location.pathname).toBe('/user/review/individual');
  await press(discardEarly);
  await press('返回列表');
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/individual'));
});

test('the key of the decision isn’t held for another record', async () => {
  const { user, load } = await openQueue();
  await user.keyboard('dj');
  await load('8');
  await button('通过');
  await act(async () => {});
  expect(document.activeElement?.localName).not.toBe('button');
});

test('a dialog that is opened meanwhile keeps the focus; the text is filled in behind it', async () => {
  const { user, load, writeEarly } = await openQueue();
  await writeEarly('照片不清');
  await user.keyboard('{Escape}d?');
  const dialog = await screen.findByRole('dialog');
  await load('7');
  await waitFor(async () => expect((await reason()).value).toBe('照片不清'));
  await act(async () => {});
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('what was typed for a record that turns out to be decided is kept until it is discarded', async () => {
  const { load, writeEarly } = await openQueue({ 7: '3' });
  await writeEarly('照片不清');
  await load('7');
  const left = await screen.findByLabelText<HTMLTextAreaElement>(leftEarly);
  expect(left.value).toBe('照片不清');
  await press(discardEarly);
  expect(screen.queryByLabelText(leftEarly)).toBeNull();
});

test('characters that are being composed stay where they are until they are there', async () => {
  const { load, writeEarly } = await openQueue();
  await writeEarly('照');
  const composed = await field(early);
  fireEvent.compositionStart(composed);
  await load('7');
  await button('通过');
  // The form's own effects.
  await act(async () => {});
  expect([composed.isConnected, composed.readOnly]).toEqual([true, false]);
  fireEvent.change(composed, { target: { value: '照片' } });
  await act(async () => void fireEvent.compositionEnd(composed));
  await waitFor(async () => expect((await reason()).value).toBe('照片'));
  expect(screen.queryByLabelText(early)).toBeNull();
});

test('what is typed early comes after what was kept of the record’s form', async () => {
  const first = await openQueue();
  await first.load('7');
  await write(first.user, REASON, '照片不清');
  first.unmount();
  window.history.replaceState(null, '', '/user/review/individual');
  const again = await openQueue();
  await again.writeEarly('证件过期');
  await again.load('7');
  await waitFor(async () => expect((await reason()).value).toBe('照片不清\n证件过期'));
});
