import { defineRecord, defineResource, f, get } from 'declared-console/schema';
import { orderStatus } from '../enums';
import { routes } from '../routes';

const record = defineRecord({
  id: f.text(),
  customer: f.text(),
  phone: f.maybe(f.phone()),
  amount: f.money(),
  status: f.enum(orderStatus),
  createdAt: f.dateTime(),
  lines: f.list({ article: f.text(), quantity: f.int(), price: f.money() }),
});

/** One order. */
export default defineResource({
  name: 'shop/orderDetail',
  route: routes['shop/orderDetail'],
  record,
  api: { one: get('/api/orders/{id}') },
  build: ({ facts, rows }) => ({
    key: 'id',
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      sections: {
        basic: facts(['id', 'customer', 'phone', 'amount', 'status', 'createdAt']),
        lines: rows('lines', { columns: ['article', 'quantity', 'price'] }),
      },
    },
  }),
});
