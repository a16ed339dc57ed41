import { defineRecord, defineResource, f, post } from 'declared-console/schema';

const record = defineRecord({ id: f.hidden() });

/** Telling the server of files that the console makes out of lists. Needs the capability `exportReports`. */
export default defineResource({
  name: 'personal/exportReport',
  record,
  api: { add: post('/api/exportReport/add') },
  build: () => ({ key: 'id', pageCalls: ['add'] }),
});
