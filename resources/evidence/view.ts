import { defineResource, get, post } from 'declared-console/schema';
import { certificate } from '../certificate';

/** The certificate of a piece of evidence: docs/specification.md#evidence-certificate. */
export default defineResource({
  name: 'evidence/view',
  record: certificate,
  api: {
    view: get('/api/data/getAttView'),
    file: post('/api/down/bigDataDown'),
    row: get('/api/data/saveDataDetail'),
  },
  build: () => ({
    key: 'baoquan',
    pageCalls: ['file', 'row'],
    detail: { call: 'view', params: (id) => ({ baoquan: id, type: '1' }) },
  }),
});
