import { defineResource, get, post } from 'declared-console/schema';
import { certificate } from '../certificate';

/** The certificate of a web capture: docs/specification.md#attestation-certificate. */
export default defineResource({
  name: 'online/webView',
  record: certificate,
  api: { view: get('/api/webfor/getWebView'), file: post('/api/webfor/download') },
  build: () => ({
    key: 'baoquan',
    pageCalls: ['file'],
    detail: { call: 'view', params: (id) => ({ baoquan: id }) },
  }),
});
