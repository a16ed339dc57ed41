import { defineRecord, defineResource, f, get, i } from '@/schema';
import { realNameStatus, userStatus } from '../enums';
import { userDetailPath } from './detailPath';

const record = defineRecord({
  user_id: f.hidden(),
  companyName: f.text(),
  mobile: f.phone(),
  registered_time: f.dateTime(),
  user_status: f.enum(userStatus),
  check_time: f.dateTime(),
  taxNumber: f.text(),
  loginTime: f.dateTime(),
});

/** Enterprise certification (document 1, sections 2, 4 and 7). */
export default defineResource({
  name: 'user/enterprise',
  permission: 'user/getUserList',
  record,
  api: {
    list: get('/api/ajax/user/getUserList'),
    exportAll: get('/api/export/userExport'),
  },
  build: ({ dialog, download, link }) => ({
    key: 'user_id',
    list: {
      call: 'list',
      params: { types: '2' },
      columns: [
        { field: 'companyName', to: (row) => userDetailPath(row) },
        'mobile',
        'registered_time',
        'user_status',
        'check_time',
        'taxNumber',
        'loginTime',
      ],
      filters: {
        registtime: i.dateRange(),
        realtime: i.dateRange(),
        status: i.select(realNameStatus),
        keyword: i.text(),
      },
      actions: {
        workbench: link({ to: () => '/user/review/enterprise' }),
        exportAll: download({ call: 'exportAll', params: { type: '2' } }),
      },
    },
    actions: {
      review: dialog({ when: { user_status: 'awaiting' }, load: () => import('@/pages/user/ReviewDialog') }),
      view: dialog({
        when: { user_status: ['approved', 'rejected'] },
        load: () => import('@/pages/user/ReviewDialog'),
      }),
    },
  }),
});
