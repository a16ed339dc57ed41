import { defineRecord, defineResource, f, get } from 'declared-console/schema';

/** What everybody did, newest first. */
export default defineResource({
  name: 'desk/journal',
  record: defineRecord({ id: f.hidden(), at: f.dateTime(), by: f.text(), what: f.text() }),
  api: { list: get('/v1/journal') },
  build: () => ({ key: 'id', list: { call: 'list', columns: ['at', 'by', 'what'] } }),
});
