import applications from '@resources/evidence/detail';
import users from '@resources/user/detail';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errors } from 'declared-console/words/zh-CN/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, unsureOf } from '../../../src/api/errors';
import PendingBadge from '../../../src/console/pending/PendingBadge';
import { ListOfPage } from '../../../src/kit/PageContext';
import { sampleShape } from '../../../src/model/shape';
import type { NoteProps } from '../../../src/schema/forms';
import { decodeRow } from '../../../src/schema/record';
import type { AnyResource } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, i, post } from '../../../src/schema.ts';
import { Decision } from '../../../src/ui/review/Decision';
import { type Answers, button, confirming, field, renderConsole, write } from '../../support/renderConsole';
import { session } from '../../support/runtime';

const CHECK = 'POST /api/ajax/data/check';
const REVIEW = 'POST /api/user/updateUserStatus';
const APPLICATION = 'GET /api/data/evidencesDetail';
const USER = 'GET /api/user/userDetial';

/** An application that waits for its review, as the server would send it. */
const application = (more: object = {}) => ({
  ...sampleShape(applications.record, 1),
  notarialStatus: '1',
  checkRecords: [],
  ...more,
});
const user = (status: string, records: readonly object[] = []) => {
  const sample = sampleShape(users.record, 1);
  return {
    ...sample,
    userInfo: { ...(sample.userInfo as object), user_id: '7', user_status: status },
    checkRecords: records,
  };
};
const detailInfo = sampleShape(users.record, 1).userDetailInfo as object;
const record = (verifier: string, verify_time: string, status = '1') => ({
  id: '1',
  verifier,
  verify_time,
  reason: '',
  status,
});

const openApplication = (answers: Answers = {}) =>
  renderConsole({
    at: '/evidence/results/31/d/51/1',
    answers: { [APPLICATION]: () => application(), [CHECK]: () => null, ...answers },
  });
const openUser = (answers: Answers = {}) =>
  renderConsole({
    at: '/user/Detail/7?kind=enterprise',
    answers: { [USER]: () => user('2'), [REVIEW]: () => null, ...answers },
  });

/** A step with two decisions, one of which is for one state alone. */
const things = defineResource({
  name: 'area/things',
  record: defineRecord({ no: f.text(), size: f.text() }),
  api: { save: post('/save') },
  build: ({ decide, decidedBy, facts }) => ({
    key: 'no',
    show: { sections: { all: facts(['no']) } },
    review: {
      check: {
        decided: decidedBy({ result: 'size' }),
        actions: {
          drop: decide({
            when: { size: 'small' },
            call: 'save',
            form: { why: i.text() },
            note: async () => ({ default: ({ values }: NoteProps) => `known of ${values.why}` }),
          }),
          keep: decide({ call: 'save', confirm: true }),
        },
      },
    },
  }),
}) as unknown as AnyResource;
const openThing = (size: string) =>
  renderConsole({
    at: '/thing',
    pages: {
      '/thing': (
        <ListOfPage value="user/enterprise">
          <Decision
            resource={things}
            stepName="check"
            record={{ id: '1', no: '1', size, route: {} }}
            answering={{ answers: {}, answer() {} }}
            refresh={() => {}}
            onDecided={() => {}}
          />
        </ListOfPage>
      ),
    },
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.start('t', { uid: '7', name: '张三' });
});
afterEach(() => void vi.unstubAllGlobals());

const bodies = (sent: readonly { call: string; params: object }[], call: string) =>
  sent.filter((each) => each.call === call).map(({ params }) => params);

describe('a decision', () => {
  test('of an application is not taken without a remark, whether it passes or not', async () => {
    const { user: person, sent } = await openApplication();
    for (const result of ['通过', '不通过']) {
      await person.click(await field(result));
      await person.click(await button('提交'));
      await screen.findByText('请输入审核备注');
    }
    expect(bodies(sent, CHECK)).toEqual([]);
    await write(person, /^审核备注/, '材料齐全');
    await waitFor(() => expect(screen.queryByText('请输入审核备注')).toBeNull());
    await person.click(await button('提交'));
    await screen.findByText('the list');
    expect(bodies(sent, CHECK)).toEqual([
      { isCheck: '0', checkRemark: '材料齐全', userId: '31', orderId: '51' },
    ]);
  });

  test('is not sent for a record that has become another one since it was opened, and the page says so', async () => {
    const read = { times: 0 };
    const { user: person, sent } = await renderConsole({
      at: '/evidence/results/31/d/51/1?order_no=O1',
      answers: {
        [APPLICATION]: () => {
          read.times += 1;
          return application({ orderNo: read.times === 1 ? 'O1' : 'O2' });
        },
        [CHECK]: () => null,
      },
    });
    await person.click(await field('通过'));
    await write(person, /^审核备注/, '材料齐全');
    await person.click(await button('提交'));
    await person.click(await confirming('提交'));
    await screen.findByText('这里的订单编号（O2）与列表中打开的不同', { exact: false });
    expect(bodies(sent, CHECK)).toEqual([]);
  });

  test('offers the words that go with its verdict, and no others', async () => {
    const { user: person } = await openApplication();
    const offered = async () => {
      const phrases = await screen.findByLabelText('常用语', { selector: '[role=group]' });
      return within(phrases)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    };
    expect(await offered()).toEqual(['材料齐全，同意出证']);
    await person.click(await field('不通过'));
    expect(await offered()).toEqual([
      '填写信息与证件不一致，请核对后再次申请',
      '材料不完整，请补充后再次申请',
    ]);
  });

  test('offers what was written before with the same verdict only', async () => {
    const { user: person, unmount } = await openApplication();
    await person.click(await field('不通过'));
    await write(person, /^审核备注/, '缺少授权书');
    await person.click(await button('提交'));
    await screen.findByText('the list');
    unmount();
    const { user } = await openApplication();
    await screen.findByText('材料齐全，同意出证');
    expect(screen.queryByText('缺少授权书')).toBeNull();
    await user.click(await field('不通过'));
    await screen.findByText('缺少授权书');
  });

  test.each([
    ['110101201503078511', 1],
    ['110101199003078515', 0],
  ])('of the application of a person with the number %s warns of age: %i', async (authorIdcard, warnings) => {
    await openApplication({ [APPLICATION]: () => application({ status: '1', authorIdcard }) });
    await button('提交');
    expect(screen.queryAllByText(/未满18周岁/)).toHaveLength(warnings);
  });

  test('is offered only while its own condition holds', async () => {
    const { unmount } = await openThing('small');
    expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
      'resources.area/things.review.check.actions.drop.name',
      'resources.area/things.review.check.actions.keep.name',
    ]);
    unmount();
    await openThing('large');
    expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['提交']);
  });

  test('shows what is known about an input beside it', async () => {
    const { user: person } = await openThing('small');
    await write(person, /fields\.why/, 'this');
    await screen.findByText('known of this');
  });

  test('rejecting a user needs a reason, approving only a confirmation', async () => {
    const { user: person, sent } = await openUser();
    await person.click(await button('拒绝'));
    await screen.findByText('请填写拒绝原因');
    await person.click(await button('通过'));
    expect(bodies(sent, REVIEW)).toEqual([]);
    await person.click(await confirming('通过'));
    await screen.findByText('操作成功');
    expect(bodies(sent, REVIEW)).toEqual([{ status: '1', userId: '7', account: '', type: undefined }]);
  });

  test('of a user whose page was opened by its address leaves the page there, with the user as it is then', async () => {
    let status = '2';
    const { user: person, router } = await openUser({
      [USER]: () => user(status),
      [REVIEW]: () => {
        status = '3';
        return null;
      },
    });
    await person.click(await button('通过'));
    await person.click(await confirming('通过'));
    await screen.findByText('操作成功');
    await waitFor(() => expect(screen.queryByText('拒绝')).toBeNull());
    expect(router.state.location.pathname).toBe('/user/Detail/7');
  });
});

describe('what is pending is counted anew, however new the count is,', () => {
  const queue = { list: 'user/enterprise', queue: 'workbench' };
  const detail = { where: 'user/Detail', index: 0, sink: () => {} };

  /** Decides a user beside the badge of their queue; `status` is what they turn out to be when they are read again. */
  async function decide(status: string) {
    let count = 5;
    const record = { ...decodeRow(users.record, '#', user('2'), detail), id: '7', route: {} };
    const shown = { resource: users as unknown as AnyResource, stepName: 'decision', record };
    const view = await renderConsole({
      at: '/here',
      areas: ['user'],
      answers: {
        [USER]: () => user(status),
        [REVIEW]: () => null,
        'GET /api/ajax/user/getUserList': () => ({ data: Array(count).fill({ user_id: '1' }), count }),
      },
      pages: {
        '/here': (
          <ListOfPage value={queue.list}>
            <Decision
              {...shown}
              answering={{ answers: {}, answer() {} }}
              refresh={() => {}}
              onDecided={() => {}}
            />
            <PendingBadge queues={[queue]} id="badge" />
          </ListOfPage>
        ),
      },
    });
    await waitFor(() => expect(document.getElementById('badge')?.textContent).toBe('5'));
    count = 4;
    await view.user.click(await button('通过'));
    await view.user.click(await confirming('通过'));
    await waitFor(() => expect(document.getElementById('badge')?.textContent).toBe('4'));
    return view;
  }

  test('after a decision', async () => {
    const { sent } = await decide('2');
    expect(bodies(sent, REVIEW)).toHaveLength(1);
  });

  test('after one that somebody else took first', async () => {
    const { sent } = await decide('3');
    expect(bodies(sent, REVIEW)).toEqual([]);
  });
});

test('a reviewer who has gone to another page before the answer stays there, and a toast reports the result', async () => {
  let accept = () => {};
  const {
    user: person,
    router,
    sent,
  } = await openApplication({
    [CHECK]: () => new Promise<void>((resolve) => (accept = resolve)),
  });
  await write(person, /^审核备注/, '材料齐全');
  await person.click(await button('提交'));
  await person.click(await confirming('提交'));
  await waitFor(() => expect(bodies(sent, CHECK)).toHaveLength(1));
  await act(() => router.navigate('/user/individual'));
  await act(async () => accept());
  await screen.findByText('操作成功');
  expect(router.state.location.pathname).toBe('/user/individual');
});

describe('a decision that somebody else took first', () => {
  test('is found before anything is sent', async () => {
    let reads = 0;
    const { user: person, sent } = await openApplication({
      [APPLICATION]: () => {
        reads += 1;
        if (reads === 1) return application();
        return application({
          notarialStatus: '2',
          checkRecords: [record('旧', '2026-01-01 09:00:00', '0'), record('王审核', '2026-02-01 09:00:00')],
        });
      },
    });
    await write(person, /^审核备注/, '材料齐全');
    await person.click(await button('提交'));
    await person.click(await confirming('提交'));
    await screen.findByText(/王审核 已于 2026-02-01 09:00:00 审核/);
    expect(screen.getByDisplayValue('材料齐全')).toBeTruthy();
    expect(bodies(sent, CHECK)).toEqual([]);
  });

  test('is reported by a refusal that names the reviewer', async () => {
    let status = '2';
    const { user: person } = await openUser({
      [USER]: () => user(status),
      [REVIEW]: () => {
        status = '3';
        const decided = { by: '王审核', at: '2026-03-01 10:00:00' };
        return new ApiError('refused', '该记录已审核，请刷新', decided);
      },
    });
    await write(person, /^拒绝原因/, '照片不清');
    await person.click(await button('拒绝'));
    await screen.findByText(/王审核 已于 2026-03-01 10:00:00 审核/);
    expect(screen.getByDisplayValue('照片不清')).toBeTruthy();
    expect(screen.queryAllByText(/你的意见没有提交/), 'once').toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('拒绝')).toBeNull());
  });

  test.each([
    [
      'who it was stands in the record',
      [record('新', '2026-02-01 09:00:00')],
      /新 已于 2026-02-01 09:00:00 审核/,
    ],
    ['who it was is not known', [], /该记录已由他人审核/],
  ])('is told after a refusal that says nothing: %s', async (_who, records, said) => {
    let status = '2';
    const { user: person } = await openUser({
      [USER]: () => user(status, status === '2' ? [] : records),
      [REVIEW]: () => {
        status = '3';
        return new ApiError('refused', '操作失败');
      },
    });
    await write(person, /^拒绝原因/, '照片不清');
    await person.click(await button('拒绝'));
    await screen.findByText(said);
    expect(screen.getByDisplayValue('照片不清')).toBeTruthy();
    expect(screen.queryByText('操作失败')).toBeNull();
  });

  test('is perhaps the own one, if its answer was lost: the record is read, and the notice says so', async () => {
    let status = '2';
    const { user: person, sent } = await openUser({
      [USER]: () => user(status, status === '2' ? [] : [record('张三', '2026-02-01 09:00:00', '0')]),
      [REVIEW]: () => {
        status = '4';
        return unsureOf(ApiError.of('offline')) as ApiError;
      },
    });
    await write(person, /^拒绝原因/, '照片不清');
    await person.click(await button('拒绝'));
    await screen.findByText(/张三 已于 2026-02-01 09:00:00 审核.*没有收到服务器的答复/);
    expect(screen.queryByText(/没有提交|他人/)).toBeNull();
    expect(bodies(sent, REVIEW)).toHaveLength(1);
  });

  test('is perhaps the own one, too, if it is found by the next attempt only', async () => {
    let status = '2';
    let attempts = 0;
    const { user: person, sent } = await openUser({
      [USER]: () => user(status),
      [REVIEW]: () => {
        attempts += 1;
        return unsureOf(ApiError.of('offline')) as ApiError;
      },
    });
    await write(person, /^拒绝原因/, '照片不清');
    await person.click(await button('拒绝'));
    await screen.findByText(errors.unsure.offline);
    expect((await field(/^拒绝原因/)).value).toBe('照片不清');
    status = '4';
    await person.click(await button('拒绝'));
    await screen.findByText(/^你刚才提交的意见没有收到服务器的答复/);
    expect(attempts, 'it is read before it is sent').toBe(1);
    expect(bodies(sent, REVIEW)).toHaveLength(1);
  });

  test('is not assumed if the refused record is still pending: the message is shown and the input kept', async () => {
    let isRefused = false;
    const { user: person } = await openUser({
      [USER]: () =>
        isRefused ? { ...user('2'), userDetailInfo: { ...detailInfo, address: '新地址' } } : user('2'),
      [REVIEW]: () => {
        isRefused = true;
        return new ApiError('refused', '拒绝原因含有敏感词');
      },
    });
    await write(person, /^拒绝原因/, '照片不清');
    await person.click(await button('拒绝'));
    await screen.findByText('拒绝原因含有敏感词');
    await screen.findByText('新地址');
    expect((await field(/^拒绝原因/)).value).toBe('照片不清');
  });

  test('is not assumed if another tab has changed the session: this is reported and the input kept', async () => {
    const { user: person, sent } = await openUser({
      [REVIEW]: () => new ApiError('dropped', '会话已被释放'),
    });
    await write(person, /^拒绝原因/, '照片不清');
    await person.click(await button('拒绝'));
    await screen.findByText('会话已被释放');
    expect((await field(/^拒绝原因/)).value).toBe('照片不清');
    expect(bodies(sent, USER), 'read when it was opened, and before it was sent').toHaveLength(2);
  });

  test('is not assumed if reading the record again is refused: nothing is sent and the input kept', async () => {
    let reads = 0;
    const { user: person, sent } = await openUser({
      [USER]: () => {
        reads += 1;
        return reads === 1 ? user('2') : new ApiError('refused', '用户查询维护中');
      },
    });
    await write(person, /^拒绝原因/, '照片不清');
    await person.click(await button('拒绝'));
    await screen.findByText('用户查询维护中');
    await waitFor(() => expect(button('拒绝')).resolves.toBeTruthy());
    expect((await field(/^拒绝原因/)).value).toBe('照片不清');
    expect(bodies(sent, REVIEW)).toEqual([]);
  });
});

describe('the draft of a decision', () => {
  test('is restored when its page is opened again, and gone once it was sent', async () => {
    const { user: person, router } = await openUser();
    await write(person, /^拒绝原因/, '照片不清');
    await act(() => router.navigate('/user/enterprise'));
    await screen.findByText('the list');
    await act(() => router.navigate('/user/Detail/7?kind=enterprise'));
    expect((await field(/^拒绝原因/)).value).toBe('照片不清');
    await person.click(await button('拒绝'));
    await screen.findByText('操作成功');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft/'))).toEqual([]);
  });

  test('is a record’s own', async () => {
    const { user: person, router } = await openUser();
    await write(person, /^拒绝原因/, '照片不清');
    await act(() => router.navigate('/user/Detail/8?kind=enterprise'));
    await waitFor(async () => expect((await field(/^拒绝原因/)).value).toBe(''));
  });
});

describe('what the screen warns of', () => {
  const license = 'https://files.example/license.png';
  const person = {
    at: '/user/Detail/7?kind=individual',
    info: { author_front: 'https://files.example/front.png', type: '1' },
  };
  const company = {
    at: '/user/Detail/7?kind=enterprise',
    info: { license, type: '2' },
  };
  const none = Object.fromEntries(
    ['author_front', 'author_back', 'author_hand', 'license', 'file', 'legal_person'].map((name) => [
      name,
      '',
    ]),
  );
  const openWith = ({ at, info }: typeof person | typeof company, more: object = {}) =>
    renderConsole({
      at,
      answers: {
        [REVIEW]: () => null,
        [USER]: () => ({
          ...user('2'),
          userDetailInfo: { ...detailInfo, ...none, contact_idcard: '', tax_number: '', ...info, ...more },
        }),
      },
    });
  const asked = () => screen.findByText(/请核对以下提示/, { selector: '[role=dialog] *' });

  test('is named in one question before an approval, and a rejection asks nothing', async () => {
    const { user: reviewer, sent } = await openWith(person, { contact_idcard: '110101201503078511' });
    await screen.findByText('未打开：身份证正面');
    await reviewer.click(await button('通过'));
    const question = await asked();
    for (const warning of ['该用户未满18周岁。', '未打开：身份证正面', '未提供：身份证反面、手持身份证'])
      within(question).getByText(warning);
    await reviewer.click(await button('取消'));
    await write(reviewer, /^拒绝原因/, '未成年');
    await reviewer.click(await button('拒绝'));
    await screen.findByText('操作成功');
    expect(bodies(sent, REVIEW)).toHaveLength(1);
  });

  test('includes a wrong check digit, by the name of its field', async () => {
    const { user: reviewer } = await openWith(company, { tax_number: '91110000000000000X' });
    await reviewer.click(await button('通过'));
    within(await asked()).getByText(/校验位不符/);
  });

  test('no longer includes a picture that was opened, and names one that couldn’t be loaded', async () => {
    await openWith(company);
    await screen.findByText('未打开：营业执照');
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const thumbnail = document.querySelector(`img[src="${license}"]`);
    fireEvent.error(thumbnail as Element);
    await screen.findByText('加载失败：营业执照');
    fireEvent.click(await screen.findByLabelText('查看大图：营业执照'));
    fireEvent.load(await screen.findByAltText('营业执照'));
    await waitFor(() => expect(screen.queryByText(/加载失败：|未打开：/)).toBeNull());
  });
});
