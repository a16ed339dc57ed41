import { errors } from 'declared-console/words/zh-CN/errors';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { sentenceOf } from '../../../src/api/sentence';
import { ChunkError } from '../../../src/chunks';

describe('the message of an error', () => {
  it("is the server's own sentence when it sent one", () => {
    expect(sentenceOf(new ApiError('refused', '账号或密码错误'), errors)).toBe('账号或密码错误');
  });

  it.each([
    'session',
    'forbidden',
    'disabled',
    'dropped',
    'offline',
    'timeout',
    'http',
    'malformed',
  ] as const)('is ours for %s', (failure) => {
    expect(sentenceOf(ApiError.of(failure), errors)).toBe(errors[failure]);
  });

  it('is never a key of words that only the console has', () => {
    expect(sentenceOf(new ApiError('refused', 'list.insecureUrl'), errors)).toBe(errors.refused);
  });

  it('of missing code differs while offline, when a retry helps', () => {
    // Development shows mistakes to the developer as well.
    vi.spyOn(console, 'error').mockReturnValueOnce();
    expect(sentenceOf(new ChunkError(undefined, () => {}), errors)).toBe(errors.offline);
    expect(sentenceOf(new ChunkError(new TypeError('404'), () => {}), errors)).toBe(errors.chunk);
  });

  it('is never the text of an exception', () => {
    expect(sentenceOf(new TypeError('x is not a function'), errors)).toBe(errors.refused);
  });
});
