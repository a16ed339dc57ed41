import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { businessType, orderType, payStatus, payType } from '../enums';
import { phoneNumber } from '../identifiers';
import { keyword } from '../searching';
import { orderNumber } from '../serialNumbers';

const record = defineRecord({
  orderNo: f.text(),
  orderType: f.enum(orderType),
  companyName: f.text(),
  mobile: f.phone(),
  type: f.enum(businessType),
  addTime: f.dateTime(),
  money: f.money(),
  pay: f.enum(payStatus),
  payType: f.enum(payType),
});

/** Notarization orders: docs/specification.md#notarization-orders. */
export default defineResource({
  name: 'money/just',
  record,
  api: { list: get('/api/ajax/data/getOrderList') },
  build: () => ({
    key: 'orderNo',
    list: {
      call: 'list',
      columns: [
        'orderNo',
        'orderType',
        'companyName',
        'mobile',
        'type',
        'addTime',
        'money',
        'pay',
        'payType',
      ],
      sums: ['money'],
      filters: {
        datetime: i.dateRange(),
        pay: i.select(payStatus),
        type: i.select(businessType),
        keyword: keyword({
          finds: [orderNumber, phoneNumber],
          also: 'orLastDigitsOrName',
        }),
      },
      tabs: 'pay',
      figures: { daily: { byDay: 'datetime' } },
    },
  }),
});
