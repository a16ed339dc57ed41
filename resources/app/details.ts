import { defineResource, get } from '@/schema';
import { version } from './version';

/** One version of the app (document 2, sections 2 and 7). */
export default defineResource({
  name: 'app/details',
  permission: 'version/getList',
  record: version,
  api: { one: get('/api/version/detail') },
  build: ({ file }) => ({
    key: 'id',
    detail: {
      call: 'one',
      params: (id) => ({ id }),
      fields: [
        'current_version',
        'upper_version',
        'update_time',
        'update_desc',
        'update_content',
        'create_time',
        'operator',
      ],
    },
    actions: { download: file({ when: { address: { empty: false } }, url: (row) => row.address }) },
  }),
});
