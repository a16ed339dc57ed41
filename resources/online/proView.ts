import { defineResource, get } from 'declared-console/schema';
import { certificate } from '../certificate';

/** The certificate of a process or mobile capture; the page adds `type`, 3 or 4. */
export default defineResource({
  name: 'online/proView',
  record: certificate,
  api: { view: get('/api/evidence/getProView'), file: get('/api/evidence/downLoad') },
  build: () => ({
    key: 'baoquan',
    pageCalls: ['file'],
    detail: { call: 'view', params: (id) => ({ baoquan: id }) },
  }),
});
