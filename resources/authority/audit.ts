import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';
import { accessKind, accessTarget } from '../enums';

const record = defineRecord({
  seq: f.text(),
  at: f.dateTime(),
  name: f.text({ account: 'username' }),
  kind: f.enum(accessKind),
  target_kind: f.maybe(f.enum(accessTarget)),
  target_id: f.text(),
  call: f.maybe(f.text()),
  result: f.text(),
  details: f.text(),
  address: f.text(),
  agent: f.text(),
  request_id: f.text(),
});

/** A call without its method and what all begin with: which list was read. */
const shortCall = (call: string | undefined) => call?.replace(/^[A-Z]+ \/api\/(?:ajax\/)?/, '') ?? '';

/** The activity log: who looked at, exported, decided and changed what. Needs the capability `audit`. */
export default defineResource({
  name: 'authority/audit',
  record,
  api: {
    list: get('/api/audit/getList'),
    exportFull: get('/api/audit/export'),
  },
  build: ({ download }) => ({
    key: 'seq',
    list: {
      call: 'list',
      limit: 'chosen',
      columns: [
        'seq',
        'at',
        'name',
        'kind',
        'target_kind',
        'target_id',
        { field: 'call', text: ({ call }) => shortCall(call) },
        'result',
        'details',
        'address',
        { field: 'agent', hidden: true },
        { field: 'request_id', hidden: true },
      ],
      filters: {
        datetime: i.dateRange(),
        account: i.text(),
        kind: i.select(accessKind),
        target: i.text(),
      },
      actions: { exportFull: download({ call: 'exportFull', filtered: true, permission: 'audit/export' }) },
    },
  }),
});
