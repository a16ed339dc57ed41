import { describe, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { decidedBy, latestDecision } from '@/pages/review/decided';

const refusal = (detail: unknown) => new ApiError('refused', '该记录已审核，请刷新', detail);

describe('a review that somebody else decided', () => {
  test('says who, when and what', () => {
    const detail = { verifier: '王审核', verify_time: '2026-03-01 10:00:00', status: '1' };
    expect(decidedBy(refusal(detail))).toEqual({
      verifier: '王审核',
      time: '2026-03-01 10:00:00',
      result: 'succeeded',
    });
  });

  test.each([
    ['0', 'failed'],
    [0, 'failed'],
    ['1', 'succeeded'],
    ['7', 'succeeded'],
    [undefined, undefined],
    [null, undefined],
  ])('with status %j has the result %j: 0 failed, any other succeeded', (status, result) => {
    expect(decidedBy(refusal({ verifier: '王', verify_time: '', status }))?.result).toBe(result);
  });

  test.each([
    ['a refusal without data', refusal(null)],
    ['a refusal with other data', refusal({ message: 'x' })],
    ['a failure that is no refusal', new ApiError('offline', 'errors.offline', { verifier: '王' })],
    ['an error of another kind', new Error('x')],
  ])('is not seen in %s', (_name, error) => {
    expect(decidedBy(error)).toBeUndefined();
  });
});

describe('the latest decision of a record', () => {
  const record = (verify_time: string, verifier: string, status: string) => ({
    verifier,
    verify_time,
    reason: '',
    status,
  });

  test('is the newest, in whatever order the records come', () => {
    const old = record('2026-01-01 09:00:00', '旧', 'succeeded');
    const recent = record('2026-02-01 09:00:00', '新', 'failed');
    for (const records of [
      [old, recent],
      [recent, old],
    ]) {
      expect(latestDecision(records)).toEqual({
        verifier: '新',
        time: '2026-02-01 09:00:00',
        result: 'failed',
      });
    }
  });

  test('is nobody’s where there are no records', () => {
    expect(latestDecision([])).toEqual({ verifier: '', time: '', result: undefined });
  });
});
