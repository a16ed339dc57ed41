import { type HashOutcome, verdictOf } from '@resources/evidence/hash/verdict';
import { describe, expect, it } from 'vitest';

const digest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const other = 'a'.repeat(64);
const computed = (of: string): HashOutcome => ({ kind: 'digest', digest: of, bytes: 3 });

describe('a verdict', () => {
  it('is 一致 when the digests are the same', () => {
    expect(verdictOf({ expected: digest, outcome: computed(digest) })).toEqual({ kind: 'match', digest });
  });

  it('is 一致 regardless of case and blanks in the expected digest', () => {
    const expected = `  ${digest.toUpperCase()} `;
    expect(verdictOf({ expected, outcome: computed(digest) }).kind).toBe('match');
  });

  it('is 一致 regardless of case in the computed digest', () => {
    expect(verdictOf({ expected: digest, outcome: computed(digest.toUpperCase()) }).kind).toBe('match');
  });

  it('is 不一致 with both digests when one digit differs', () => {
    const actual = `0${digest.slice(1)}`;
    expect(verdictOf({ expected: digest, outcome: computed(actual) })).toEqual({
      kind: 'mismatch',
      expected: digest,
      actual,
    });
  });

  it.each([
    ['there is none', undefined],
    ['it is null', null],
    ['it is empty', ''],
    ['it is an MD5', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['it is a transaction id', `0x${digest}`],
    ['it is a sentence', '证据缺失'],
    ['it is an object', { digest }],
  ])('is 无法判定 when the expected digest is malformed: %s', (_, expected) => {
    expect(verdictOf({ expected, outcome: computed(digest) })).toEqual({
      kind: 'undecidable',
      reason: 'noDigest',
    });
  });

  it.each(['unreadable', 'unavailable'] as const)(
    'is 无法判定, never 不一致, when the file was %s',
    (failure) => {
      expect(verdictOf({ expected: digest, outcome: { kind: 'failed', failure } })).toEqual({
        kind: 'undecidable',
        reason: failure,
      });
    },
  );

  it('is 无法判定, never 不一致, if the computed value is no digest', () => {
    expect(verdictOf({ expected: digest, outcome: computed('') })).toEqual({
      kind: 'undecidable',
      reason: 'unavailable',
    });
  });

  it('is 已取消 when the person cancelled, with or without a digest', () => {
    for (const expected of [digest, other, undefined]) {
      expect(verdictOf({ expected, outcome: { kind: 'cancelled' } })).toEqual({ kind: 'cancelled' });
    }
  });
});
