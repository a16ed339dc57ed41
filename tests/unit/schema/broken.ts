import type { AnyResource } from '../../../src/schema/resource';
import { defineEnum, defineRecord, defineResource, f, get, i, post } from '../../../src/schema.ts';

export const payment = defineEnum('payment', { unpaid: { wire: '1' }, paid: { wire: '2' } });

const checked = { by: 'who', at: 'when', result: 'what', note: 'why' } as const;

/** A sound declaration, with a part of every kind. */
export const sound = defineResource({
  name: 'area/orders',
  route: { path: '/area/orders/:order?from' },
  record: defineRecord({
    order_no: f.text(),
    acceptor_name: f.text(),
    pay: f.enum(payment),
    secret: f.hidden(),
    address: f.url(),
    inner: f.object({ pay: f.enum(payment), note: f.text(), hash: f.hidden() }),
    lines: f.list({ title: f.text(), hash: f.hidden() }),
    checks: f.list({ who: f.text(), when: f.dateTime(), what: f.enum(payment), why: f.text() }),
  }),
  api: { list: get('/api/orders/list'), one: get('/api/orders/one'), save: post('/api/orders/save') },
  build: ({ submit, submitSelected, link, dialog, file, form, calc, decide, newestOf, ...show }) => ({
    key: 'order_no',
    list: {
      call: 'list',
      params: { type: '1' },
      columns: [{ field: 'order_no', to: (row) => `/area/orders/${row.order_no}` }, 'acceptor_name', 'pay'],
      filters: { keyword: i.text(), pay: i.select(payment) },
      actions: { add: link({ to: () => '/area/orders-add' }) },
      selection: {
        sum: dialog({ load: async () => ({ default: () => null }) }),
        close: submitSelected({
          call: 'save',
          form: { why: i.text() },
          with: (ids) => ({ ids: ids.join(',') }),
        }),
      },
      queues: {
        unpaid: {
          show: 'area/orders',
          step: 'check',
          pending: { pay: 'unpaid' },
          params: ({ order_no }) => ({ order: order_no }),
        },
      },
    },
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      id: 'order',
      sections: {
        order: [
          show.facts(['order_no', 'inner.note'], { when: { route: { from: 'list' } } }),
          show.pictures(['address'], { when: { inner: { pay: 'paid' } } }),
          show.files(['address']),
        ],
        lines: show.rows('lines', {
          columns: ['title'],
          links: { open: { to: (line) => `/area/${line.title}` } },
        }),
        checks: show.history('checks', checked, {
          whenCalc: calc(['route'], ({ route }) => route.from !== '', 'an order that is linked to'),
        }),
        others: show.embedded('area/orders', ({ order_no }) => ({ order_no })),
        own: show.own(async () => ({ default: () => null })),
      },
    },
    review: {
      check: {
        decided: newestOf('checks', checked),
        actions: {
          refuse: decide({
            when: { pay: 'unpaid' },
            call: 'save',
            form: { why: i.textarea({ required: 'required' }) },
            with: ({ route }) => ({ id: route.order }),
          }),
          agree: decide({ call: 'save', confirm: true }),
        },
      },
    },
    actions: {
      settle: submit({
        when: { pay: 'unpaid', inner: { pay: ['unpaid'] } },
        whenCalc: calc(
          ['order_no'],
          ({ order_no }) => order_no !== '',
          'an order without a number is a draft',
        ),
        call: 'save',
        form: { how: i.radio(payment, { initial: 'paid' }), note: i.text({ max: 5, tooLong: 'tooLong' }) },
        rules: [{ if: { how: 'unpaid' }, require: ['note'], message: 'required' }],
        shown: { note: { how: 'unpaid' } },
        with: ({ order_no }) => ({ id: order_no }),
      }),
      view: link({ to: (row) => `/area/orders/${row.order_no}` }),
      look: dialog({ show: 'area/orders', step: 'check', params: ({ order_no }) => ({ order: order_no }) }),
      take: file({ url: (row) => row.address }),
    },
    create: form({ call: 'save', form: { note: i.text() } }),
    edit: form({
      call: 'save',
      form: { note: i.text({ pattern: /^\d+$/, wrong: 'required' }) },
      from: ({ order_no }) => ({ note: order_no }),
    }),
  }),
});

type Parts = Readonly<Record<string, unknown>>;
type Change = Parts & { readonly definition?: Parts };

/** The sound declaration with parts replaced by what types would refuse. */
export const broken = ({ definition, ...rest }: Change): AnyResource =>
  ({ ...sound, ...rest, definition: { ...sound.definition, ...definition } }) as unknown as AnyResource;

/** With some of its list replaced. */
export const brokenList = (list: Parts) =>
  broken({ definition: { list: { ...sound.definition.list, ...list } } });

/** With some of its row action `settle` replaced. */
export const brokenSubmit = (settle: Parts) =>
  broken({ definition: { actions: { settle: { ...sound.definition.actions.settle, ...settle } } } });

/** With other sections in its show. */
export const brokenSections = (sections: Parts) =>
  broken({ definition: { show: { ...sound.definition.show, sections } } });

/** With some of the one step of its review replaced. */
export const brokenStep = (step: Parts) =>
  broken({ definition: { review: { check: { ...sound.definition.review.check, ...step } } } });

/** With some of its queue replaced. */
export const brokenQueue = (queue: Parts) =>
  brokenList({ queues: { unpaid: { ...sound.definition.list.queues.unpaid, ...queue } } });
