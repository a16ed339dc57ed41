import { defineEnum, defineRecord, defineResource, f, get, i, path, post } from '@/schema';
import type { AnyResource } from '@/schema/resource';

export const payment = defineEnum('payment', { unpaid: { wire: '1' }, paid: { wire: '2' } });

/** A declaration without a fault, with a part of every kind. */
export const sound = defineResource({
  name: 'area/orders',
  permission: 'orders/getList',
  record: defineRecord({
    order_no: f.text(),
    acceptor_name: f.text(),
    pay: f.enum(payment),
    secret: f.hidden(),
    address: f.url(),
    inner: f.object({ pay: f.enum(payment) }),
  }),
  api: { list: get('/api/orders/list'), one: get('/api/orders/one'), save: post('/api/orders/save') },
  build: ({ submit, link, file, form, calc }) => ({
    key: 'order_no',
    list: {
      call: 'list',
      params: { type: '1' },
      columns: [
        { field: 'order_no', to: (row) => path`/area/orders/${row.order_no}` },
        'acceptor_name',
        'pay',
      ],
      filters: { keyword: i.text(), pay: i.select(payment) },
      actions: { add: link({ to: () => '/area/orders-add' }) },
      selection: { settle: submit({ call: 'save', confirm: true }) },
    },
    detail: { call: 'one', params: (id) => ({ id }), fields: ['order_no'] },
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
      view: link({ to: (row) => path`/area/orders/${row.order_no}` }),
      take: file({ url: (row) => row.address }),
    },
    edit: form({
      call: 'save',
      form: { note: i.text({ pattern: /^\d+$/, wrong: 'required' }) },
      from: ({ order_no }) => ({ note: order_no }),
    }),
  }),
});

type Parts = Readonly<Record<string, unknown>>;
type Change = Parts & { readonly definition?: Parts };

/** The sound declaration with some of it replaced by what types would refuse. */
export const broken = ({ definition, ...rest }: Change): AnyResource =>
  ({ ...sound, ...rest, definition: { ...sound.definition, ...definition } }) as unknown as AnyResource;

/** With some of its list replaced. */
export const brokenList = (list: Parts) =>
  broken({ definition: { list: { ...sound.definition.list, ...list } } });

/** With some of its row action `settle` replaced. */
export const brokenSubmit = (settle: Parts) =>
  broken({ definition: { actions: { settle: { ...sound.definition.actions.settle, ...settle } } } });
