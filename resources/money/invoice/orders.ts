import { defineRecord, defineResource, f, post } from 'declared-console/schema';
import { orderType, payType } from '../../enums';

const record = defineRecord({
  order_no: f.text(),
  create_time: f.dateTime(),
  trade_no: f.text(),
  pay_type: f.enum(payType),
  order_type: f.enum(orderType),
  buyer_id: f.text(),
  money: f.money(),
});

/** The orders covered by an invoice; the page passes its `id` in `params`. */
export default defineResource({
  name: 'money/invoice/orders',
  record,
  api: { list: post('/api/invoice/invoiceOrderList') },
  build: () => ({
    key: 'order_no',
    list: {
      call: 'list',
      limit: 'none',
      columns: ['order_no', 'create_time', 'trade_no', 'pay_type', 'order_type', 'buyer_id', 'money'],
    },
  }),
});
