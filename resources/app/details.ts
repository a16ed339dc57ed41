import { defineResource, get } from 'declared-console/schema';
import { routes } from '../routes';
import { version } from './version';

/** A single app version, with its package to download. */
export default defineResource({
  name: 'app/details',
  route: routes['app/details'],
  record: version,
  api: { one: get('/api/version/detail') },
  build: ({ facts, file }) => ({
    key: 'id',
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      representation: 'current_version',
      sections: {
        version: facts([
          'current_version',
          'upper_version',
          'update_time',
          'update_desc',
          'update_content',
          'address',
          'create_time',
          'operator',
        ]),
      },
    },
    actions: { download: file({ when: { address: { empty: false } }, url: (row) => row.address }) },
  }),
});
