import { capabilities } from '@resources/capabilities';
import users from '@resources/user/detail';
import { screen, waitFor } from '@testing-library/react';
import words from 'declared-console/words/zh-CN/review';
import { form } from 'declared-console/words/zh-CN/shell';
import { beforeEach, expect, test } from 'vitest';
import area from '../../../i18n/zh-CN/areas/user';
import { messages } from '../../../i18n/zh-CN/messages';
import { ApiError } from '../../../src/api/errors';
import { sampleShape } from '../../../src/model/shape';
import { type Answers, confirmWarnings, press, renderConsole } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const USER = 'GET /api/user/userDetial';
const REVIEW = 'POST /api/user/updateUserStatus';
const ADD = 'POST /api/receipt/add';
const LIST = 'GET /api/receipt/getList';
const { receipt } = words.review;
const { approve } = area.resources['user/Detail'].review.decision.actions;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.start('t', { uid: '7', name: 'me' });
});

const sample = sampleShape(users.record, 1) as Record<string, object>;
const NUMBER = '110101199003078515';
const PAPERS = {
  contact_idcard: NUMBER,
  name: '张三',
  tax_number: '',
  legal_person: '',
  file: '',
  license: '',
};

/** The page of a person who waits until a decision is sent. */
function open(answers: Answers = {}, offered: readonly string[] = [], papers: object = {}) {
  let isDecided = false;
  return renderConsole({
    at: '/user/Detail/7?kind=individual',
    config: { capabilities: offered },
    answers: {
      [USER]: () => ({
        ...sample,
        userInfo: { ...sample.userInfo, user_id: '7', user_status: isDecided ? '3' : '2' },
        userDetailInfo: { ...sample.userDetailInfo, ...PAPERS, ...papers },
        checkRecords: isDecided
          ? [{ id: '1', verifier: 'me', verify_time: '2026-01-01 08:00:00', reason: '', status: '1' }]
          : [],
      }),
      [REVIEW]: () => {
        isDecided = true;
        return null;
      },
      'GET /api/ajax/user/getUserList': () => ({ data: [], count: 0 }),
      ...answers,
    },
  });
}

const about = (sent: Awaited<ReturnType<typeof open>>['sent'], call: string) =>
  sent.filter((each) => each.call === call).map(({ params }) => params);

async function decide() {
  await press(approve.name);
  await confirmWarnings(approve.name);
}

test('a decision leaves a receipt in this browser, which says whether the record changed since; nothing is sent for it', async () => {
  const { sent, unmount } = await open();
  await decide();
  await screen.findByText(receipt.unchanged);
  expect(await screen.findByText('已打开文件 0 / 3')).toBeTruthy();
  expect(screen.getByText(receipt.own)).toBeTruthy();
  expect(sent.filter(({ call }) => call.includes('receipt'))).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toMatch(new RegExp(`${NUMBER}|张三|http`));
  unmount();
  // Without a decision here, the page says what is known of the last one.
  await open({ [USER]: () => decidedUser({ address: 'elsewhere' }) });
  await screen.findByText(receipt.changed);
});

const decidedUser = (papers: object) => ({
  ...sample,
  userInfo: { ...sample.userInfo, user_id: '7', user_status: '3' },
  userDetailInfo: { ...sample.userDetailInfo, ...PAPERS, ...papers },
  checkRecords: [{ id: '1', verifier: 'me', verify_time: '2026-01-01 08:00:00', reason: '', status: '1' }],
});

test('a server that keeps receipts is sent names of fields and warnings alone, and says whose they are', async () => {
  let kept: Record<string, unknown> = {};
  const { sent } = await open(
    {
      [ADD]: (params) => {
        kept = { ...params };
        return null;
      },
      [LIST]: () => ({
        data: [
          {
            ...kept,
            time: '2026-03-03 12:00:00',
            verifier: 'Grace Hopper',
            verifier_account: 'grace',
            files: String(kept.files)
              .split(',')
              .map((each) => ({ field: each.split(':')[0], became: each.split(':')[1] })),
          },
        ],
        count: 1,
      }),
    },
    Object.keys(capabilities).filter((name) => name !== 'claims'),
  );
  await decide();
  await screen.findByText(/2026-03-03 12:00:00 · Grace Hopper \(grace\)/);
  await screen.findByText(receipt.unchanged);
  const [added, ...more] = about(sent, ADD);
  expect(more).toEqual([]);
  expect(added).toEqual({
    step: 'realName',
    item: '7',
    verdict: 'resources.user/Detail.review.decision.actions.approve.name',
    files:
      'userDetailInfo.author_front:unopened,userDetailInfo.author_back:unopened,userDetailInfo.author_hand:unopened',
    warnings: expect.stringMatching(/(^|,)unopened(,|$)/),
    is_acknowledged: '1',
    is_confirmed: '1',
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    fields: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('receipts/'))).toEqual([]);
});

test('a server that can’t keep a receipt stops no decision: this browser keeps it, and the page says so', async () => {
  const refuse = () => {
    throw ApiError.of('http');
  };
  await open({ [ADD]: refuse, [LIST]: () => ({ data: [], count: 0 }) }, ['receipts']);
  await decide();
  await screen.findByText(receipt.unsent);
  await screen.findByText(receipt.unchanged);
});

test('a receipt says which picture differed from the record, and that a check digit was wrong', async () => {
  const { labelled } = form;
  const { reading, check } = words.review;
  const warned = {
    step: 'realName',
    item: '7',
    verdict: 'resources.user/Detail.review.decision.actions.approve.name',
    time: '2026-03-03 12:00:00',
    verifier: 'Grace Hopper',
    verifier_account: 'grace',
    files: [],
    warnings:
      'read/userDetailInfo.author_front/userDetailInfo.contact_idcard/readIdNumber,check/userDetailInfo.contact_idcard',
    is_acknowledged: '1',
    is_confirmed: '1',
    digest: '0'.repeat(64),
    salt: '0'.repeat(32),
    fields: '0'.repeat(16),
  };
  await open({ [USER]: () => decidedUser({}), [LIST]: () => ({ data: [warned], count: 1 }) }, ['receipts']);
  const { photos, person } = area.resources['user/Detail'].sections;
  const differed = reading.warning
    .replace('%{picture}', photos.fields['userDetailInfo.author_front'])
    .replace('%{what}', messages.readIdNumber);
  const invalid = labelled
    .replace('%{label}', person.fields['userDetailInfo.contact_idcard'])
    .replace('%{value}', check.wrong);
  const said = (await screen.findByText(new RegExp(differed))).textContent;
  expect(said).toContain(invalid);
  expect(said).not.toContain(receipt.otherWarning);
});

test('receipts that can’t be read are said to be, and read again', async () => {
  let isDown = true;
  await open(
    {
      [USER]: () => decidedUser({}),
      [LIST]: () => {
        if (isDown) throw ApiError.of('http');
        return { data: [], count: 0 };
      },
    },
    ['receipts'],
  );
  await screen.findByText(receipt.unread);
  isDown = false;
  await press(words.review.pictures.retry);
  await waitFor(() => expect(screen.queryByText(receipt.unread)).toBeNull());
});
