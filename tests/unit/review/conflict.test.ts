import { openEnvelope } from '@resources/envelope';
import invoices from '@resources/money/invoiceDetail';
import { product } from '@resources/product';
import users from '@resources/user/detail';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { f } from '../../../src/kinds/fields/fields';
import { fieldIn, sampleShape } from '../../../src/model/shape';
import { decodeRow } from '../../../src/schema/record';
import type { AnyResource, AnyShown } from '../../../src/schema/resource';
import { decidedIn, isPending, newestFirst } from '../../../src/ui/record/conflict';

/** What the envelope of a refused second decision makes of its data. */
const decidedBefore = (data: unknown, message = '该记录已审核，请刷新') => {
  try {
    openEnvelope({ code: 400, message, data });
  } catch (error) {
    return error instanceof ApiError ? error.decided : error;
  }
  throw new Error('it was not refused');
};

describe('a refusal', () => {
  test('says who was first and when', () => {
    const data = { verifier: '王审核', verify_time: '2026-03-01 10:00:00', status: '1' };
    expect(decidedBefore(data)).toEqual({ by: '王审核', at: '2026-03-01 10:00:00' });
    expect(decidedBefore({ verifier: '王审核' })).toEqual({ by: '王审核', at: '' });
  });

  test.each([
    ['without data', null],
    ['with other data', { message: 'x' }],
    ['with a name that is none', { verifier: 7 }],
  ])('%s names nobody', (_name, data) => {
    expect(decidedBefore(data)).toBeUndefined();
  });
});

test('rows are sorted the newest first, and those of one moment stay as they came', () => {
  const rows = ['09:00 a', '10:00 b', '10:00 c', '11:00 d'].map((row) => ({
    at: row.slice(0, 5),
    name: row[6],
  }));
  expect(newestFirst(rows, 'at').map(({ name }) => name)).toEqual(['d', 'b', 'c', 'a']);
});

/** A record of a resource as the server sends it, decoded. */
const shown = (resource: { readonly record: AnyResource['record'] }, more: object): AnyShown => ({
  ...decodeRow(
    resource.record,
    '#',
    { ...sampleShape(resource.record, 1), ...more },
    {
      where: '',
      index: 0,
      sink: () => {},
    },
  ),
  route: {},
});
const user = users as unknown as AnyResource;
const invoice = invoices as unknown as AnyResource;
const wordOf = (key: string) => key;

describe('who decided a record', () => {
  const record = (verify_time: string, verifier: string, status: string) => ({
    id: verifier,
    verifier,
    verify_time,
    reason: '',
    status,
  });
  const { decided } = users.definition.review.decision;

  test('is the newest of its decisions, in whatever order they come', () => {
    const old = record('2026-01-01 09:00:00', '旧', '1');
    const recent = record('2026-02-01 09:00:00', '新', '0');
    for (const checkRecords of [
      [old, recent],
      [recent, old],
    ]) {
      expect(decidedIn(user, decided, shown(users, { checkRecords }), wordOf)).toEqual({
        by: '新',
        at: '2026-02-01 09:00:00',
        result: 'enums.checkResult.failed',
      });
    }
  });

  test.each([
    ['0', 'enums.checkResult.failed'],
    [0, 'enums.checkResult.failed'],
    ['1', 'enums.checkResult.succeeded'],
    ['7', 'enums.checkResult.succeeded'],
  ])('decided with status %j as %s: 0 failed, any other succeeded', (status, result) => {
    const checkRecords = [{ ...record('2026-01-01 09:00:00', '王', '1'), status }];
    expect(decidedIn(user, decided, shown(users, { checkRecords }), wordOf).result).toBe(result);
  });

  test('is undefined without decisions', () => {
    const empty = shown(users, { checkRecords: [] });
    expect(decidedIn(user, decided, empty, wordOf)).toEqual({ by: '', at: '', result: '' });
  });

  test('is reported without a name if the record has none', () => {
    const record = shown(invoices, { status: '3', check_first_name: '王五' });
    const told = decidedIn(invoice, { result: 'status' }, record, wordOf);
    expect(told).toEqual({ by: '', at: '', result: 'enums.invoiceStatus.invoiced' });
  });

  test('is reported with the time, even if that is a number since 1970', () => {
    const counted = { ...invoice, record: { ...invoice.record, deal_time: fieldIn(f.epoch('s'), product) } };
    const record = shown(counted, { status: '3', deal_time: 1_767_225_600 });
    const told = decidedIn(counted, { at: 'deal_time', result: 'status' }, record, wordOf);
    expect(told.at).toBe('2026-01-01 08:00:00');
  });

  test('differs for the steps of an invoice', () => {
    const { audit, makeOut } = invoices.definition.review;
    const record = shown(invoices, {
      status: '3',
      check_first_name: '王五',
      check_first_time: '2026-01-02 09:00:00',
      check_review_name: '赵六',
      check_review_time: '2026-01-03 10:00:00',
    });
    const result = 'enums.invoiceStatus.invoiced';
    const first = { by: '王五', at: '2026-01-02 09:00:00', result };
    expect(decidedIn(invoice, audit.decided, record, wordOf)).toEqual(first);
    const second = { by: '赵六', at: '2026-01-03 10:00:00', result };
    expect(decidedIn(invoice, makeOut.decided, record, wordOf)).toEqual(second);
  });
});

describe('an invoice waits', () => {
  test.each([
    ['1', true, false],
    ['2', false, true],
    ['3', false, false],
    ['4', false, false],
  ])('in status %s for the first review: %s, for finance: %s', (status, first, finance) => {
    const { audit, makeOut } = invoice.definition.review ?? {};
    if (!audit || !makeOut) throw new Error('both steps are declared');
    expect(isPending(audit, shown(invoices, { status }))).toBe(first);
    expect(isPending(makeOut, shown(invoices, { status }))).toBe(finance);
  });
});
