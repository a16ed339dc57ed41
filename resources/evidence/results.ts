import { defineRecord, defineResource, f, get, i, path } from '@/schema';
import type { Row } from '@/schema/record';
import { notarialPayment, notarialStatus } from '../enums';

const record = defineRecord({
  order_no: f.text(),
  companyName: f.text(),
  mobile: f.phone(),
  addTime: f.dateTime(),
  acceptor_name: f.maybe(f.text()),
  num: f.int(),
  payStatus: f.enum(notarialPayment),
  notarialStatus: f.enum(notarialStatus),
  baoquan_no: f.hidden(),
  userId: f.hidden(),
  dataId: f.hidden(),
  orderId: f.hidden(),
  type: f.hidden(),
});

const detail = (row: Row<typeof record>) =>
  path`/evidence/results/${row.userId}/${row.dataId}/${row.orderId}/${row.type}`;

/** Applications for a notarial certificate (document 1, sections 2, 4 and 7). Until it is paid there is nothing to do. */
export default defineResource({
  name: 'evidence/results',
  permission: 'notarization/getList',
  record,
  api: { list: get('/api/ajax/data/dataList') },
  build: ({ link, dialog }) => ({
    key: 'orderId',
    list: {
      call: 'list',
      columns: [
        { field: 'order_no', to: (row) => (row.payStatus === 'paid' ? detail(row) : '') },
        'companyName',
        'mobile',
        'addTime',
        'acceptor_name',
        'num',
        'payStatus',
        'notarialStatus',
      ],
      filters: {
        dateTime: i.dateRange({ time: true }),
        pay: i.select(notarialPayment),
        notarial: i.select(notarialStatus),
        keyword: i.text({ inputMode: 'tel' }),
      },
      actions: { workbench: link({ to: () => '/evidence/review' }) },
    },
    actions: {
      review: link({ when: { payStatus: 'paid', notarialStatus: 'awaiting' }, to: detail }),
      view: link({ when: { payStatus: 'paid', notarialStatus: { not: 'awaiting' } }, to: detail }),
      preview: dialog({
        when: { payStatus: 'paid' },
        load: () => import('@/pages/notarization/PreviewDialog'),
      }),
    },
  }),
});
