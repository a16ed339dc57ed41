import { certificateOf } from '@resources/evidence/evidence';
import results from '@resources/evidence/results';
import { expect, it } from 'vitest';
import type { Action } from '../../../src/schema/actions';
import type { AnyRow } from '../../../src/schema/resource';
import { applies } from '../../../src/ui/actions/applies';

it('evidence has a certificate link even if its row names no user', () => {
  expect(certificateOf({ baoquan: 'BQ1', baoquan_no: '', userId: '', fileStatus: 'uploaded' })).toBe(
    '/certificate/BQ1/-?isDownload=1',
  );
});

it('the number goes with the link to a certificate, as its data has the identifier alone', () => {
  const row = { baoquan: 'bq1', baoquan_no: 'BQ/2026', userId: '7', fileStatus: 'uploaded' } as const;
  expect(certificateOf(row)).toBe('/certificate/bq1/7?isDownload=1&no=BQ%2F2026');
});

it('an application has a detail link even if its row has neither data nor type', () => {
  const [orderNo] = results.definition.list?.columns ?? [];
  const row = { id: '7', userId: '3', orderId: '7', dataId: '', type: '', payStatus: 'paid' };
  const { to } = orderNo as unknown as { to(row: AnyRow): string };
  expect(to(row)).toBe('/evidence/results/3/-/7/-');
});

it.each([
  ['unpaid', 'BQ1', true],
  ['paid', 'BQ1', true],
  ['unpaid', '', false],
])(
  'an application that is %s with the number %j offers its picture: %s',
  (payStatus, baoquan_no, offered) => {
    const { preview } = results.definition.actions ?? {};
    const row = { id: '7', orderId: '7', payStatus, baoquan_no } as unknown as AnyRow;
    expect(applies(preview as unknown as Action<AnyRow>, row)).toBe(offered);
  },
);
