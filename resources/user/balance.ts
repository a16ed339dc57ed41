import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { userType } from '../enums';
import { phoneNumber } from '../identifiers';
import { to } from '../routes';
import { keyword } from '../searching';

const record = defineRecord({
  user_id: f.hidden(),
  name: f.text(),
  mobile: f.phone(),
  type: f.enum(userType),
  translateGiveSum: f.int(),
  testGiveSum: f.int(),
  rechargeGiveSum: f.int(),
  give: f.int(),
  points: f.int(),
});

/** Balances: docs/specification.md#balances. */
export default defineResource({
  name: 'user/balance',
  record,
  api: {
    list: get('/api/ajax/user/getBalanceList'),
    exportAll: get('/api/export/userBalanceExport'),
  },
  build: ({ download }) => ({
    key: 'user_id',
    list: {
      call: 'list',
      columns: [
        { field: 'name', to: (row) => to('user/balance/detail', { id: row.user_id, mobile: row.mobile }) },
        'mobile',
        'type',
        'translateGiveSum',
        'testGiveSum',
        'rechargeGiveSum',
        'give',
        'points',
      ],
      named: { by: 'keyword', field: 'name' },
      filters: {
        status: i.select(userType),
        keyword: keyword({ finds: [phoneNumber], also: 'orLastDigits' }),
      },
      actions: { exportAll: download({ call: 'exportAll', permission: 'export/userBalanceExport' }) },
    },
  }),
});
