import { defineRecord, defineResource, f, get, post } from 'declared-console/schema';
import { giftOwner } from '../enums';

const record = defineRecord({
  id: f.text(),
  label: f.text(),
  search: f.text(),
  owner: f.text(),
  is_own: f.enum(giftOwner),
  time: f.dateTime(),
});

/** The queries of lists that the account's role shares. Needs the capability `sharedQueries`. */
export default defineResource({
  name: 'personal/sharedQuery',
  record,
  api: {
    list: get('/api/sharedQuery/getList'),
    share: post('/api/sharedQuery/share'),
    withdraw: post('/api/sharedQuery/withdraw'),
  },
  build: () => ({
    key: 'id',
    pageCalls: ['share', 'withdraw'],
    list: { call: 'list', limit: 'none', columns: ['label', 'owner', 'is_own', 'time', 'search'] },
  }),
});
