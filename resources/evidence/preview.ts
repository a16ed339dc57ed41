import { defineRecord, defineResource, f, post } from 'declared-console/schema';

const record = defineRecord({ url: f.url() });

/** The preview image of an application's evidence, looked up by evidence number. */
export default defineResource({
  name: 'evidence/preview',
  record,
  api: { detail: post('/api/data/getMpsInfo') },
  build: ({ pictures }) => ({
    key: '#',
    detail: { call: 'detail', params: (id) => ({ baoquan_no: id }) },
    show: { sections: { image: pictures(['url'], { large: true }) } },
  }),
});
