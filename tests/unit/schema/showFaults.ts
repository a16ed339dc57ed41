import { type Tools, tools } from '../../../src/schema/actions';
import type { RuleCode } from '../../../src/schema/lint';
import type { AnyResource, AnyRow, AnyShown } from '../../../src/schema/resource';
import { type ShowTools, showTools } from '../../../src/schema/show';
import { i } from '../../../src/schema.ts';
import { broken, brokenQueue, brokenSections, brokenStep, sound } from './broken';

const { facts, pictures, files, rows, history } = showTools as unknown as ShowTools<
  AnyShown & Readonly<Record<string, never>>
>;
const { submit, calc } = tools as unknown as Tools<AnyRow, string>;
const checked = { by: 'who', at: 'when', result: 'what', note: 'why' } as const;
const section = (block: unknown) => brokenSections({ order: block });
const timelineOf = (source: object) => section({ type: 'timeline', sources: { all: source } });
/** With parts of a review's action `refuse` replaced. */
const decision = (more: object) =>
  brokenStep({ actions: { refuse: { ...sound.definition.review.check.actions.refuse, ...more } } });
const { decided } = sound.definition.review.check;

/** The only moment of the sound declaration. */
const waiting = { since: 'checks.when' };

/** A violation of each rule about shows and reviews, and the line that reports it. */
export const showFaults: readonly (readonly [RuleCode, AnyResource, string])[] = [
  ['RES010', decision({ call: 'sav' }), "review.check.actions.refuse.call 'sav': did you mean 'save'?"],
  [
    'RES011',
    broken({
      api: { ...sound.api, check: sound.api.save },
      definition: { review: { check: { decided, actions: {} } } },
    }),
    "api.check: nothing calls it: use it, leave it out, or name it in 'pageCalls'",
  ],
  [
    'RES040',
    section(facts(['order_no'] as never, { when: { pays: 'paid' } as never })),
    "show.sections.order.when 'pays': did you mean 'pay'?",
  ],
  [
    'RES040',
    section(facts(['order_no'] as never, { when: { route: { form: 'x' } } as never })),
    "show.sections.order.when.route 'form': did you mean 'from'?",
  ],
  [
    'RES040',
    decision({ when: { inner: { pays: 'paid' } } }),
    "review.check.actions.refuse.when.inner 'pays': did you mean 'pay'?",
  ],
  [
    'RES041',
    section([facts(['order_no'] as never), facts(['pay'] as never, { when: { pay: '2' } as never })]),
    "show.sections.order[1].when.pay '2': there is no such value; there are 'unpaid', 'paid'",
  ],
  [
    'RES042',
    decision({ when: { pay: [] } }),
    'review.check.actions.refuse.when.pay: a condition without values never holds',
  ],
  [
    'RES043',
    section(facts(['order_no'] as never, { whenCalc: calc(['order'], () => true, 'so') })),
    "show.sections.order.whenCalc.uses 'order': there is no such field",
  ],
  [
    'RES043',
    decision({ whenCalc: calc([], () => true, '') }),
    "review.check.actions.refuse.whenCalc: say why data can't say it",
  ],
  [
    'RES040',
    section(pictures(['order_no'] as never, { expected: { when: { pays: 'paid' } as never } })),
    "show.sections.order.expected.when 'pays': did you mean 'pay'?",
  ],
  [
    'RES043',
    section(pictures(['order_no'] as never, { expected: { whenCalc: calc(['order'], () => true, 'so') } })),
    "show.sections.order.expected.whenCalc.uses 'order': there is no such field",
  ],
  ['RES050', decision({ form: {} }), "review.check.actions.refuse: give it a form, or 'confirm: true'"],
  [
    'RES053',
    decision({ form: { why: i.text({ max: 3 }) } }),
    "review.check.actions.refuse.form.why: 'max' needs a message: 'tooLong' or 'wrong'",
  ],
  [
    'RES056',
    decision({ with: ({ route }: AnyShown) => ({ why: route.order }) }),
    "review.check.actions.refuse.with 'why': the form sends it too",
  ],
  [
    'RES090',
    broken({ definition: { show: { ...sound.definition.show, representation: 'orderNo' as never } } }),
    "show.representation 'orderNo': did you mean 'order_no'?",
  ],
  [
    'RES091',
    broken({ definition: { show: { ...sound.definition.show, representation: 'inner' as never } } }),
    "show.representation 'inner': it holds a record or rows: name a field inside it",
  ],
  ['RES090', section(facts(['orderNo'] as never)), "show.sections.order 'orderNo': did you mean 'order_no'?"],
  [
    'RES090',
    section(facts(['inner.notes'] as never)),
    "show.sections.order 'inner.notes': did you mean 'note'?",
  ],
  [
    'RES090',
    section(rows('lines' as never, { columns: ['titles'] as never })),
    "show.sections.order 'titles': did you mean 'title'?",
  ],
  [
    'RES090',
    section(rows('inner' as never, { columns: ['note'] as never })),
    "show.sections.order 'inner': there is no such list of rows; there are 'lines', 'checks'",
  ],
  [
    'RES090',
    section(rows('line' as never, { columns: ['title'] as never })),
    "show.sections.order 'line': did you mean 'lines'?",
  ],
  [
    'RES090',
    section(history('checks' as never, { ...checked, note: 'whys' } as never)),
    "show.sections.order 'whys': did you mean 'why'?",
  ],
  [
    'RES091',
    section(facts(['lines'] as never)),
    "show.sections.order 'lines': it holds a record or rows: name a field inside it",
  ],
  [
    'RES092',
    section(pictures(['order_no'] as never)),
    "show.sections.order 'order_no': only f.url() can be opened, and this is f.text()",
  ],
  [
    'RES115',
    section([facts(['order_no'] as never), pictures([{ field: 'address', beside: ['orderNo'] }] as never)]),
    "show.sections.order[1].beside 'orderNo': did you mean 'order_no'?",
  ],
  [
    'RES092',
    section(files(['pay'] as never)),
    "show.sections.order 'pay': only f.url() can be opened, and this is f.enum()",
  ],
  [
    'RES107',
    timelineOf({ rows: 'check', at: 'when', shows: [] }),
    "show.sections.order.sources.all.rows 'check': did you mean 'checks'?",
  ],
  [
    'RES107',
    timelineOf({ rows: 'checks', at: 'why', shows: [] }),
    "show.sections.order.sources.all.at 'why': f.text() is no moment: name one of f.dateTime() or f.epoch()",
  ],
  [
    'RES107',
    timelineOf({ rows: 'checks', at: 'when', shows: ['wat'] }),
    "show.sections.order.sources.all.shows 'wat': did you mean 'what'?",
  ],
  [
    'RES107',
    timelineOf({ list: 'area/orders', at: 'checks.when', shows: [], by: { keyword: 'order_on' } }),
    "show.sections.order.sources.all.by 'order_on': did you mean 'order_no'?",
  ],
  [
    'RES107',
    timelineOf({ list: 'area/orders', at: 'checks.when', shows: [] }),
    "show.sections.order.sources.all: say by what its rows are found: one of 'by' and 'calls'",
  ],
  [
    'RES093',
    section(facts(['secret'] as never)),
    "show.sections.order 'secret': the field is f.hidden(): give it the kind it is shown as",
  ],
  [
    'RES093',
    section(rows('lines' as never, { columns: ['hash'] as never })),
    "show.sections.order 'hash': the field is f.hidden(): give it the kind it is shown as",
  ],
  [
    'RES094',
    section(facts(['order_no', { field: 'order_no', empty: true }] as never)),
    "show.sections.order 'order_no': this block shows it already",
  ],
  ['RES100', brokenSections({ order: [] }), 'show.sections.order: a section needs a block'],
  ['RES101', broken({ definition: { detail: undefined } }), 'show: declare the detail that it shows'],
  [
    'RES102',
    broken({ definition: { show: { ...sound.definition.show, id: 'orders' } } }),
    "show.id 'orders': did you mean 'order'?",
  ],
  [
    'RES102',
    broken({ definition: { show: { ...sound.definition.show, asks: { orders: ['1'] } as never } } }),
    "show.asks 'orders': did you mean 'order'?",
  ],
  ['RES110', brokenStep({ actions: {} }), 'review.check: a step needs an action'],
  [
    'RES111',
    brokenStep({
      actions: {
        refuse: sound.definition.review.check.actions.refuse,
        agree: submit({ call: 'save', form: { note: i.text() } }),
      },
    }),
    "review.check.actions.agree: 'refuse' asks for something already",
  ],
  [
    'RES112',
    brokenStep({ decided: { ...decided, by: 'whom' } }),
    "review.check.decided.by 'whom': did you mean 'who'?",
  ],
  [
    'RES112',
    brokenStep({ decided: { by: 'order_no', at: 'order_no', result: 'inner.what' } }),
    "review.check.decided.result 'inner.what': there is no such field",
  ],
  [
    'RES112',
    brokenStep({ decided: { ...decided, rows: 'check' } }),
    "review.check.decided.rows 'check': did you mean 'checks'?",
  ],
  [
    'RES113',
    broken({ definition: { show: undefined } }),
    'review: declare the show on whose page decisions are made',
  ],
  ['RES114', brokenStep({ pause: '2m' }), "review.check.pause '2m': write whole seconds up to 60: '8s'"],
  [
    'RES120',
    brokenQueue({ pending: { pays: 'unpaid' } }),
    "list.queues.unpaid.pending 'pays': did you mean 'pay'?",
  ],
  [
    'RES120',
    brokenQueue({ pending: { pay: 'unpayd' } }),
    "list.queues.unpaid.pending.pay 'unpayd': did you mean 'unpaid'?",
  ],
  [
    'RES121',
    brokenQueue({ pending: {} }),
    'list.queues.unpaid.pending: name the filter that selects the pending rows',
  ],
  [
    'RES122',
    brokenQueue({ age: { since: 'order_no' } }),
    "list.queues.unpaid.age.since 'order_no': f.text() is no moment: name one of f.dateTime() or f.epoch()",
  ],
  [
    'RES122',
    brokenQueue({ age: { since: 'ordr_no' } }),
    "list.queues.unpaid.age.since 'ordr_no': did you mean 'order_no'?",
  ],
  [
    'RES123',
    brokenQueue({ age: { ...waiting, warn: '1.5h' } }),
    "list.queues.unpaid.age.warn '1.5h': write a whole number of m, h or d: '4h'",
  ],
  [
    'RES123',
    brokenQueue({ age: { ...waiting, warn: '24h', late: '1d' } }),
    "list.queues.unpaid.age.late '1d': it is no longer than the warning's '24h'",
  ],
  [
    'RES124',
    brokenQueue({ pending: { keyword: 'unpaid' }, age: waiting }),
    "list.queues.unpaid.age: a filter of 'pending' has no field of its enum, or several: say which rows wait by 'when'",
  ],
  [
    'RES128',
    brokenQueue({ pending: { keyword: 'unpaid' }, several: { refuse: {} } }),
    "list.queues.unpaid.several: a filter of 'pending' has no field of its enum, or several: say which rows wait by 'age.when'",
  ],
  [
    'RES040',
    brokenQueue({ age: { ...waiting, when: { pays: 'unpaid' } } }),
    "list.queues.unpaid.age.when 'pays': did you mean 'pay'?",
  ],
];
