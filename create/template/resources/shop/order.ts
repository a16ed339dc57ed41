import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { orderStatus } from '../enums';
import { to } from '../routes';

const record = defineRecord({
  id: f.text(),
  customer: f.text(),
  amount: f.money(),
  status: f.enum(orderStatus),
  createdAt: f.dateTime(),
});

/** The list of orders. */
export default defineResource({
  name: 'shop/order',
  record,
  api: { list: get('/api/orders') },
  build: () => ({
    key: 'id',
    list: {
      call: 'list',
      columns: [
        { field: 'id', to: ({ id }) => to('shop/orderDetail', { id }) },
        'customer',
        'amount',
        'status',
        'createdAt',
      ],
      filters: { keyword: i.text(), status: i.select(orderStatus) },
    },
  }),
});
