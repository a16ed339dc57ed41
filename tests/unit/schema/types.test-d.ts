import type { MessageKey } from '../../../src/model/messages';
import type { FilterKind, FormKind, Inputs } from '../../../src/schema/inputs';
import type { LabelsOf } from '../../../src/schema/labels';
import type { CellProps } from '../../../src/schema/resource';
import { defineRecord, defineResource, f, get, i, post, upload } from '../../../src/schema.ts';
import { payment } from './broken';

/** What must not compile. Checked by tsc: an expected error that doesn't occur is an error. */

const record = defineRecord({ order_no: f.text(), pay: f.enum(payment), num: f.int(), secret: f.hidden() });
const base = {
  name: 'area/orders',
  record,
  api: { list: get('/api/list'), save: post('/api/save') },
} as const;

// A column of a field that isn't there.
defineResource({
  ...base,
  // @ts-expect-error 'orderNo' is no field
  build: () => ({ key: 'order_no', list: { call: 'list', columns: ['order_no', 'orderNo'] } }),
});

// A key that isn't there.
defineResource({
  ...base,
  // @ts-expect-error 'id' is no field
  build: () => ({ key: 'id', list: { call: 'list', columns: ['order_no'] } }),
});

// A list's call that isn't declared.
defineResource({
  ...base,
  // @ts-expect-error 'lists' is no call
  build: () => ({ key: 'order_no', list: { call: 'lists', columns: ['order_no'] } }),
});

// What is sent of several rows: by their ids, and not by what is made for one.
defineResource({
  ...base,
  build: ({ submit }) => ({
    key: 'order_no',
    // @ts-expect-error which rows it is about isn't said
    list: { call: 'list', columns: ['order_no'], selection: { go: submit({ call: 'save', confirm: true }) } },
  }),
});
defineResource({
  ...base,
  build: ({ submit }) => ({
    key: 'order_no',
    list: {
      call: 'list',
      columns: ['order_no'],
      // @ts-expect-error a selection is no row
      selection: { go: submit({ call: 'save', confirm: true, with: ({ order_no }) => ({ order_no }) }) },
    },
  }),
});
const joined = (ids: readonly string[]) => ({ ids: ids.join(',') });
defineResource({
  ...base,
  build: ({ submitSelected }) => ({
    key: 'order_no',
    list: { call: 'list', columns: ['order_no'] },
    // @ts-expect-error a row is no selection
    actions: { go: submitSelected({ call: 'save', confirm: true, with: joined }) },
  }),
});
const selected = defineResource({
  ...base,
  build: ({ submitSelected }) => ({
    key: 'order_no',
    list: {
      call: 'list',
      columns: ['order_no'],
      selection: {
        ask: submitSelected({ permission: 'area/ask', call: 'save', confirm: true, with: joined }),
        fill: submitSelected({
          call: 'save',
          form: { note: i.text(), how: i.radio(payment) },
          shown: { note: { how: 'paid' } },
          rules: [{ if: { how: 'paid' }, require: ['note'], message: 'required' }],
          with: (ids) => ({ ids: ids.join(',') }),
        }),
        // @ts-expect-error 'send' is no call
        call: submitSelected({ call: 'send', confirm: true, with: joined }),
        // @ts-expect-error which rows it is about isn't said
        none: submitSelected({ call: 'save', confirm: true }),
        // @ts-expect-error an id has no 'order_no'
        row: submitSelected({ call: 'save', confirm: true, with: ([one]) => ({ id: one?.order_no }) }),
        // @ts-expect-error a parameter is no list
        list: submitSelected({ call: 'save', confirm: true, with: (ids) => ({ ids }) }),
        // @ts-expect-error there is no row that a condition could be about
        when: submitSelected({ when: { pay: 'paid' }, call: 'save', confirm: true, with: joined }),
        rule: submitSelected({
          call: 'save',
          form: { note: i.text() },
          // @ts-expect-error 'notes' is no input
          rules: [{ require: ['notes'], message: 'required' }],
          with: joined,
        }),
      },
    },
  }),
});
const ask = { name: 'Ask', success: 'Asked', confirm: 'Ask?' };
export const selectionWords = [
  ask satisfies LabelsOf<typeof selected>['selection']['ask'],
  // @ts-expect-error the question is missing
  { name: 'Ask', success: 'Asked' } satisfies LabelsOf<typeof selected>['selection']['ask'],
  // @ts-expect-error the label of the input 'how' is missing
  { note: 'Note' } satisfies LabelsOf<typeof selected>['selection']['fill']['fields'],
];

// An action's call, conditions, rules and what it sends.
defineResource({
  ...base,
  build: ({ submit, link, dialog, download, calc, form }) => ({
    key: 'order_no',
    list: { call: 'list', columns: ['order_no', { field: 'num', to: (row) => row.order_no }] },
    actions: {
      // @ts-expect-error 'send' is no call
      call: submit({ call: 'send', confirm: true }),
      // @ts-expect-error 'payd' is no value of the enum
      value: link({ when: { pay: 'payd' }, to: () => '/x' }),
      // @ts-expect-error the wire's code is no value of the enum
      code: link({ when: { pay: ['1'] }, to: () => '/x' }),
      // @ts-expect-error 'pays' is no field
      field: link({ when: { pays: 'paid' }, to: () => '/x' }),
      // @ts-expect-error a number is compared with numbers
      number: link({ when: { num: '1' }, to: () => '/x' }),
      // @ts-expect-error the row has no such field
      row: link({ to: (row) => row.orderNo }),
      // @ts-expect-error 'export' is no call
      file: download({ call: 'export' }),
      // @ts-expect-error what a calculation doesn't declare it can't read
      calc: link({ whenCalc: calc(['num'], ({ pay }) => pay === 'paid', 'so'), to: () => '/x' }),
      // @ts-expect-error a parameter is a text, a number or a boolean
      body: submit({ call: 'save', confirm: true, with: ({ order_no }) => ({ order_no: [order_no] }) }),
      rule: submit({
        call: 'save',
        form: { note: i.text(), how: i.radio(payment) },
        // @ts-expect-error 'notes' is no input
        rules: [{ require: ['notes'], message: 'required' }],
      }),
      ruleValue: submit({
        call: 'save',
        form: { note: i.text(), how: i.radio(payment) },
        // @ts-expect-error 'payd' is no value of the input
        rules: [{ if: { how: 'payd' }, require: ['note'], message: 'required' }],
      }),
      ruleRow: submit({
        call: 'save',
        form: { note: i.text() },
        // @ts-expect-error the row's 'pay' has no such value
        rules: [{ row: { pay: 'payd' }, require: ['note'], message: 'required' }],
      }),
      shown: submit({
        call: 'save',
        form: { note: i.text(), how: i.radio(payment) },
        // @ts-expect-error 'notes' is no input
        shown: { notes: { how: 'paid' } },
      }),
      props: dialog({
        // @ts-expect-error the dialog wants a row that this isn't
        load: async () => ({ default: (props: { record: { mobile: string } }) => props.record.mobile }),
      }),
    },
    edit: form({
      call: 'save',
      form: { note: i.text() },
      // @ts-expect-error 'note' is a text
      from: ({ num }) => ({ note: num }),
    }),
  }),
});

// A misspelt option, wherever one can stand: of a list, a detail, a show, a review.
defineResource({
  ...base,
  // @ts-expect-error 'nam' is no key of a resource
  nam: 'orders',
  build: () => ({ key: 'order_no', list: { call: 'list', columns: ['order_no'] } }),
});
const warned = { secret: { when: { pay: 'paid' }, whn: {} } } as const;
defineResource({
  ...base,
  build: ({ decide, decidedBy, facts }) => ({
    key: 'order_no',
    // @ts-expect-error 'pageCall' is no part of a definition
    pageCall: ['save'],
    list: {
      call: 'list',
      // @ts-expect-error 'limitt' is no option of a list
      limitt: 'none',
      // @ts-expect-error 'colums' is none
      colums: ['pay'],
      // @ts-expect-error 'hiden' is no option of a column
      columns: ['order_no', { field: 'pay', hiden: true }, { field: 'num', to: (row) => row.order_no }],
      // @ts-expect-error 'wen' is no option of what can be selected
      selectable: { when: { pay: 'paid' }, wen: {} },
      queues: {
        waiting: {
          show: 'area/orders',
          step: 'check',
          pending: {},
          params: ({ order_no }) => ({ id: order_no }),
          // @ts-expect-error 'pendng' is no option of a queue
          pendng: {},
          // @ts-expect-error 'wrn' is no option of an age
          age: { since: 'order_no', wrn: '1d' },
        },
      },
    },
    // @ts-expect-error 'opnening' is no option of a detail
    detail: { call: 'list', params: (id) => ({ id }), opnening: () => ({}) },
    show: {
      sections: { order: facts(['order_no']) },
      // @ts-expect-error 'sectons' is no option of a show
      sectons: { pay: facts(['pay']) },
    },
    review: {
      check: {
        decided: decidedBy({ result: 'pay' }),
        actions: { agree: decide({ call: 'save', confirm: true, with: ({ order_no }) => ({ order_no }) }) },
        // @ts-expect-error 'stay' is no option of a step
        stay: true,
        // @ts-expect-error 'warning' is none
        warning: { secret: { when: { pay: 'paid' } } },
        // @ts-expect-error 'wen' is no option of a warning
        warnings: { secret: { when: { pay: 'paid' }, wen: {} } },
      },
      // @ts-expect-error 'whn' is no option of a warning, wherever it is written
      shared: { decided: decidedBy({ result: 'pay' }), actions: {}, warnings: warned },
    },
  }),
});

// Nor a warning that is always there, be it that its condition is misspelt.
const misnamed = { secret: { whn: { pay: 'paid' } } } as const;
const unconditional = { secret: {} };
const conditional = { secret: { when: { pay: 'paid' } } } as const;
defineResource({
  ...base,
  build: ({ decidedBy }) => ({
    key: 'order_no',
    review: {
      // @ts-expect-error 'whn' is no condition
      misspelt: { decided: decidedBy({ result: 'pay' }), actions: {}, warnings: misnamed },
      // @ts-expect-error it has none
      unconditional: { decided: decidedBy({ result: 'pay' }), actions: {}, warnings: unconditional },
      conditional: { decided: decidedBy({ result: 'pay' }), actions: {}, warnings: conditional },
    },
  }),
});
defineResource({
  ...base,
  build: ({ decidedBy }) => ({
    key: 'order_no',
    review: {
      check: {
        decided: decidedBy({ result: 'pay' }),
        actions: {},
        // @ts-expect-error 'whn' is no condition
        warnings: { secret: { whn: { pay: 'paid' } } },
      },
    },
  }),
});

// And of what the constructors are given.
defineResource({
  ...base,
  build: ({ submit, link, dialog, download, file, form, facts, pictures }) => ({
    key: 'order_no',
    list: { call: 'list', columns: ['order_no'] },
    show: {
      sections: {
        // @ts-expect-error 'wen' is no option of a block
        facts: facts(['order_no'], { wen: {} }),
        // @ts-expect-error 'larg' is no option of pictures
        pictures: pictures(['order_no'], { larg: true }),
      },
    },
    actions: {
      // @ts-expect-error 'wth' is no option of what is sent
      submit: submit({ call: 'save', confirm: true, wth: () => ({}) }),
      // @ts-expect-error 'tone' is an option of a decision, whose buttons stand beside each other
      tone: submit({ call: 'save', confirm: true, tone: 'bad' }),
      // @ts-expect-error 'newTabs' is no option of a link
      link: link({ to: () => '/x', newTabs: true }),
      // @ts-expect-error 'stp' is no option of a dialog
      dialog: dialog({ show: 'area/orders', params: () => ({}), stp: 'check' }),
      // @ts-expect-error 'parms' is no option of a download
      download: download({ call: 'list', parms: {} }),
      // @ts-expect-error 'permision' is no option of a file
      file: file({ url: (row) => row.order_no, permision: 'orders:read' }),
    },
    // @ts-expect-error 'frm' is no option of a form
    edit: form({ call: 'save', form: { note: i.text() }, frm: () => ({}) }),
  }),
});
// @ts-expect-error 'row' is no option of a call
get('/api/list', { row: 'list' });

// A kind of input stands only where it is drawn.
const source = { call: get('/api/options'), value: 'id', text: 'name' };
const file = { call: upload('/api/upload'), extension: '.apk', maxSize: 1 };
defineResource({
  ...base,
  build: () => ({
    key: 'order_no',
    list: {
      call: 'list',
      columns: ['order_no'],
      filters: {
        text: i.text(),
        number: i.number({ min: 1, max: 5, decimals: 0, tooLarge: 'tooLong' }),
        select: i.select(payment),
        choice: i.choice(source),
        date: i.date(),
        dateRange: i.dateRange({ time: true }),
      },
    },
  }),
});
type Filters = Inputs<FilterKind>;
type Form = Inputs<FormKind>;
export const kinds = [
  // @ts-expect-error the query bar draws no password
  { filter: i.password() } satisfies Filters,
  // @ts-expect-error the query bar draws no text of several lines
  { filter: i.textarea() } satisfies Filters,
  // @ts-expect-error the query bar draws no radio buttons
  { filter: i.radio(payment) } satisfies Filters,
  // @ts-expect-error the query bar draws no tree
  { filter: i.checklist(source) } satisfies Filters,
  // @ts-expect-error the query bar uploads nothing
  { filter: i.file(file) } satisfies Filters,
  // @ts-expect-error a form draws no range
  { input: i.dateRange() } satisfies Form,
  {
    text: i.text(),
    lines: i.textarea(),
    secret: i.password(),
    number: i.number(),
    one: i.radio(payment),
  } satisfies Form,
  {
    one: i.select(payment),
    some: i.checklist(source),
    option: i.choice(source),
    day: i.date(),
    file: i.file(file),
  } satisfies Form,
];
defineResource({
  ...base,
  build: () => ({
    key: 'order_no',
    // @ts-expect-error the query bar draws no password
    list: { call: 'list', columns: ['order_no'], filters: { secret: i.password() } },
  }),
});
defineResource({
  ...base,
  build: ({ submit, form }) => ({
    key: 'order_no',
    list: { call: 'list', columns: ['order_no'] },
    actions: {
      // @ts-expect-error a form draws no range
      save: submit({ call: 'save', form: { days: i.dateRange() } }),
    },
    // @ts-expect-error a form draws no range
    create: form({ call: 'save', form: { days: i.dateRange() } }),
  }),
});

// Each kind has its own options, and none of another's.
// @ts-expect-error a number has limits, and no pattern
i.number({ pattern: /x/ });
// @ts-expect-error a text has no least value
i.text({ min: 1 });
// @ts-expect-error a text of several lines has no keyboard of its own
i.textarea({ inputMode: 'tel' });
// @ts-expect-error what a password starts with is its mask
i.password({ initial: 'x' });
// @ts-expect-error a day has no longest text
i.date({ max: 3 });
// @ts-expect-error a range may always stay empty
i.dateRange({ required: 'required' });
// @ts-expect-error only a remote choice may have nothing to choose
i.select(payment, { requiredIfOffered: 'required' });
// @ts-expect-error only a tree has an option apart
i.choice(source, { apart: { value: '1', whileChosen: '2', label: 'required' } });
// @ts-expect-error no such message
i.number({ min: 1, tooSmall: 'tooTiny' });

// A radio starts with one of its values, a message is one that is there.
// @ts-expect-error 'payd' is no value
i.radio(payment, { initial: 'payd' });
// @ts-expect-error no such message
i.text({ required: 'orderRequired' });
// @ts-expect-error no such message
export const message: MessageKey = 'orderRequired';

// Labels: none forgotten, none too many.
const labelled = defineResource({
  ...base,
  build: ({ submit }) => ({
    key: 'order_no',
    list: { call: 'list', columns: ['order_no', { field: 'pay' }], filters: { keyword: i.text() } },
    actions: {
      save: submit({ call: 'save', form: { note: i.text() } }),
      ask: submit({ call: 'save', confirm: true }),
    },
  }),
});
type Labels = LabelsOf<typeof labelled>;
const words = {
  name: 'Orders',
  fields: { order_no: 'No.', pay: 'Payment' },
  filters: { keyword: 'Keyword' },
  actions: {
    save: { name: 'Save', success: 'Saved', fields: { note: 'Note' } },
    ask: { name: 'Ask', success: 'Asked', confirm: 'Ask?' },
  },
} as const satisfies Labels;

const unsaid = { name: 'Save', fields: { note: 'Note' } };
const unasked = { name: 'Ask', success: 'Asked' };
const unlabelled = { name: 'Save', success: 'Saved' };

export const labels = [
  words satisfies Labels,
  // @ts-expect-error the label of 'pay' is missing
  { ...words, fields: { order_no: 'No.' } } satisfies Labels,
  // @ts-expect-error 'num' is no column
  { ...words, fields: { order_no: 'No.', pay: 'Payment', num: 'Number' } } satisfies Labels,
  // @ts-expect-error the label of the filter is missing
  { ...words, filters: {} } satisfies Labels,
  // @ts-expect-error what is said afterwards is missing
  { ...words, actions: { ...words.actions, save: unsaid } } satisfies Labels,
  // @ts-expect-error the label of the input is missing
  { ...words, actions: { ...words.actions, save: unlabelled } } satisfies Labels,
  // @ts-expect-error the question is missing
  { ...words, actions: { ...words.actions, ask: unasked } } satisfies Labels,
];

// Columns: a field of a record inside the record, a cell and its text.
const nested = {
  ...base,
  record: defineRecord({
    order_no: f.text(),
    channel: f.object({ name: f.text(), owner: f.object({ mobile: f.phone() }) }),
    lines: f.list({ title: f.text() }),
  }),
} as const;
const cell = async () => ({ default: ({ value }: CellProps<string>) => value });
const dotted = defineResource({
  ...nested,
  build: () => ({
    key: 'order_no',
    list: {
      call: 'list',
      columns: [
        'channel.name',
        { field: 'channel.owner.mobile', hidden: true },
        { field: 'order_no', cell },
        { field: 'channel', text: ({ channel }) => channel.name },
        { field: 'lines', text: ({ lines }) => lines.map(({ title }) => title).join() },
      ],
    },
  }),
});
export const dottedWords = {
  name: 'Orders',
  fields: {
    'channel.name': 'Channel',
    'channel.owner.mobile': 'Phone',
    order_no: 'No.',
    channel: 'C',
    lines: 'L',
  },
} satisfies LabelsOf<typeof dotted>;
defineResource({
  ...nested,
  // @ts-expect-error 'nam' is no field of the record inside
  build: () => ({ key: 'order_no', list: { call: 'list', columns: ['channel.nam'] } }),
});
defineResource({
  ...nested,
  // @ts-expect-error a record is no column: it has no text
  build: () => ({ key: 'order_no', list: { call: 'list', columns: ['channel'] } }),
});
defineResource({
  ...nested,
  // @ts-expect-error a cell of rows has no text to export
  build: () => ({ key: 'order_no', list: { call: 'list', columns: [{ field: 'lines', cell }] } }),
});

// A mistake is said where it stands, and not in the words once more.
const misspelt = defineResource({
  ...base,
  // @ts-expect-error 'orderNo' is no field
  build: () => ({ key: 'order_no', list: { call: 'list', columns: ['orderNo'] } }),
});
export const once = { name: 'Orders', fields: { order_no: 'No.' } } satisfies LabelsOf<typeof misspelt>;
