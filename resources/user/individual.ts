import { defineRecord, defineResource, f, get } from 'declared-console/schema';
import { to } from '../routes';
import { account, ofPersons, queueOf, reviewOf, userOf } from './users';

const record = defineRecord({ ...account, name: f.text(), contact_idcard: f.text() });
const user = userOf('individual');
const review = reviewOf('individual');

/** Individual certification: real-name reviews of persons. */
export default defineResource({
  name: 'user/individual',
  record,
  api: {
    list: get('/api/ajax/user/getUserList'),
    exportAll: get('/api/export/userExport'),
  },
  build: ({ dialog, download }) => ({
    key: 'user_id',
    list: {
      call: 'list',
      params: { types: '1' },
      columns: [
        { field: 'name', to: (row) => to('user/Detail', user(row)) },
        'mobile',
        'registered_time',
        'user_status',
        { field: 'status_name', hidden: true },
        'check_time',
        'contact_idcard',
        'loginTime',
      ],
      filters: ofPersons,
      tabs: 'status',
      named: { by: 'keyword', field: 'name', phone: 'mobile' },
      actions: {
        exportAll: download({ call: 'exportAll', params: { type: '1' }, permission: 'export/userExport' }),
      },
      queues: { workbench: queueOf('individual') },
    },
    actions: {
      review: dialog({ when: { user_status: 'awaiting' }, permission: 'user/updateUserStatus', ...review }),
      view: dialog({ when: { user_status: { not: ['unsubmitted', 'awaiting'] } }, ...review }),
    },
  }),
});
