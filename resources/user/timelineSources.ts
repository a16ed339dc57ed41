import type { AnyRow } from 'declared-console/schema';
import { encodePart } from 'declared-console/schema';

/** What the lists that find a phone number have of a user; those of evidence take none. */
const byPhone = {
  by: { keyword: 'userInfo.mobile' },
  same: { mobile: 'userInfo.mobile' },
} as const;

/** Leads to the list with the one row that has the number in this field. */
const rowOf =
  (list: string, field: string) =>
  ({ [field]: number }: AnyRow) =>
    number ? `/${list}?filter=${encodePart(JSON.stringify({ keyword: number }))}` : '';

/** The lists that tell what a user did, and what was done for them. */
export const timelineSources = {
  applications: {
    ...byPhone,
    list: 'evidence/results',
    at: 'addTime',
    shows: ['order_no', 'notarialStatus', 'payStatus'],
  },
  orders: {
    ...byPhone,
    list: 'money/just',
    at: 'addTime',
    shows: ['orderNo', 'money', 'pay'],
    to: rowOf('money/just', 'orderNo'),
  },
  charges: {
    ...byPhone,
    list: 'money/customer',
    at: 'create_time',
    shows: ['order_no', 'orderType', 'balance', 'pay'],
    to: rowOf('money/customer', 'order_no'),
  },
  invoices: { ...byPhone, list: 'money/invoice', at: 'create_time', shows: ['head', 'money', 'status'] },
  gifts: { ...byPhone, list: 'user/integral', at: 'time', shows: ['type', 'points', 'admin'] },
  web: {
    ...byPhone,
    list: 'online/web',
    at: 'create_time',
    shows: ['name', 'status'],
    to: rowOf('online/web', 'baoquan_no'),
  },
  process: {
    ...byPhone,
    list: 'online/process',
    at: 'begin_at',
    shows: ['name', 'status'],
    to: rowOf('online/process', 'attestation_id'),
  },
  mobile: {
    ...byPhone,
    list: 'online/move',
    at: 'begin_at',
    shows: ['name', 'status'],
    to: rowOf('online/move', 'attestation_id'),
  },
} as const;
