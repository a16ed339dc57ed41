import { defineRecord, defineResource, f, get } from 'declared-console/schema';
import { isAtNight, isFromNewAddress } from './loginMarks';

const record = defineRecord({
  account_id: f.text(),
  name: f.text(),
  login_time: f.dateTime(),
  ip: f.text(),
});

/** Logins to the back office: docs/specification.md#login-logs. */
export default defineResource({
  name: 'authority/log',
  record,
  api: { list: get('/api/LoginLog/getList') },
  build: () => ({
    key: '#',
    list: {
      call: 'list',
      limit: 'chosen',
      searchHere: true,
      params: { type: '1' },
      marks: {
        night: { on: 'login_time', tone: 'warn', when: (row) => isAtNight(row) },
        newAddress: { on: 'ip', tone: 'warn', when: (row, rows) => isFromNewAddress(row, rows) },
      },
      columns: ['account_id', 'name', 'login_time', 'ip'],
    },
  }),
});
