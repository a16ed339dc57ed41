import { defineRecord, defineResource, f, get, i } from 'declared-console/schema';

const record = defineRecord({ day: f.text(), count: f.int(), amount: f.money() });

/** Notarization orders and what was paid for them, by day. Needs the capability `figures`. */
export default defineResource({
  name: 'money/justSums',
  record,
  api: { list: get('/api/figures/orders') },
  build: () => ({
    key: 'day',
    list: {
      call: 'list',
      limit: 'none',
      columns: ['day', 'count', 'amount'],
      filters: { datetime: i.dateRange() },
      figures: { amounts: { draws: ['amount'], along: 'day', within: 'datetime' } },
    },
  }),
});
