import { defineRecord, defineResource, f, get } from 'declared-console/schema';
import { to } from '../routes';
import { account, ofCompanies, queueOf, reviewOf, userOf } from './users';

const record = defineRecord({ ...account, companyName: f.text(), taxNumber: f.text() });
const user = userOf('enterprise');
const review = reviewOf('enterprise');

/** Enterprise certification: real-name reviews of enterprises. */
export default defineResource({
  name: 'user/enterprise',
  record,
  api: {
    list: get('/api/ajax/user/getUserList'),
    exportAll: get('/api/export/userExport'),
  },
  build: ({ dialog, download }) => ({
    key: 'user_id',
    list: {
      call: 'list',
      params: { types: '2' },
      columns: [
        { field: 'companyName', to: (row) => to('user/Detail', user(row)) },
        'mobile',
        'registered_time',
        'user_status',
        { field: 'status_name', hidden: true },
        'check_time',
        'taxNumber',
        'loginTime',
      ],
      filters: ofCompanies,
      tabs: 'status',
      named: { by: 'keyword', field: 'companyName', phone: 'mobile' },
      actions: {
        exportAll: download({ call: 'exportAll', params: { type: '2' }, permission: 'export/userExport' }),
      },
      queues: { workbench: queueOf('enterprise') },
    },
    actions: {
      review: dialog({ when: { user_status: 'awaiting' }, permission: 'user/updateUserStatus', ...review }),
      view: dialog({ when: { user_status: { not: ['unsubmitted', 'awaiting'] } }, ...review }),
    },
  }),
});
