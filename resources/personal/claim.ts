import { defineRecord, defineResource, f, get, post } from 'declared-console/schema';
import { giftOwner } from '../enums';

const record = defineRecord({
  item: f.text(),
  holder: f.text(),
  is_own: f.enum(giftOwner),
  since: f.dateTime(),
  remaining: f.int(),
});

/** Who is at work on what waits for a decision. Needs the capability `claims`. */
export default defineResource({
  name: 'personal/claim',
  record,
  api: {
    list: get('/api/claim/getList'),
    take: post('/api/claim/take'),
    release: post('/api/claim/release'),
  },
  build: () => ({
    key: 'item',
    pageCalls: ['take', 'release'],
    list: { call: 'list', limit: 'none', columns: ['item', 'holder', 'is_own', 'since', 'remaining'] },
  }),
});
