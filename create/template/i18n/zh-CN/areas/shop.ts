import type en from '../../en-US/areas/shop';
import type { Translated } from '../../types';

export default {
  resources: {
    'shop/order': {
      name: '订单',
      fields: { id: '编号', customer: '客户', amount: '金额', status: '状态', createdAt: '下单时间' },
      filters: { keyword: '客户', status: '状态' },
    },
    'shop/orderDetail': {
      name: '订单',
      sections: {
        basic: {
          name: '订单',
          fields: {
            id: '编号',
            customer: '客户',
            phone: '手机号',
            amount: '金额',
            status: '状态',
            createdAt: '下单时间',
          },
        },
        lines: { name: '明细', fields: { article: '商品', quantity: '数量', price: '单价' } },
      },
    },
  },
} satisfies Translated<typeof en>;
