import type { LabelsOf } from 'declared-console/schema';
import type orderResource from '../../../resources/shop/order';
import type orderDetailResource from '../../../resources/shop/orderDetail';

export default {
  resources: {
    'shop/order': {
      name: 'Orders',
      fields: {
        id: 'Number',
        customer: 'Customer',
        amount: 'Amount',
        status: 'Status',
        createdAt: 'Ordered',
      },
      filters: { keyword: 'Customer', status: 'Status' },
    } satisfies LabelsOf<typeof orderResource>,
    'shop/orderDetail': {
      name: 'Order',
      sections: {
        basic: {
          name: 'Order',
          fields: {
            id: 'Number',
            customer: 'Customer',
            phone: 'Phone',
            amount: 'Amount',
            status: 'Status',
            createdAt: 'Ordered',
          },
        },
        lines: { name: 'Lines', fields: { article: 'Article', quantity: 'Quantity', price: 'Price' } },
      },
    } satisfies LabelsOf<typeof orderDetailResource>,
  },
};
