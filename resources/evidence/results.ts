import type { Row } from 'declared-console/schema';
import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { notarialPayment, notarialStatus } from '../enums';
import { phoneNumber } from '../identifiers';
import { to } from '../routes';
import { keyword } from '../searching';
import { placeOf } from './application';

const record = defineRecord({
  order_no: f.text(),
  companyName: f.text(),
  mobile: f.phone(),
  addTime: f.dateTime(),
  acceptor_name: f.maybe(f.text()),
  num: f.int(),
  payStatus: f.enum(notarialPayment),
  notarialStatus: f.enum(notarialStatus),
  notarial: f.maybe(f.text()),
  baoquan_no: f.hidden(),
  userId: f.hidden(),
  dataId: f.hidden(),
  orderId: f.hidden(),
  type: f.hidden(),
});

/** The parameters of the detail's url; the data id and the type are in it, but unused. */
const detail = (row: Row<typeof record>) => to('evidence/detail', placeOf(row));

/** Applications for a notarial certificate. An unpaid one can't be opened, only its picture. */
export default defineResource({
  name: 'evidence/results',
  record,
  api: { list: get('/api/ajax/data/dataList') },
  build: ({ link, dialog }) => ({
    // The only one of its ids that the contract has.
    key: 'order_no',
    list: {
      call: 'list',
      columns: [
        { field: 'order_no', to: (row) => (row.payStatus === 'unpaid' ? '' : detail(row)) },
        'companyName',
        'mobile',
        'addTime',
        'acceptor_name',
        'num',
        'payStatus',
        'notarialStatus',
        {
          field: 'notarial',
          hidden: true,
          text: ({ payStatus, notarial }) => (payStatus === 'unpaid' ? '' : (notarial ?? '')),
          to: (row) => (row.payStatus === 'unpaid' ? '' : detail(row)),
        },
      ],
      filters: {
        dateTime: i.dateRange({ time: true }),
        pay: i.select(notarialPayment),
        notarial: i.select(notarialStatus),
        keyword: keyword({ inputMode: 'tel', finds: [phoneNumber], also: 'orLastDigits' }),
      },
      tabs: 'notarial',
      figures: { states: { by: 'notarial' } },
      queues: {
        // An unpaid application has no detail to review.
        workbench: {
          show: 'evidence/detail',
          step: 'check',
          pending: { notarial: 'awaiting', pay: 'paid' },
          order: 'newestFirst',
          age: { since: 'addTime', warn: '1d', late: '3d' },
          params: (row) => ({ ...placeOf(row) }),
        },
      },
    },
    actions: {
      review: link({
        when: { payStatus: { not: 'unpaid' }, notarialStatus: 'awaiting' },
        permission: 'data/check',
        to: detail,
      }),
      view: link({ when: { payStatus: { not: 'unpaid' }, notarialStatus: { not: 'awaiting' } }, to: detail }),
      // Whoever decides may see what an application is about before it is paid.
      preview: dialog({
        when: { baoquan_no: { empty: false } },
        show: 'evidence/preview',
        params: ({ baoquan_no }) => ({ id: baoquan_no }),
      }),
    },
  }),
});
