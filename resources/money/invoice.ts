import { defineRecord, defineResource, f, i, post } from 'declared-console/schema';
import { invoiceStatus, invoiceType } from '../enums';
import { phoneNumber, taxNumber } from '../identifiers';
import { to } from '../routes';
import { keyword } from '../searching';

const record = defineRecord({
  id: f.hidden(),
  head: f.text(),
  type: f.enum(invoiceType),
  username: f.text(),
  mobile: f.phone(),
  tax_num: f.text(),
  money: f.money(),
  create_time: f.dateTime(),
  status: f.enum(invoiceStatus),
});

/**
 * Invoices (docs/specification.md#invoices): a row's action depends on its status; each step has its own permission.
 */
export default defineResource({
  name: 'money/invoice',
  record,
  api: { list: post('/api/invoice/invoiceList') },
  build: ({ link }) => ({
    key: 'id',
    list: {
      call: 'list',
      limit: 'chosen',
      columns: [
        { field: 'head', to: ({ id }) => to('money/invoice/view', { id }) },
        'type',
        'username',
        'mobile',
        'tax_num',
        'money',
        'create_time',
        'status',
      ],
      sums: ['money'],
      filters: {
        status: i.select(invoiceStatus),
        keyword: keyword({ finds: [phoneNumber, taxNumber], also: 'orLastDigitsOrName' }),
      },
      tabs: 'status',
      figures: { states: { by: 'status' } },
      queues: {
        audit: {
          show: 'money/invoiceDetail',
          step: 'audit',
          pending: { status: 'awaiting' },
          order: 'newestFirst',
          age: { since: 'create_time', warn: '2d', late: '5d' },
          several: { checkOne: { status: 'reject' } },
          params: ({ id }) => ({ id }),
        },
        makeOut: {
          show: 'money/invoiceDetail',
          step: 'makeOut',
          pending: { status: 'submitted' },
          order: 'newestFirst',
          age: { since: 'create_time', warn: '5d', late: '10d' },
          several: { checkTwo: { status: 'reject' } },
          params: ({ id }) => ({ id }),
        },
      },
    },
    actions: {
      audit: link({
        when: { status: 'awaiting' },
        permission: 'invoice/invoiceCheckOne',
        to: ({ id }) => to('money/invoice/audit', { id }),
      }),
      makeOut: link({
        when: { status: 'submitted' },
        permission: 'invoice/invoiceCheckTwo',
        to: ({ id }) => to('money/invoice/makeOut', { id }),
      }),
      view: link({
        when: { status: ['invoiced', 'rejected'] },
        to: ({ id }) => to('money/invoice/view', { id }),
      }),
    },
  }),
});
