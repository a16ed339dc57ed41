import { defineRecord, defineResource, f, i, post, upload } from 'declared-console/schema';
import { to } from '../routes';
import { earlierVersions } from '../sources';

/** The largest package that can be uploaded: 200 MiB. */
const LARGEST_PACKAGE = 200 * 1024 * 1024;

/** A version, as in the list and in the detail. */
export const version = defineRecord({
  id: f.hidden(),
  current_version: f.text(),
  upper_version: f.maybe(f.text()),
  update_time: f.dateTime(),
  update_desc: f.text(),
  update_content: f.text(),
  address: f.url({ isFile: true }),
  create_time: f.dateTime(),
  operator: f.text({ account: 'operator_account' }),
});

/** App versions, and publishing one: docs/specification.md#app-versions. */
export default defineResource({
  name: 'app/version',
  record: version,
  api: {
    list: post('/api/version/getList'),
    add: post('/api/version/addVersion'),
  },
  build: ({ submit, link, file }) => ({
    key: 'id',
    list: {
      call: 'list',
      limit: 'chosen',
      columns: [
        { field: 'current_version', to: ({ id }) => to('app/details', { id }) },
        'upper_version',
        'update_time',
        'update_desc',
        { field: 'address', hidden: true },
        'create_time',
        'operator',
      ],
      actions: {
        add: submit({
          call: 'add',
          permission: 'version/addVersion',
          form: {
            update_time: i.date({ time: true, required: 'updateTimeRequired' }),
            current_version: i.text({ required: 'currentVersionRequired', max: 50, tooLong: 'tooLong' }),
            upper_version: i.choice(earlierVersions, { requiredIfOffered: 'upperVersionRequired' }),
            update_desc: i.text({ required: 'updateDescRequired', max: 200, tooLong: 'tooLong' }),
            update_content: i.textarea({ required: 'updateContentRequired', max: 2000, tooLong: 'tooLong' }),
            address: i.file(
              { call: upload('/api/upload/index'), extension: '.apk', maxSize: LARGEST_PACKAGE },
              { required: 'packageRequired' },
            ),
          },
        }),
      },
    },
    actions: {
      view: link({ to: ({ id }) => to('app/details', { id }) }),
      download: file({ when: { address: { empty: false } }, url: (row) => row.address }),
    },
  }),
});
