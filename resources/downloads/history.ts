import { defineRecord, defineResource, f, get } from 'declared-console/schema';

const record = defineRecord({
  operator: f.text({ account: 'operator_account' }),
  operate_time: f.dateTime(),
  baoquan_no: f.text(),
});

/**
 * Who downloaded what and when (docs/specification.md#download-history). The `params` are `type` (1 person, 2 web, 3
 * process, 4 mobile) and either `baoquan_no` with `is_batch` 0, or `is_batch` 1.
 */
export default defineResource({
  name: 'downloads/history',
  record,
  api: { list: get('/api/DownHistory/getList') },
  build: () => ({
    key: '#',
    list: { call: 'list', columns: ['operator', 'operate_time', 'baoquan_no'] },
  }),
});
