import { openEnvelope, pageOf } from '@resources/envelope';
import { describe, expect, it } from 'vitest';
import { ApiError, endsSession, HeldError, isAbort } from '../../../src/api/errors';

/** What opening an envelope throws: the failure, its words and its detail. */
function refusalOf(body: unknown) {
  try {
    openEnvelope(body);
  } catch (error) {
    if (error instanceof ApiError) return { failure: error.failure, message: error.message };
  }
  return undefined;
}

describe('the error catalogue', () => {
  const catalogue: readonly (readonly [what: string, body: object, failure: string, message: string])[] = [
    ['403 is an expired session', { code: 403, message: '请登录' }, 'session', 'errors.session'],
    ['403 as a string is an expired session', { code: '403', message: '' }, 'session', 'errors.session'],
    ['408 drops the token', { code: 408, message: '超时' }, 'dropped', 'errors.dropped'],
    [
      '权限不足 ends the session with a 403',
      { code: 403, message: '权限不足' },
      'forbidden',
      'errors.forbidden',
    ],
    [
      '权限不足 ends the session with any code',
      { code: 500, message: '权限不足' },
      'forbidden',
      'errors.forbidden',
    ],
    [
      '账号被禁用 ends the session with a 403',
      { code: 403, message: '账号被禁用' },
      'disabled',
      'errors.disabled',
    ],
    [
      '账号被禁用 ends the session with any code',
      { code: 1, message: '账号被禁用' },
      'disabled',
      'errors.disabled',
    ],
    [
      '430 failed shows the nested message',
      { code: 430, message: 'failed', data: { message: '余额不足' } },
      'refused',
      '余额不足',
    ],
    [
      '403 failed shows the nested message',
      { code: '403', message: 'failed', data: { message: '已下架' } },
      'refused',
      '已下架',
    ],
    [
      'a 430 with words of its own shows them',
      { code: 430, message: '积分不足', data: { message: '内部' } },
      'refused',
      '积分不足',
    ],
    [
      '500 failed does not look inside',
      { code: 500, message: 'failed', data: { message: '内部' } },
      'refused',
      'failed',
    ],
    [
      '403 failed without a nested message is an expired session',
      { code: 403, message: 'failed' },
      'session',
      'errors.session',
    ],
    [
      'blanks around a message change no rule',
      { code: 1, message: ' 权限不足\n' },
      'forbidden',
      'errors.forbidden',
    ],
    ...[200, '200', ' 200 ', 1].flatMap(
      (code) =>
        [
          [
            `权限不足 ends it under ${code}`,
            { code, message: '权限不足', data: null },
            'forbidden',
            'errors.forbidden',
          ],
          [
            `账号被禁用 ends it under ${code}`,
            { code, message: '账号被禁用。' },
            'disabled',
            'errors.disabled',
          ],
        ] as const,
    ),
    ['201 is no success', { code: 201, message: '处理中' }, 'refused', '处理中'],
    ['any other message is shown', { code: 422, message: '手机号不能为空' }, 'refused', '手机号不能为空'],
    [
      'no code that can be read tells no success',
      { code: null, message: '操作成功' },
      'malformed',
      'errors.malformed',
    ],
    ['nor does one that is a truth', { code: true, message: '操作成功' }, 'malformed', 'errors.malformed'],
    [
      'nor does one that is an object',
      { code: { value: 200 }, message: '操作成功' },
      'malformed',
      'errors.malformed',
    ],
    [
      'the nested words are said where there are no others',
      { code: 430, data: { message: '积分不足' } },
      'refused',
      '积分不足',
    ],
    ['a refusal without words has a sentence of ours', { code: 500 }, 'refused', 'errors.refused'],
  ];

  it.each(catalogue)('%s', (_what, body, failure, message) => {
    expect(refusalOf(body)).toEqual({ failure, message });
  });

  it.each([
    { data: { msg: '余额不足' } },
    { data: { error: { message: '余额不足' } } },
    { data: { error: 'E_1', msg: '余额不足', verifier: '李审核' } },
    { data: { verifier: '李审核', errors: { mobile: ['余额不足'] } } },
    { data: [{ message: '余额不足' }] },
    { data: '余额不足' },
    { data: '{"message":"余额不足"}' },
    { data: { message: ' ', detail: '余额不足' } },
    { data: { message: 'failed', reason: '余额不足' } },
    { error: '余额不足' },
    { errors: [{ code: 7, description: '余额不足' }], data: null },
    { msg: '其他', data: { message: '余额不足' } },
  ])('failed shows the nested message, wherever it is: %j', (body) => {
    for (const code of [430, '403'])
      expect(refusalOf({ code, message: 'failed', ...body })).toEqual({
        failure: 'refused',
        message: '余额不足',
      });
  });

  it('failed without a nested message has nobody else said it', () => {
    const body = { code: 430, message: 'failed', data: { verifier: '李审核', id: '7' } };
    expect(refusalOf(body)).toEqual({ failure: 'refused', message: 'failed' });
  });

  it('审核成功 is not an error, whatever its code', () => {
    expect(openEnvelope({ code: 430, message: '审核成功', data: 1 })).toBe(1);
  });

  it('the four session failures end the session, and no other does', () => {
    const ends = [
      'session',
      'forbidden',
      'disabled',
      'dropped',
      'refused',
      'offline',
      'timeout',
      'http',
      'malformed',
    ] as const;
    expect(ends.filter(endsSession)).toEqual(['session', 'forbidden', 'disabled', 'dropped']);
  });

  it.each([
    { code: 409, message: '该记录已审核，请刷新', data: { verifier: '李审核' } },
    { code: 430, message: 'failed', data: { message: '已审核', verifier: '李审核' } },
  ])('keeps who has already decided when a refusal says so: %j', (body) => {
    const decided = { by: body.data.verifier, at: '' };
    expect(() => openEnvelope(body)).toThrow(expect.objectContaining({ decided }));
  });

  it('only an abort by leaving a page is no error: a timeout is one', () => {
    expect(isAbort(new DOMException('left', 'AbortError'))).toBe(true);
    expect(isAbort(new DOMException('passed', 'TimeoutError'))).toBe(false);
  });
});

describe('the envelope', () => {
  it.each([200, '200', ' 200 ', '200\n'])('opens with code %j', (code) => {
    expect(openEnvelope({ code, data: { a: 1 } })).toEqual({ a: 1 });
  });

  it.each([
    ['{"list":[1]}', { list: [1] }],
    [' [{"id":636507967185264642}]', [{ id: '636507967185264642' }]],
    ['{"cut', '{"cut'],
    ['<p>{}</p>', '<p>{}</p>'],
  ])('opens data that is the text of its JSON: %s', (data, read) => {
    expect(openEnvelope({ code: 200, data })).toEqual(read);
  });

  it.each([undefined, null, 1, 'text', [], [{ code: 200 }], {}, { data: [] }])('%j is malformed', (body) => {
    expect(refusalOf(body)?.failure).toBe('malformed');
  });
});

describe('a page of a list', () => {
  it.each([
    [
      { data: [1, 2], count: 7 },
      { rows: [1, 2], total: 7 },
    ],
    [
      { data: [1, 2], count: '7' },
      { rows: [1, 2], total: 7 },
    ],
    [{ data: [1, 2] }, { rows: [1, 2] }],
    [{ data: [1, 2], count: '' }, { rows: [1, 2] }],
    [[1, 2], { rows: [1, 2] }],
    [
      { data: null, count: 0 },
      { rows: [], total: 0 },
    ],
    [null, { rows: [], total: 0 }],
    [[], { rows: [] }],
    [
      { data: { 0: { id: 'a' }, 2: { id: 'b' } }, count: 2 },
      { rows: [{ id: 'a' }, { id: 'b' }], total: 2 },
    ],
    [{ 1: { id: 'a' } }, { rows: [{ id: 'a' }] }],
    [
      { data: [1], count: '1,000' },
      { rows: [1], total: 1000 },
    ],
    [
      { data: [], count: ' 12,345,678 ' },
      { rows: [], total: 12_345_678 },
    ],
    [
      { data: [1], count: 7.0 },
      { rows: [1], total: 7 },
    ],
  ])('%j is a page', (data, page) => {
    expect(pageOf(data, 'data')).toEqual(page);
  });

  it.each([-1, '-1', 'many', 1.5, {}, '1,00'])('its rows are shown, if not counted: %j', (count) => {
    expect(pageOf({ data: [1], count }, 'data')).toEqual({ rows: [1] });
  });

  it('of feedback has its rows under list', () => {
    expect(pageOf({ list: [1], count: 1 }, 'list')).toEqual({ rows: [1], total: 1 });
  });

  it.each([
    undefined,
    '',
    'text',
    {},
    { list: [] },
    { data: {} },
    { data: { message: {} }, count: 1 },
    { data: { 0: 'a' }, count: 1 },
    { 0: 'a' },
    { data: 'x', count: 1 },
    { data: [], count: 'many' },
    { data: [], count: ' ' },
    { data: [], count: -1 },
    { data: [], count: 1.5 },
    { data: [], count: {} },
  ])('%j is malformed and never an empty list', (data) => {
    expect(() => pageOf(data, 'data')).toThrow(ApiError);
  });
});

it('code 202 with a sentence says that what was sent waits for another account; without one it is a refusal', () => {
  expect(() => openEnvelope({ code: 202, message: '已提交复核', data: null })).toThrow(
    new HeldError('已提交复核'),
  );
  expect(refusalOf({ code: 202, message: '', data: null })).toEqual({
    failure: 'refused',
    message: 'errors.refused',
  });
});
