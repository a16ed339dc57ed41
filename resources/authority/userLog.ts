import { defineRecord, defineResource, f, get } from 'declared-console/schema';

const record = defineRecord({
  account_id: f.text(),
  name: f.text(),
  mobile: f.phone(),
  login_time: f.dateTime(),
  ip: f.text(),
});

/** Logins of users: docs/specification.md#login-logs. */
export default defineResource({
  name: 'authority/userLog',
  record,
  api: { list: get('/api/LoginLog/getList') },
  build: () => ({
    key: '#',
    list: {
      call: 'list',
      limit: 'chosen',
      searchHere: true,
      params: { type: '2' },
      columns: ['account_id', 'name', 'mobile', 'login_time', 'ip'],
    },
  }),
});
