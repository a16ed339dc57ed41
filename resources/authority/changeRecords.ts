import { defineRecord, defineResource, f, get } from 'declared-console/schema';

const record = defineRecord({
  operator: f.text({ account: 'operator_account' }),
  operate_time: f.dateTime(),
  action: f.text(),
});

/**
 * The changes made to a role or an account (docs/specification.md#change-records). The dialog's `params` are
 * `roleOrAccountId` and `type`: 1 role, 2 account.
 */
export default defineResource({
  name: 'authority/changeRecords',
  record,
  api: { list: get('/api/OperateRecords/getList') },
  build: () => ({
    key: '#',
    list: { call: 'list', columns: ['operator', 'operate_time', 'action'] },
  }),
});
