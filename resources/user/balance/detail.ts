import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { businessType, orderType } from '../../enums';

const record = defineRecord({
  order_no: f.text(),
  type: f.enum(businessType),
  order_type: f.enum(orderType),
  create_time: f.dateTime(),
  balance: f.int(),
});

/** The balance movements of one user; `userId` comes from the page's url. */
export default defineResource({
  name: 'user/balance/detail',
  record,
  api: {
    list: get('/api/ajax/user/userBalanceDetails'),
    exportAll: get('/api/export/userBalanceDetailExport'),
  },
  build: ({ download }) => ({
    key: 'order_no',
    list: {
      call: 'list',
      columns: ['order_no', 'type', 'order_type', 'create_time', 'balance'],
      filters: { registtime: i.dateRange(), status: i.select(orderType) },
      actions: { exportAll: download({ call: 'exportAll', permission: 'export/userBalanceExport' }) },
    },
  }),
});
