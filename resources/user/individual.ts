import { defineRecord, defineResource, f, get, i } from '@/schema';
import { realNameStatus, userStatus } from '../enums';
import { userDetailPath } from './detailPath';

const record = defineRecord({
  user_id: f.hidden(),
  name: f.text(),
  mobile: f.phone(),
  registered_time: f.dateTime(),
  user_status: f.enum(userStatus),
  check_time: f.dateTime(),
  contact_idcard: f.text(),
  loginTime: f.dateTime(),
});

/** Individual certification (document 1, sections 2, 4 and 7). */
export default defineResource({
  name: 'user/individual',
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
      params: { types: '1' },
      columns: [
        { field: 'name', to: (row) => userDetailPath(row) },
        'mobile',
        'registered_time',
        'user_status',
        'check_time',
        'contact_idcard',
        'loginTime',
      ],
      filters: {
        registtime: i.dateRange(),
        realtime: i.dateRange(),
        status: i.select(realNameStatus),
        keyword: i.text(),
      },
      actions: {
        workbench: link({ to: () => '/user/review/individual' }),
        exportAll: download({ call: 'exportAll', params: { type: '1' } }),
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
