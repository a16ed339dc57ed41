import { defineEnum, defineRecord, defineResource, f, get, i } from '../../../src/schema.ts';

// Mistakes in figures that must not compile; `tsc` reports an unused expectation.

const payment = defineEnum('payment', { unpaid: { wire: '1' }, paid: { wire: '2' } });
const base = {
  name: 'area/orders',
  record: defineRecord({ day: f.text(), pay: f.enum(payment), sum: f.money() }),
  api: { list: get('/api/orders/list') },
} as const;
const list = {
  call: 'list',
  columns: ['day', 'sum'],
  filters: { at: i.dateRange(), pay: i.select(payment), keyword: i.text() },
} as const;

defineResource({
  ...base,
  build: () => ({
    key: 'day',
    list: {
      ...list,
      figures: {
        all: { count: {}, among: 'orders' },
        paid: { count: { pay: 'paid' }, tone: 'good' },
        states: { by: 'pay', where: { keyword: '1' } },
        daily: { byDay: 'at', where: { pay: 'paid' } },
        sums: { draws: ['sum'], along: 'day', within: 'at' },
      },
    },
  }),
});

defineResource({
  ...base,
  build: () => ({
    key: 'day',
    list: {
      ...list,
      figures: {
        // @ts-expect-error 'pya' is no filter
        name: { count: { pya: 'paid' } },
        // @ts-expect-error 'payd' is no value of it
        value: { count: { pay: 'payd' } },
        // @ts-expect-error 'payd' is no value of it
        where: { by: 'pay', where: { pay: 'payd' } },
        // @ts-expect-error 'keyword' has no enum
        by: { by: 'keyword' },
        // @ts-expect-error 'pay' is no range of days
        byDay: { byDay: 'pay' },
        // @ts-expect-error 'pay' is no range of days
        within: { draws: ['sum'], along: 'day', within: 'pay' },
      },
    },
  }),
});

// Nor fields that aren't drawn, and options that aren't any.
defineResource({
  ...base,
  build: () => ({
    key: 'day',
    list: {
      ...list,
      // @ts-expect-error 'day' is no number
      figures: { text: { draws: ['day'], along: 'day' } },
    },
  }),
});
defineResource({
  ...base,
  build: () => ({
    key: 'day',
    list: {
      ...list,
      // @ts-expect-error 'dya' is no field
      figures: { along: { draws: ['sum'], along: 'dya' } },
    },
  }),
});
defineResource({
  ...base,
  build: () => ({
    key: 'day',
    list: {
      ...list,
      // @ts-expect-error 'ton' is no option of a figure
      figures: { option: { count: {}, ton: 'bad' } },
    },
  }),
});
defineResource({
  ...base,
  build: () => ({
    key: 'day',
    list: {
      call: 'list',
      columns: ['day'],
      // @ts-expect-error there is no filter to count by
      figures: { filterless: { count: { pay: 'paid' } } },
    },
  }),
});
