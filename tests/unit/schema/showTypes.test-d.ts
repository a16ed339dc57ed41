import type { LabelsOf } from '../../../src/schema/labels';
import { defineRecord, defineResource, defineRoutes, f, get, i, linksOf, post } from '../../../src/schema.ts';
import { payment } from './broken';

/**
 * What must not compile in shows, reviews and links. Checked by tsc: an expected error that doesn't occur is an error.
 */

const record = defineRecord({
  order_no: f.text(),
  pay: f.enum(payment),
  picture: f.url(),
  inner: f.object({ note: f.text(), pay: f.enum(payment) }),
  lines: f.list({ title: f.text(), hash: f.hidden() }),
  checks: f.list({ who: f.text(), at: f.dateTime(), what: f.enum(payment), why: f.text() }),
});
const routes = defineRoutes({
  'area/order': { path: '/area/order/:order?from', show: 'area/order', under: 'area/orders' },
  'area/help': {
    path: '/area/help',
    load: async () => ({ default: () => null }),
    under: 'area/orders',
    words: 'area',
  },
});
const to = linksOf(routes);
const base = {
  name: 'area/order',
  route: routes['area/order'],
  record,
  api: { one: get('/api/one'), save: post('/api/save') },
} as const;
const checked = { by: 'who', at: 'at', result: 'what', note: 'why' } as const;

// Links: a page that isn't there, a parameter that isn't or is missing.
export const links = [
  to('area/order', { order: '1' }),
  to('area/order', { order: '1', from: 'list' }),
  to('area/help', {}),
  // @ts-expect-error 'area/orders' is no page
  to('area/orders', { order: '1' }),
  // @ts-expect-error 'id' is no parameter
  to('area/order', { id: '1' }),
  // @ts-expect-error 'order' is missing
  to('area/order', { from: 'list' }),
  // @ts-expect-error a parameter is a text
  to('area/order', { order: 1 }),
  // @ts-expect-error a page without parameters takes none
  to('area/help', { order: '1' }),
];

// Pages: parameters that the path lacks, props that the page lacks, and misspelt keys.
const under = 'area/orders';
const kinds = async () => ({ default: (props: { readonly kind: 'web' | 'pro' }) => props.kind });
const sizes = async () => ({ default: (props: { readonly size?: number }) => props.size });
const plain = async () => ({ default: () => null });
const head = async () => ({ default: (props: { readonly order: string }) => props.order });
const page = { path: '/area/own', under, words: 'area' } as const;
defineRoutes({
  show: { path: '/area/a/:order?from', show: 'area/order', under: ({ from = '' }) => from },
  // @ts-expect-error 'form' is no parameter
  under: { path: '/area/b/:order?from', show: 'area/order', under: ({ form = '' }) => form },
  list: { path: '/area/c/:order', list: under, under, params: ({ order }) => ({ order }), head },
  // @ts-expect-error 'orders' is no parameter
  params: { path: '/area/d/:order', list: under, under, params: ({ orders }) => ({ order: orders }) },
  // @ts-expect-error the head wants a parameter that this path lacks
  head: { path: '/area/f/:id', list: under, under, params: ({ id }) => ({ id }), head },
  // @ts-expect-error 'setp' is no key of a page
  step: { path: '/area/g/:order', show: 'area/order', setp: 'check', under },
  // @ts-expect-error a form has no step
  mixed: { path: '/area/i', create: under, step: 'check', under },
  // @ts-expect-error a page shows a record or is a workbench
  both: { path: '/area/j/:order', show: 'area/order', queueOf: under, queue: 'open', under },
  // @ts-expect-error 'permision' is no key of a page
  permission: { path: '/area/h', create: under, permision: 'area:write', under },
  // @ts-expect-error 'quue' is no key of a page
  queue: { path: '/area/i', queueOf: under, queue: 'open', quue: 'open', under },
  kinds: { ...page, load: kinds, props: { kind: 'web' } },
  // @ts-expect-error 'kid' is no prop of the page
  strange: { ...page, load: kinds, props: { kid: 7 } },
  // @ts-expect-error 'kid' is no prop of the page
  more: { ...page, load: kinds, props: { kind: 'web', kid: 7 } },
  // @ts-expect-error 'app' is no value of the prop
  value: { ...page, load: kinds, props: { kind: 'app' } },
  // @ts-expect-error the page wants a 'kind'
  none: { ...page, load: kinds },
  sizes: { ...page, load: sizes },
  size: { ...page, load: sizes, props: { size: 7 } },
  // @ts-expect-error 'sise' is no prop of the page
  sise: { ...page, load: sizes, props: { sise: 7 } },
  plain: { ...page, load: plain },
  // @ts-expect-error the page takes no props
  props: { ...page, load: plain, props: { kid: 7 } },
});

// What stands beside the title.
defineResource({
  ...base,
  build: ({ facts }) => ({
    key: 'order_no',
    detail: { call: 'one', params: (id) => ({ id }) },
    // @ts-expect-error 'orderNo' is no field
    show: { id: 'order', representation: 'orderNo', sections: { all: facts(['order_no']) } },
  }),
});

// What an address lacks and the record tells.
defineResource({
  ...base,
  build: ({ facts }) => ({
    key: 'order_no',
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      id: 'order',
      completes: (row) => ({ from: row.order_no }),
      sections: { all: facts(['order_no']) },
    },
  }),
});
defineResource({
  ...base,
  build: ({ facts }) => ({
    key: 'order_no',
    detail: { call: 'one', params: (id) => ({ id }) },
    // @ts-expect-error 'form' is no parameter of the address
    show: { id: 'order', completes: () => ({ form: 'x' }), sections: { all: facts(['order_no']) } },
  }),
});

// Blocks: what they show, and when.
defineResource({
  ...base,
  build: ({ facts, pictures, files, rows, history, embedded, own, calc }) => ({
    key: 'order_no',
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      id: 'order',
      representation: 'inner.note',
      sections: {
        sound: [
          facts(['order_no', 'inner.note', { field: 'inner.pay', empty: true }]),
          pictures(['picture'], { when: { inner: { pay: 'paid' }, route: { from: 'list' } } }),
          rows('lines', {
            columns: ['title'],
            links: { open: { to: (line, row) => line.title + row.order_no } },
          }),
          history('checks', checked),
        ],
        // @ts-expect-error 'orderNo' is no field
        fact: facts(['orderNo']),
        // @ts-expect-error 'notes' is no field of the record inside
        inner: facts(['inner.notes']),
        // @ts-expect-error a record is no fact
        object: facts(['inner']),
        // @ts-expect-error rows are no fact
        list: facts(['lines']),
        // @ts-expect-error the address is no fact
        route: facts(['route']),
        // @ts-expect-error 'orderNo' is no field
        empty: facts([{ field: 'orderNo', empty: true }]),
        // @ts-expect-error 'photo' is no field
        picture: pictures(['photo']),
        expected: pictures(['picture'], { expected: { when: { inner: { pay: 'paid' } } } }),
        // @ts-expect-error 'awaited' is no option of pictures
        awaited: pictures(['picture'], { awaited: true }),
        // @ts-expect-error pictures are expected always, or under a condition
        never: pictures(['picture'], { expected: {} }),
        // @ts-expect-error 'pays' is no field of the record inside
        unmet: pictures(['picture'], { expected: { when: { inner: { pays: 'paid' } } } }),
        // @ts-expect-error 'document' is no field
        file: files(['document']),
        // @ts-expect-error 'inner' holds no rows
        noRows: rows('inner', { columns: ['note'] }),
        // @ts-expect-error 'titles' is no field of the rows
        column: rows('lines', { columns: ['titles'] }),
        // @ts-expect-error 'link' is no option of rows
        option: rows('lines', { columns: ['title'], link: {} }),
        // @ts-expect-error the row has no 'order_no'
        link: rows('lines', { columns: ['title'], links: { open: { to: (line) => line.order_no } } }),
        // @ts-expect-error the record has no 'title'
        linked: rows('lines', { columns: ['title'], links: { open: { to: (_line, row) => row.title } } }),
        // @ts-expect-error 'whom' is no field of the decisions
        history: history('checks', { ...checked, by: 'whom' }),
        // @ts-expect-error 'pay' holds no decisions
        noHistory: history('pay', checked),
        // @ts-expect-error the record has no 'id_no'
        params: embedded('area/lines', (row) => ({ id: row.id_no })),
        // @ts-expect-error a parameter is a text, a number or a boolean
        param: embedded('area/lines', ({ lines }) => ({ lines })),
        // @ts-expect-error the block wants a record that this isn't
        own: own(async () => ({ default: (props: { record: { mobile: string } }) => props.record.mobile })),
        // @ts-expect-error 'payd' is no value of the enum
        value: facts(['pay'], { when: { pay: 'payd' } }),
        // @ts-expect-error 'pays' is no field
        when: facts(['pay'], { when: { pays: 'paid' } }),
        // @ts-expect-error 'form' is no parameter
        whenRoute: facts(['pay'], { when: { route: { form: 'list' } } }),
        // @ts-expect-error what a calculation doesn't declare it can't read
        calc: facts(['pay'], { whenCalc: calc(['pay'], ({ order_no }) => order_no !== '', 'so') }),
      },
    },
  }),
});

// The id of a show is a parameter of its page, and so is what its reading takes of the address.
defineResource({
  ...base,
  // @ts-expect-error 'id' is no parameter
  build: ({ facts }) => ({ key: 'order_no', show: { id: 'id', sections: { order: facts(['order_no']) } } }),
});
defineResource({
  ...base,
  build: () => ({
    key: 'order_no',
    detail: {
      call: 'one',
      // @ts-expect-error 'form' is no parameter
      params: (id, route) => ({ id, form: route.form }),
      // @ts-expect-error 'form' is no parameter
      opening: ({ form }) => ({ form }),
    },
  }),
});

// A review: its calls, conditions, bodies, and who decided.
defineResource({
  ...base,
  build: ({ decide, decidedBy, newestOf }) => ({
    key: 'order_no',
    review: {
      check: {
        decided: newestOf('checks', checked),
        actions: {
          sound: decide({
            when: { inner: { pay: 'unpaid' }, route: { from: 'list' } },
            call: 'save',
            form: { note: i.text() },
            with: ({ order_no, route }) => ({ order_no, order: route.order }),
          }),
          toned: decide({ tone: 'bad', call: 'save', confirm: true }),
          // @ts-expect-error 'good' is no tone of a decision
          tone: decide({ tone: 'good', call: 'save', confirm: true }),
          // @ts-expect-error 'send' is no call
          call: decide({ call: 'send', confirm: true }),
          // @ts-expect-error the right to decide is the page's
          right: decide({ permission: 'area/check', call: 'save', confirm: true }),
          // @ts-expect-error 'pays' is no field
          when: decide({ when: { pays: 'paid' }, call: 'save', confirm: true }),
          // @ts-expect-error 'payd' is no value of the enum
          value: decide({ when: { pay: 'payd' }, call: 'save', confirm: true }),
          // @ts-expect-error 'payd' is no value of the enum
          inner: decide({ when: { inner: { pay: 'payd' } }, call: 'save', confirm: true }),
          // @ts-expect-error 'form' is no parameter
          with: decide({ call: 'save', confirm: true, with: ({ route }) => ({ form: route.form }) }),
          rule: decide({
            call: 'save',
            form: { note: i.text() },
            // @ts-expect-error 'notes' is no input
            rules: [{ require: ['notes'], message: 'required' }],
          }),
        },
      },
      own: {
        // @ts-expect-error 'whom' is no field
        decided: decidedBy({ by: 'whom', at: 'order_no', result: 'pay' }),
        actions: {},
      },
      rows: {
        // @ts-expect-error 'checked' holds no rows
        decided: newestOf('checked', checked),
        actions: {},
      },
      noteless: { decided: newestOf('checks', { by: 'who', at: 'at', result: 'what' }), actions: {} },
      resultless: {
        // @ts-expect-error what was decided is missing
        decided: newestOf('checks', { by: 'who', at: 'at' }),
        actions: {},
      },
      note: {
        // @ts-expect-error 'wy' is no field of the rows
        decided: newestOf('checks', { ...checked, note: 'wy' }),
        actions: {},
      },
      columns: {
        // @ts-expect-error 'whom' is no field of the rows
        decided: newestOf('checks', { ...checked, by: 'whom' }),
        actions: {},
      },
    },
  }),
});

// Queues: what is pending is said in the values of the list's filters.
const queue = { show: 'area/order', step: 'check', params: () => ({ order: '1' }) };
defineResource({
  ...base,
  api: { ...base.api, list: get('/api/list') },
  build: () => ({
    key: 'order_no',
    list: {
      call: 'list',
      columns: ['order_no'],
      filters: { pay: i.select(payment), keyword: i.text() },
      queues: {
        open: { ...queue, pending: { pay: 'unpaid' } },
        // @ts-expect-error '2' is a code of the wire and no value
        coded: { ...queue, pending: { pay: '2' } },
        // @ts-expect-error 'pays' is no filter
        misspelt: { ...queue, pending: { pays: 'unpaid' } },
      },
    },
  }),
});

// Their age: since a field of text or of a number, with limits in minutes, hours or days.
const waiting = { ...queue, pending: {} } as const;
defineResource({
  ...base,
  record: defineRecord({
    order_no: f.text(),
    paid: f.maybe(f.dateTime()),
    sent: f.epoch('s'),
    pay: f.enum(payment),
  }),
  api: { list: get('/api/list') },
  build: () => ({
    key: 'order_no',
    list: {
      call: 'list',
      columns: ['order_no'],
      queues: {
        text: { ...waiting, age: { since: 'paid', warn: '30m', late: '4h' } },
        number: { ...waiting, age: { since: 'sent', late: '1d', when: { pay: 'unpaid' } } },
        // @ts-expect-error 'payd' is no field
        misspelt: { ...waiting, age: { since: 'payd' } },
        // @ts-expect-error an enum is no moment
        enum: { ...waiting, age: { since: 'pay' } },
        // @ts-expect-error '3x' is no span
        unit: { ...waiting, age: { since: 'paid', warn: '3x' } },
        // @ts-expect-error 'unpayd' is no value of the field
        value: { ...waiting, age: { since: 'paid', when: { pay: 'unpayd' } } },
      },
    },
  }),
});

// Labels: of sections, empty facts, links, queues and steps, none forgotten, none too many.
const labelled = defineResource({
  ...base,
  api: { ...base.api, list: get('/api/list') },
  build: ({ facts, rows, own, decide, newestOf }) => ({
    key: 'order_no',
    list: {
      call: 'list',
      columns: ['order_no'],
      queues: {
        open: {
          show: 'area/order',
          step: 'check',
          pending: {},
          params: ({ order_no }) => ({ order: order_no }),
        },
      },
    },
    detail: { call: 'one', params: (id) => ({ id }) },
    show: {
      id: 'order',
      sections: {
        order: [facts(['order_no']), facts([{ field: 'inner.note', empty: true }])],
        lines: rows('lines', { columns: ['title'], links: { open: { to: ({ title }) => title } } }),
        own: own(async () => ({ default: () => null })),
      },
    },
    review: {
      check: {
        decided: newestOf('checks', checked),
        actions: {
          refuse: decide({ call: 'save', form: { why: i.text() } }),
          agree: decide({ call: 'save', confirm: true }),
        },
      },
    },
  }),
});
type Labels = LabelsOf<typeof labelled>;
const order = {
  name: 'Order',
  fields: { order_no: 'No.', 'inner.note': 'Note' },
  empty: { 'inner.note': 'None' },
} as const;
const lines = { name: 'Lines', fields: { title: 'Title' }, links: { open: 'Open' } } as const;
const sections = { order, lines, own: { name: 'Own' } } as const;
const refuse = { name: 'Refuse', success: 'Refused', fields: { why: 'Why' } } as const;
const agree = { name: 'Agree', success: 'Agreed', confirm: 'Agree?' } as const;
const check = { name: 'Check', actions: { refuse, agree } } as const;
const words = {
  name: 'Order',
  fields: { order_no: 'No.' },
  queues: { open: 'Workbench' },
  sections,
  review: { check },
} as const satisfies Labels;

const { name, fields } = order;
/** The words with one section, or one step, replaced. */
const inOrder = <const W>(changed: W) => ({ ...words, sections: { ...sections, order: changed } });
const inLines = <const W>(changed: W) => ({ ...words, sections: { ...sections, lines: changed } });
const inCheck = <const W>(actions: W) => ({ ...words, review: { check: { ...check, actions } } });
export const labels = [
  words satisfies Labels,
  { ...words, missing: 'No number', review: { check: { ...check, closed: 'Decided' } } } satisfies Labels,
  // @ts-expect-error a section is missing
  { ...words, sections: { order, lines } } satisfies Labels,
  // @ts-expect-error 'more' is no section
  { ...words, sections: { ...sections, more: { name: 'More' } } } satisfies Labels,
  // @ts-expect-error a fact's label is missing
  inOrder({ ...order, fields: { order_no: 'No.' } }) satisfies Labels,
  // @ts-expect-error what is said of an empty fact is missing
  inOrder({ name, fields }) satisfies Labels,
  // @ts-expect-error the link's label is missing
  inLines({ name: 'Lines', fields: lines.fields }) satisfies Labels,
  // @ts-expect-error the queue's label is missing
  { ...words, queues: {} } satisfies Labels,
  // @ts-expect-error the step is missing
  { ...words, review: {} } satisfies Labels,
  // @ts-expect-error 'recheck' is no step
  { ...words, review: { check, recheck: check } } satisfies Labels,
  // @ts-expect-error an action of the step is missing
  inCheck({ refuse }) satisfies Labels,
  // @ts-expect-error the question is missing
  inCheck({ refuse, agree: { name, success: 'Agreed' } }) satisfies Labels,
  // @ts-expect-error the label of the input is missing
  inCheck({ refuse: { name, success: 'Refused' }, agree }) satisfies Labels,
];

// One too many of a section or a step is seen where its words are written.
export const tooMany = [
  // @ts-expect-error 'pay' is no fact of the section
  { ...fields, pay: 'Paid' } satisfies Labels['sections']['order']['fields'],
  // @ts-expect-error 'order_no' says nothing where it is empty
  { ...order.empty, order_no: '-' } satisfies Labels['sections']['order']['empty'],
  // @ts-expect-error 'shut' is no link
  { open: 'Open', shut: 'Shut' } satisfies Labels['sections']['lines']['links'],
  // @ts-expect-error 'forget' is no action of the step
  { refuse, agree, forget: agree } satisfies Labels['review']['check']['actions'],
];
