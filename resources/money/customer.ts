import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { businessType, orderType, payStatus, payType } from '../enums';
import { orderNumber, phoneNumber } from '../identifiers';

const record = defineRecord({
  order_no: f.text(),
  companyName: f.text(),
  mobile: f.phone(),
  balance: f.int(),
  payType: f.enum(payType),
  orderType: f.enum(orderType),
  oType: f.maybe(f.enum(orderType)),
  type: f.enum(businessType),
  pay: f.enum(payStatus),
  create_time: f.dateTime(),
});

/** Recharge and consumption orders: docs/specification.md#recharge-and-consumption-orders. */
export default defineResource({
  name: 'money/customer',
  record,
  api: { list: get('/api/ajax/data/getOrderChargeList') },
  build: () => ({
    key: 'order_no',
    list: {
      call: 'list',
      columns: [
        'order_no',
        'companyName',
        'mobile',
        'balance',
        'payType',
        'orderType',
        { field: 'oType', hidden: true },
        'type',
        'pay',
        'create_time',
      ],
      filters: {
        datetime: i.dateRange(),
        pay: i.select(payStatus),
        type: i.select(businessType),
        keyword: i.text({ finds: [orderNumber, phoneNumber] }),
      },
    },
  }),
});
