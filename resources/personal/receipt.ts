import { defineRecord, defineResource, f, get, post } from 'declared-console/schema';

const record = defineRecord({
  step: f.text(),
  item: f.text(),
  verdict: f.text(),
  time: f.dateTime(),
  verifier: f.text({ account: 'verifier_account' }),
  files: f.list({ field: f.text(), became: f.text() }),
  /** The names of the warnings, between commas. */
  warnings: f.maybe(f.text()),
  /** 1 or 2: no enum of the console's, which every list would load. */
  is_acknowledged: f.text(),
  is_confirmed: f.text(),
  digest: f.text(),
  salt: f.text(),
  fields: f.text(),
});

/** What decisions were made on, and whether their records changed since. Needs the capability `receipts`. */
export default defineResource({
  name: 'personal/receipt',
  record,
  api: { list: get('/api/receipt/getList'), add: post('/api/receipt/add') },
  build: () => ({
    key: 'salt',
    pageCalls: ['add'],
    list: {
      call: 'list',
      limit: 'none',
      columns: ['verdict', 'time', 'verifier', 'warnings', 'is_acknowledged', 'is_confirmed', 'digest'],
    },
  }),
});
