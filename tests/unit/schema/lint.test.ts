import { resources } from '@resources/manifest';
import { describe, expect, it } from 'vitest';
import type { Tools } from '../../../src/schema/actions';
import { tools } from '../../../src/schema/actions';
import { lint, lintFigures, lintName, lintPaging, type RuleCode, rules } from '../../../src/schema/lint';
import type { AnyResource, AnyRow } from '../../../src/schema/resource';
import { defineEnum, f, get, i, patch } from '../../../src/schema.ts';
import { broken, brokenList, brokenSections, brokenSubmit, payment, sound } from './broken';
import { showFaults } from './showFaults';

const { dialog, link, submit, submitSelected, file, download, calc } = tools as unknown as Tools<
  AnyRow,
  string
>;
const orders = sound as unknown as AnyResource;
const twice = defineEnum('twice', { one: { wire: '1' }, other: { wire: ['2', '1'] } });
const mute = defineEnum('mute', { said: { wire: '1' }, unsaid: { wire: [] } });
const actions = (parts: object) => broken({ definition: { actions: parts } });

/** With rows that have no key, selectable by these parts of the list only. */
const keyless = (list: object) =>
  broken({
    definition: { key: '#', list: { ...orders.definition.list, selection: undefined, ...list } as never },
  });
const { unpaid } = sound.definition.list.queues;

/** Shared options aren't literals where they are used, so types don't detect excess ones. */
const shared = { permision: 'orders:write', confirm: true, call: 'save' } as const;
const { sections } = sound.definition.show;

/** Edits that would overwrite what they don't start from. */
const editFaults: readonly (readonly [form: object, from: (row: AnyRow) => object, problem: string])[] = [
  [
    { note: i.text() },
    () => ({}),
    "edit.from: 'note' is missing, so that saving would empty it: add note: '' if it is always filled in anew",
  ],
  [
    { acceptor_name: i.text() },
    () => ({}),
    "edit.from: 'acceptor_name' is missing, so that saving would empty it: add acceptor_name: row.acceptor_name",
  ],
  [
    { acceptor_name: i.text() },
    ({ order_no }) => ({ acceptor_name: order_no }),
    "edit.from 'acceptor_name': it doesn't change with the record's acceptor_name: start it from row.acceptor_name",
  ],
  [
    { pay: i.radio(payment) },
    ({ inner }) => ({ pay: (inner as AnyRow).pay }),
    "edit.from 'pay': it doesn't change with the record's pay: start it from row.pay",
  ],
];

/** A violation of each rule, and the line that reports it. */
const ownFaults: readonly (readonly [RuleCode, AnyResource, string])[] = [
  [
    'RES001',
    broken({ name: '/area/orders' }),
    "name '/area/orders': a name is its route without the leading slash, such as 'shop/orders'",
  ],
  [
    'RES003',
    broken({
      definition: { list: undefined, detail: undefined, create: undefined, edit: undefined },
      api: { save: sound.api.save },
    }),
    "build: declare a list, a detail or a form, or name calls in 'pageCalls'",
  ],
  ['RES004', broken({ definition: { key: 'orderNo' } }), "key 'orderNo': did you mean 'order_no'?"],
  ['RES004', broken({ definition: { key: ['order_no', 'zzz'] } }), "key 'zzz': there is no such field"],
  [
    'RES005',
    broken({ record: { ...sound.record, id: f.hidden() } }),
    "record.id: a row's id is made of its key: make 'id' the key, or leave it out",
  ],
  [
    'RES006',
    broken({ definition: { key: '#' } }),
    "list.selection: rows with the key '#' have no identity to be selected by",
  ],
  [
    'RES006',
    broken({ definition: { key: ['order_no', 'acceptor_name'] } }),
    'list.selection: several fields are no number to send: make one of them the key',
  ],
  [
    'RES006',
    keyless({ sums: ['order_no'] }),
    "list.sums: rows with the key '#' have no identity to be selected by",
  ],
  [
    'RES006',
    keyless({ queues: { unpaid: { ...unpaid, several: { refuse: {} } } } }),
    "list.queues.unpaid.several: rows with the key '#' have no identity to be selected by",
  ],
  ['RES010', brokenList({ call: 'lists' }), "list.call 'lists': did you mean 'list'?"],
  [
    'RES010',
    brokenSubmit({ call: 'send' }),
    "actions.settle.call 'send': there is no such call; there are 'list', 'one', 'save'",
  ],
  [
    'RES010',
    actions({ all: download({ call: 'export' }) }),
    "actions.all 'export': there is no such call; there are 'list', 'one', 'save'",
  ],
  ['RES010', broken({ definition: { pageCalls: ['lost'] } }), "pageCalls[0] 'lost': did you mean 'list'?"],
  [
    'RES011',
    broken({ api: { ...sound.api, spare: get('/api/spare') } }),
    "api.spare: nothing calls it: use it, leave it out, or name it in 'pageCalls'",
  ],
  [
    'RES012',
    brokenList({ columns: ['order_no', 'acceptorName'] }),
    "list.columns[1] 'acceptorName': did you mean 'acceptor_name'?",
  ],
  [
    'RES013',
    broken({ api: { ...sound.api, list: get('/api/orders?x=1') } }),
    "api.list '/api/orders?x=1': a path starts with / and has no query; a part of it that varies is {named}",
  ],
  [
    'RES014',
    broken({ definition: { detail: { call: 'one', params: () => ({ id: '1' }) } } }),
    'detail.params: the id is in none of the parameters',
  ],
  [
    'RES015',
    broken({
      api: { ...sound.api, move: patch('/api/orders/{order}') },
      definition: { actions: { ...sound.definition.actions, move: submit({ call: 'move', confirm: true }) } },
    }),
    "actions.move.with: 'order' is missing, which the path /api/orders/{order} names",
  ],
  ['RES020', brokenList({ columns: [] }), 'list.columns: a list needs a column'],
  [
    'RES021',
    brokenList({ columns: ['order_no', { field: 'order_no' }] }),
    "list.columns[1] 'order_no': list.columns[0] shows it already",
  ],
  [
    'RES022',
    brokenList({ columns: ['secret'] }),
    "list.columns[0] 'secret': the field is f.hidden(): give it the kind it is shown as",
  ],
  [
    'RES023',
    brokenList({ columns: ['inner'] }),
    "list.columns[0] 'inner': it holds a record or rows: name a field inside it, or give the column a 'text'",
  ],
  [
    'RES024',
    broken({
      record: { ...sound.record, pin: f.secret() },
      definition: {
        list: { ...sound.definition.list, columns: [{ field: 'pin', to: () => '/area/orders' }] },
      },
    }),
    "list.columns[0].to 'pin': the field is f.secret(), which is drawn with buttons: let another column lead to the page",
  ],
  [
    'RES025',
    brokenList({ marks: { late: { on: 'ordr_no', tone: 'warn', when: () => true } } }),
    "list.marks.late.on 'ordr_no': did you mean 'order_no'?",
  ],
  ['RES026', brokenList({ sums: ['ordr_no'] }), "list.sums 'ordr_no': did you mean 'order_no'?"],
  [
    'RES026',
    brokenList({ sums: ['order_no'] }),
    "list.sums 'order_no': a sum is of f.money() or f.int(), and not of f.text()",
  ],
  [
    'RES027',
    brokenList({ sort: { by: ['order_no', 'id'], params: () => ({}) } }),
    "list.sort.by 'id': it stands for a list that nobody has sorted: leave it out",
  ],
  ['RES012', brokenList({ columns: ['inner.nots'] }), "list.columns[0] 'inner.nots': did you mean 'note'?"],
  [
    'RES022',
    brokenList({ columns: ['inner.hash'] }),
    "list.columns[0] 'inner.hash': the field is f.hidden(): give it the kind it is shown as",
  ],
  [
    'RES030',
    brokenList({ filters: { type: i.text() } }),
    "list.filters.type: the list always sends 'type' itself",
  ],
  [
    'RES034',
    brokenList({ filters: { no: i.text({ finds: [{ name: 'no', pattern: /x/g, example: 'x' }] }) } }),
    "list.filters.no.finds 'no': a pattern must not have the flag g or y",
  ],
  [
    'RES034',
    brokenList({ filters: { no: i.text({ finds: [{ name: 'no', pattern: /^y$/, example: 'x' }] }) } }),
    "list.filters.no.finds 'no': its example 'x' doesn't match its pattern",
  ],
  [
    'RES034',
    brokenList({
      filters: {
        no: i.text({ max: 1, tooLong: 'tooLong', finds: [{ name: 'no', pattern: /^xx$/, example: 'xx' }] }),
      },
    }),
    "list.filters.no.finds 'no': the filter refuses 'xx'",
  ],
  [
    'RES035',
    brokenSubmit({
      form: { no: i.text({ finds: [{ name: 'no', pattern: /^x$/, example: 'x' }] }) },
      confirm: undefined,
    }),
    'actions.settle.form.no.finds: only a filter of a list finds',
  ],
  [
    'RES032',
    brokenList({ filters: { secret: i.password() } }),
    'list.filters.secret: i.password() is an input of forms',
  ],
  [
    'RES033',
    brokenList({ filters: { keyword: i.text({ required: 'required' }) } }),
    "list.filters.keyword: a filter can't be required",
  ],
  [
    'RES036',
    brokenList({ filters: { pay: i.select(twice) } }),
    "list.filters.pay 'twice': there is no such enum among the fields; there is 'payment'",
  ],
  [
    'RES037',
    brokenList({ searchHere: true, filters: { keyword: i.text() } }),
    "list.searchHere: the call searches itself, by the filter 'keyword': leave it out",
  ],
  [
    'RES038',
    brokenList({ tabs: 'status', filters: { pay: i.select(twice), keyword: i.text() } }),
    "list.tabs 'status': there is no such filter with an enum; there is 'pay'",
  ],
  ['RES040', brokenSubmit({ when: { Pay: 'paid' } }), "actions.settle.when 'Pay': did you mean 'pay'?"],
  [
    'RES040',
    brokenSubmit({ when: { inner: { zzz: 'paid' } } }),
    "actions.settle.when.inner 'zzz': there is no such field; there are 'pay', 'note', 'hash'",
  ],
  [
    'RES040',
    brokenSubmit({ shown: { note: { hov: 'paid' } } }),
    "actions.settle.shown.note 'hov': did you mean 'how'?",
  ],
  [
    'RES040',
    brokenSubmit({ rules: [{ row: { payed: 'paid' }, require: ['note'], message: 'required' }] }),
    "actions.settle.rules[0].row 'payed': there is no such field",
  ],
  [
    'RES040',
    brokenSubmit({
      form: {
        ...sound.definition.actions?.settle?.form,
        note: i.textarea({ templates: [{ say: 'required', when: { hov: 'paid' } }] }),
      },
    }),
    "actions.settle.form.note.templates 'required' 'hov': did you mean 'how'?",
  ],
  [
    'RES041',
    brokenSubmit({ when: { pay: '2' } }),
    "actions.settle.when.pay '2': there is no such value; there are 'unpaid', 'paid'",
  ],
  [
    'RES041',
    brokenSubmit({ when: { pay: { not: ['payd'] } } }),
    "actions.settle.when.pay 'payd': did you mean 'paid'?",
  ],
  [
    'RES042',
    brokenSubmit({ when: { pay: [] } }),
    'actions.settle.when.pay: a condition without values never holds',
  ],
  [
    'RES043',
    actions({ view: link({ to: () => '/x', whenCalc: calc([], () => true, ' ') }) }),
    "actions.view.whenCalc: say why data can't say it",
  ],
  [
    'RES043',
    actions({ view: link({ to: () => '/x', whenCalc: calc(['order'], () => true, 'so') }) }),
    "actions.view.whenCalc.uses 'order': there is no such field",
  ],
  [
    'RES044',
    brokenList({ actions: { add: link({ to: () => '/x', when: { pay: 'paid' } }) } }),
    'list.actions.add: there is no row here for a condition to be about',
  ],
  ['RES050', actions({ send: submit({ call: 'save' }) }), "actions.send: give it a form, or 'confirm: true'"],
  ['RES050', brokenSubmit({ confirm: true }), "actions.settle: it has a form: 'confirm' is never asked"],
  [
    'RES051',
    brokenSubmit({ rules: [{ require: ['notes'], message: 'required' }] }),
    "actions.settle.rules[0] 'notes': did you mean 'note'?",
  ],
  [
    'RES051',
    brokenSubmit({ rules: [{ matches: { zzzz: /x/ }, message: 'required' }] }),
    "actions.settle.rules[0] 'zzzz': there is no such input; there are 'how', 'note'",
  ],
  [
    'RES052',
    brokenSubmit({ shown: { notes: { how: 'paid' } } }),
    "actions.settle.shown 'notes': did you mean 'note'?",
  ],
  [
    'RES053',
    brokenList({ filters: { keyword: i.text({ max: 3 }) } }),
    "list.filters.keyword: 'max' needs a message: 'tooLong' or 'wrong'",
  ],
  [
    'RES053',
    brokenList({ filters: { keyword: i.text({ pattern: /x/ }) } }),
    "list.filters.keyword: 'pattern' needs a message: 'wrong'",
  ],
  [
    'RES072',
    brokenSubmit({ form: { note: i.text(), again: i.password({ repeats: 'nota', wrong: 'required' }) } }),
    "actions.settle.form.again.repeats 'nota': did you mean 'note'?",
  ],
  [
    'RES072',
    brokenSubmit({ form: { note: i.text(), again: i.password({ repeats: 'note' }) } }),
    "actions.settle.form.again: 'repeats' needs a message: 'wrong'",
  ],
  [
    'RES054',
    brokenList({ filters: { keyword: i.text({ pattern: /x/g, wrong: 'required' }) } }),
    'list.filters.keyword: a pattern must not have the flag g or y',
  ],
  [
    'RES054',
    brokenSubmit({ rules: [{ matches: { note: /x/y }, message: 'required' }] }),
    'actions.settle.rules[0].note: a pattern must not have the flag g or y',
  ],
  [
    'RES055',
    brokenList({ filters: { pay: { ...i.select(payment), initial: 'payd' } } }),
    "list.filters.pay.initial 'payd': did you mean 'paid'?",
  ],
  [
    'RES066',
    brokenSubmit({ form: { how: i.radio(payment), note: i.text(), days: i.dateRange() } }),
    'actions.settle.form.days: i.dateRange() is an input of filters',
  ],
  [
    'RES067',
    brokenList({ filters: { amount: i.number({ min: 2, max: 1 }) } }),
    'list.filters.amount: no number is at least 2 and at most 1',
  ],
  [
    'RES067',
    brokenList({ filters: { amount: i.number({ decimals: -1 }) } }),
    "list.filters.amount.decimals '-1': it is a count of decimal places",
  ],
  [
    'RES067',
    brokenList({ filters: { amount: i.number({ max: 5, initial: '6' }) } }),
    "list.filters.amount.initial '6': the input itself refuses it",
  ],
  [
    'RES068',
    actions({ send: submit({ ...shared }) }),
    "actions.send 'permision': did you mean 'permission'?",
  ],
  ['RES068', brokenSubmit({ tone: 'bad' }), "actions.settle 'tone': there is no such option"],
  [
    'RES068',
    actions({ look: dialog({ show: 'area/orders', params: () => ({ order: '1' }), ...{ stp: 'check' } }) }),
    "actions.look 'stp': did you mean 'step'?",
  ],
  [
    'RES068',
    brokenSections({ lines: { ...sections.lines, link: {} } }),
    "show.sections.lines 'link': did you mean 'links'?",
  ],
  [
    'RES068',
    broken({ definition: { edit: { ...sound.definition.edit, zzz: 1 } } }),
    "edit 'zzz': there is no such option",
  ],
  [
    'RES056',
    brokenSubmit({ with: () => ({ note: 'x' }) }),
    "actions.settle.with 'note': the form sends it too",
  ],
  [
    'RES057',
    broken({ definition: { detail: undefined }, api: { list: sound.api.list, save: sound.api.save } }),
    'edit: declare the detail that it starts from',
  ],
  [
    'RES058',
    broken({ definition: { edit: { ...sound.definition.edit, from: () => ({ notes: '' }) } } }),
    "edit.from 'notes': did you mean 'note'?",
  ],
  ...editFaults.map(
    ([form, from, problem]) =>
      [
        'RES069',
        broken({ definition: { edit: { ...sound.definition.edit, form, from } } }),
        problem,
      ] as const,
  ),
  ['RES059', broken({ definition: { create: { call: 'save', form: {} } } }), 'create: a form needs an input'],
  [
    'RES060',
    actions({ view: link({ to: () => 'https://elsewhere.example' }) }),
    'actions.view: a link is a path of this console: make it with the links of its routes',
  ],
  [
    'RES061',
    brokenList({ columns: [{ field: 'order_no', to: () => '//elsewhere.example' }] }),
    'list.columns[0].to: a link is a path of this console: make it with the links of its routes',
  ],
  [
    'RES062',
    actions({ view: link({ permission: 'orders', to: () => '/x' }) }),
    "actions.view.permission 'orders': name the menu's permission string",
  ],
  [
    'RES064',
    brokenList({ selection: { see: dialog({ list: 'area/orders', params: () => ({}) }) } }),
    "list.selection.see: a show or a list can't be about several rows",
  ],
  [
    'RES064',
    brokenList({ selection: { go: link({ to: () => '/x' }) } }),
    "list.selection.go: a show or a list can't be about several rows",
  ],
  [
    'RES064',
    brokenList({ selection: { go: submit({ call: 'save', confirm: true, with: ({ id }) => ({ id }) }) } }),
    "list.selection.go: send the ids of the selected rows, by 'with' of submitSelected",
  ],
  [
    'RES056',
    brokenList({
      selection: {
        close: submitSelected({
          call: 'save',
          form: { ids: i.text() },
          with: (ids) => ({ ids: ids.join() }),
        }),
      },
    }),
    "list.selection.close.with 'ids': the form sends it too",
  ],
  [
    'RES065',
    brokenList({ actions: { take: file({ url: () => 'https://files.example.com' }) } }),
    'list.actions.take: there is no row here whose file could be downloaded',
  ],
  [
    'RES070',
    broken({ record: { ...sound.record, how: f.enum(twice) } }),
    "enum 'twice' code '1': 'one', 'other' share it",
  ],
  [
    'RES071',
    broken({ record: { ...sound.record, inner: f.object({ pay: f.enum(payment), deep: f.enum(mute) }) } }),
    "enum 'mute' value 'unsaid': it has no code: name the one of the wire, or delete the value",
  ],
  [
    'RES125',
    brokenList({ figures: { odd: { count: {}, by: 'pay' } } }),
    "list.figures.odd.by: it is a figure by 'count' already",
  ],
  [
    'RES125',
    brokenList({ figures: { none: { where: {} } } }),
    'list.figures.none: it shows nothing: name one of count, by, byDay, draws',
  ],
  [
    'RES126',
    brokenList({ figures: { paid: { count: { pya: 'paid' } } } }),
    "list.figures.paid.count 'pya': did you mean 'pay'?",
  ],
  [
    'RES126',
    brokenList({ figures: { paid: { by: 'pay', where: { pay: 'payd' } } } }),
    "list.figures.paid.where.pay 'payd': did you mean 'paid'?",
  ],
  [
    'RES126',
    brokenList({ figures: { daily: { byDay: 'pay' } } }),
    "list.figures.daily.byDay 'pay': there is no such filter with a range of days",
  ],
  [
    'RES127',
    brokenList({ figures: { drawn: { draws: ['acceptor_name'], along: 'order_no' } } }),
    "list.figures.drawn.draws 'acceptor_name': f.text() is no number",
  ],
  [
    'RES127',
    brokenList({ figures: { drawn: { draws: [], along: 'secret' } } }),
    "list.figures.drawn.along 'secret': there is no such column; there are 'order_no', 'acceptor_name', 'pay'",
  ],
];

const faults = [...ownFaults, ...showFaults];

describe('the linter', () => {
  it('finds nothing in a sound declaration', () => {
    expect(lint(orders)).toEqual([]);
  });

  it.each(faults)('%s finds its problem (case %#)', (code, resource, problem) => {
    const said = lint(resource).filter((line) => line.startsWith(code));
    expect(said).toEqual([`${code} ${resource.name} ${problem}`]);
  });

  it('has a test case for every rule', () => {
    expect(new Set(faults.map(([code]) => code))).toEqual(new Set(Object.keys(rules)));
  });

  it("doesn't read a condition on empty rows or an empty record as one on their fields", () => {
    expect(lint(brokenSubmit({ when: { lines: { empty: false }, inner: { empty: true } } }))).toEqual([]);
  });

  it('lets an edit start from what is made of its field, and not from a password', () => {
    const edit = {
      ...sound.definition.edit,
      form: { acceptor_name: i.text(), pay: i.radio(payment), password: i.password() },
      from: ({ acceptor_name, pay }: AnyRow) => ({
        acceptor_name: `${acceptor_name}!`,
        pay: pay || 'unpaid',
      }),
    };
    expect(lint(broken({ definition: { edit } })).filter((line) => line.startsWith('RES069'))).toEqual([]);
  });

  it('reads an empty path as no link', () => {
    const column = { field: 'order_no', to: () => '' };
    expect(lint(brokenList({ columns: [column] }))).toEqual([]);
  });

  it('RES031 finds the paging parameter of its application, and no other', () => {
    const filters = { page: i.text(), pageSize: i.text() };
    const findings = (limit?: 'none') => lintPaging(brokenList({ filters, limit }), ['at', 'pageSize']);
    const problem = "the list sends it itself: see 'limit'";
    expect(findings()).toEqual([`RES031 area/orders list.filters.pageSize: ${problem}`]);
    expect(findings('none')).toEqual([]);
    expect(lintPaging(brokenList({ params: { at: '5' } }), ['at'])).toEqual([
      `RES031 area/orders list.params.at: ${problem}`,
    ]);
  });

  it('RES083 reports a page to begin with that names what has no figures, or belongs to no list', () => {
    const figures = { paid: { count: { pay: 'paid' } } };
    const declared = { 'area/orders': brokenList({ figures }), 'area/plain': orders };
    expect(lintFigures(['area/orders', { of: 'area/orders', under: 'area/plain' }], declared)).toEqual([]);
    expect(lintFigures(['area/order', { of: 'area/orders', under: 'area/plane' }], declared)).toEqual([
      "RES083 figures 'area/order': did you mean 'area/orders'?",
      "RES083 figures 'area/orders' under 'area/plane': did you mean 'area/plain'?",
    ]);
  });

  it('RES080 reports a resource that is registered under another name', () => {
    expect(lintName(orders, 'area/order')).toEqual([
      "RES080 area/orders name: it is registered as 'area/order', and a name is its route",
    ]);
    expect(lintName(orders, 'area/orders')).toEqual([]);
  });
});

describe('every declared resource', () => {
  it.each(Object.entries(resources))('%s lints clean', async (name, load) => {
    const { default: resource } = await load();
    expect([...lint(resource), ...lintName(resource, name)]).toEqual([]);
  });
});
