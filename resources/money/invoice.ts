import { defineRecord, defineResource, f, i, path, post } from '@/schema';
import { invoiceStatus, invoiceType } from '../enums';

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

/** Invoices (document 2, sections 2, 4 and 7): the row's action is its status's, and each step has its own permission. */
export default defineResource({
  name: 'money/invoice',
  permission: 'invoice/invoiceList',
  record,
  api: { list: post('/api/invoice/invoiceList') },
  build: ({ link }) => ({
    key: 'id',
    list: {
      call: 'list',
      limit: 'chosen',
      columns: [
        { field: 'head', to: (row) => path`/money/invoice/invoiceDetail?id=${row.id}` },
        'type',
        'username',
        'mobile',
        'tax_num',
        'money',
        'create_time',
        'status',
      ],
      filters: { status: i.select(invoiceStatus), keyword: i.text() },
      actions: {
        auditAll: link({ permission: 'invoice/invoiceCheckOne', to: () => '/money/review/audit' }),
        makeOutAll: link({ permission: 'invoice/invoiceCheckTwo', to: () => '/money/review/makeOut' }),
      },
    },
    actions: {
      audit: link({
        when: { status: 'awaiting' },
        permission: 'invoice/invoiceCheckOne',
        to: (row) => path`/money/invoice/invoiceDetail/audit?id=${row.id}`,
      }),
      makeOut: link({
        when: { status: 'submitted' },
        permission: 'invoice/invoiceCheckTwo',
        to: (row) => path`/money/invoice/invoiceDetail/makeOut?id=${row.id}`,
      }),
      view: link({
        when: { status: ['invoiced', 'rejected'] },
        to: (row) => path`/money/invoice/invoiceDetail?id=${row.id}`,
      }),
    },
  }),
});
