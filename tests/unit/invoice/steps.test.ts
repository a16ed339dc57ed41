import { expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { decisionOf, type Invoice, lostTo } from '@/pages/invoice/steps';

const refused = (detail: unknown) => new ApiError('refused', '该记录已审核，请刷新', detail);

test.each([
  ['2', 'succeeded'],
  ['3', 'succeeded'],
  ['4', 'failed'],
  ['9', undefined],
])('a refusal with the invoice status %s tells who was first and that they decided: %s', (status, result) => {
  const error = refused({ verifier: '王五', verify_time: '2026-11-02 10:00:00', status });
  expect(lostTo(error)).toEqual({ verifier: '王五', time: '2026-11-02 10:00:00', result });
});

test('a failure that names nobody was lost to nobody', () => {
  expect(lostTo(refused(null))).toBeUndefined();
  expect(lostTo(ApiError.of('offline'))).toBeUndefined();
});

test('the first review and the finance step each have their own reviewer', () => {
  const invoice = {
    status: 'invoiced',
    check_first_name: '王五',
    check_first_time: 'first',
    check_review_name: '赵六',
    check_review_time: 'second',
  } as Invoice;
  expect(decisionOf('audit', invoice)).toEqual({ verifier: '王五', time: 'first', result: 'succeeded' });
  expect(decisionOf('makeOut', invoice)).toEqual({ verifier: '赵六', time: 'second', result: 'succeeded' });
});
