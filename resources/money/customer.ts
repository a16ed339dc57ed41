import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { businessType, orderType, payStatus, payType } from '../enums';
import { phoneNumber } from '../identifiers';
import { keyword } from '../searching';
import { chargeNumber } from '../serialNumbers';

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
      sums: ['balance'],
      filters: {
        datetime: i.dateRange(),
        pay: i.select(payStatus),
        type: i.select(businessType),
        keyword: keyword({
          finds: [chargeNumber, phoneNumber],
          also: 'orLastDigitsOrName',
        }),
      },
      tabs: 'pay',
      figures: { daily: { byDay: 'datetime' } },
    },
  }),
});
