import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../src/tools/declare/exchange';
import type { Known } from '../../../src/tools/declare/fields';
import { planOf } from '../../../src/tools/declare/plan';
import type { Wanted } from '../../../src/tools/declare/wanted';
import { showSource } from '../../../src/tools/declare/write/declaration';
import { merged, ofProduct, told } from '../../support/declaring';

const known: Known = { ...ofProduct, entity: 'order', labels: new Map(), enums: {} };
const envelope = (data: unknown) => ({ code: 200, message: 'success', data });
const rows = [
  { id: 1, title: 'a', price: '1.50', status: 0, mobile: '13800138000' },
  { id: 2, title: 'b', price: '2.50', status: 1, mobile: '13800138001' },
  { id: 3, title: 'c', price: '3.50', status: 2, mobile: '13800138002' },
];
const list: Exchange = {
  method: 'GET',
  path: '/api/orders',
  params: { page: '1', status: '' },
  answer: envelope({ data: rows, count: 3 }),
};
const one = (more: object = {}): Exchange => ({
  method: 'GET',
  path: '/api/orders/1',
  params: {},
  answer: envelope({ ...rows[0], ...more }),
});
const send = (
  path: Exchange['path'],
  params: Exchange['params'],
  method: Exchange['method'] = 'POST',
): Exchange => ({
  method,
  path,
  params,
  answer: envelope(null),
});
const plan = (calls: readonly Exchange[], more: Pick<Wanted, 'waits' | 'verdicts'> = {}) =>
  planOf(calls.map(told), { name: 'shop/order', ...more }, known);
const filled = { title: 'x', price: '9.90' };

describe('a call that changes data is recognised as', () => {
  it.each<[string, Exchange, (made: ReturnType<typeof plan>) => string | undefined]>([
    ['adding a record', send('/api/order/addOrder', filled), ({ list: made }) => made?.create?.name],
    ['adding one, by its method', send('/api/orders', filled), ({ list: made }) => made?.create?.name],
    ['changing one', send('/api/order/update', { id: '1', ...filled }), ({ show }) => show?.edit?.name],
    ['changing one, by its method', send('/api/orders/1', filled, 'PUT'), ({ show }) => show?.edit?.name],
    [
      'deciding about one',
      send('/api/order/audit', { id: '1', pass: '1' }),
      ({ show }) => show?.review?.name,
    ],
    [
      'an action of a row',
      send('/api/order/close', { orderId: '1' }),
      ({ list: made }) => made?.actions[0]?.name,
    ],
    ['taking one away', send('/api/orders/1', {}, 'DELETE'), ({ list: made }) => made?.actions[0]?.name],
    ['an action of the list', send('/api/order/syncAll', {}), ({ list: made }) => made?.listActions[0]?.name],
  ])('%s', (_what, call, found) => {
    const names = ['addOrder', 'add', 'update', 'audit', 'close', 'remove', 'syncAll'];
    expect(names).toContain(found(plan([list, one(), call])));
  });

  it('a row action if there is no page of a record, whatever its name', () => {
    const made = plan([list, send('/api/order/audit', { id: '1', pass: '1' })]);
    expect(made.list?.actions.map(({ name }) => name)).toEqual(['audit']);
  });

  it('the decision when it sends a verdict, before another that only sounds like one, and reports that', () => {
    const remind = send('/api/order/checkStock', { id: '1', amount: '3' });
    const made = plan([list, one(), remind, send('/api/order/audit', { id: '1', result: '1', remark: 'x' })]);
    expect(made.show?.review?.name).toBe('audit');
    expect(made.list?.actions.map(({ name }) => name)).toEqual(['checkStock']);
    expect(made.notes.join('\n')).toContain('POST /api/order/checkStock may decide, too');
  });

  it('adding, even if it answers what was added', () => {
    const added: Exchange = {
      method: 'POST',
      path: '/api/orders',
      params: filled,
      answer: envelope(rows[0]),
    };
    expect(plan([list, added, one()]).list?.create?.name).toBe('add');
    expect(told({ ...added, path: '/api/order/create' }).does).toBe('send');
    expect(told({ ...added, path: '/api/order/getOne' }).does).toBe('show');
  });

  it('separate actions with names of their own', () => {
    const made = plan([list, send('/api/a/close', { id: '1' }), send('/api/b/close', { id: '1' })]);
    expect(made.list?.actions.map(({ name }) => name)).toEqual(['close', 'close2']);
    expect(Object.keys(made.list?.calls ?? {})).toEqual(['list', 'close', 'close2']);
    // The button that opens the decision already has this name.
    const more = plan([
      list,
      one(),
      send('/api/a/audit', { id: '1', pass: '1' }),
      send('/api/a/review', { id: '1' }),
    ]);
    expect(more.list?.actions.map(({ name }) => name)).toEqual(['review2']);
  });
});

describe('a path that holds a key', () => {
  it('names one of many, in whatever form the key is', () => {
    const lettered = rows.map((row, at) => ({ sn: `SN${at}`, ...row, id: undefined }));
    const answer = envelope({ data: lettered, count: 3 });
    const detail: Exchange = { ...one(), path: '/api/orders/SN1', answer: envelope(lettered[1]) };
    const verify = send('/api/orders/SN1/verify', { passed: '1' });
    const { list: made, show } = plan([{ ...list, answer }, detail, verify]);
    expect(made?.key).toBe('sn');
    expect(show?.calls).toEqual({
      one: { call: 'GET /api/orders/{sn}' },
      verify: { call: 'POST /api/orders/{sn}/verify' },
    });
    expect(show).toMatchObject({ idParam: 'sn', review: { from: { sn: 'sn' } } });
  });
});

describe('a field of a record', () => {
  const more = { model: 'B2', seen: null, lines: [{ sku: 'a' }], checkTime: '' };
  const listed = rows.map((row, at) => ({
    ...row,
    model: ['A1', 'B2', 'A1'][at],
    seen: 1_767_225_600,
    lines: [],
  }));
  const made = plan([{ ...list, answer: envelope({ data: listed, count: 3 }) }, one(more)]);
  const kindOf = (fields = made.list?.fields, name = '') =>
    fields?.find((each) => each.name === name)?.guess.kind;

  it('has one kind in the list and in the record', () => {
    expect(kindOf(made.show?.fields, 'seen')).toBe('epochSeconds');
    expect(kindOf(made.list?.fields, 'lines')).toBe('rows');
    for (const each of [made.list, made.show]) expect(kindOf(each?.fields, 'model')).toBe('text');
  });

  it('that is empty and named like a moment becomes one, of the same kind as the others', () => {
    expect(kindOf(made.show?.fields, 'checkTime')).toBe('epochSeconds');
  });
});

describe('the parameter that names the row', () => {
  it('is found by its name, not by a value that happens to equal a key', () => {
    const made = plan([list, send('/api/order/close', { state: '1', orderId: '2' })]);
    expect(made.list?.actions[0]).toMatchObject({ from: { orderId: 'id' }, inputs: [{ name: 'state' }] });
  });
});

describe('an input', () => {
  const sent = {
    title: 'x',
    price: '9.90',
    pay_cents: '1250',
    mobile: '13800138000',
    remark: '',
    isHot: 'true',
    day: '2026-01-31',
    status: '1',
  };
  const inputs = plan([list, send('/api/order/add', sent)]).list?.create?.inputs ?? [];

  it.each([
    ['title', { kind: 'text', required: true }],
    ['price', { kind: 'number', decimals: 2 }],
    ['pay_cents', { kind: 'number', decimals: 2, isCents: true, label: { zh: '支付金额', en: 'Pay' } }],
    ['mobile', { kind: 'phone' }],
    ['remark', { kind: 'textarea', required: false }],
    ['isHot', { kind: 'radio' }],
    ['day', { kind: 'date', time: false }],
    ['status', { kind: 'radio' }],
  ])("%s has the kind of what was sent, and the options of the record's field", (name, wanted) => {
    expect(inputs.find((each) => each.name === name)).toMatchObject(wanted);
  });

  it('is required when a document says so', () => {
    const documented = { ...send('/api/order/add', { a: 'string', b: 'string' }), required: ['b'] };
    const made = plan([list, documented]).list?.create?.inputs;
    expect(made?.map(({ required }) => required)).toEqual([false, true]);
  });
});

describe('a decision', () => {
  const audit = send('/api/order/audit', { id: '1', pass: '1', remark: 'x' });

  it('is pending in the state that says so, else in the smallest, which is asked about', () => {
    const sure = plan([list, one(), audit]).show?.review?.pending;
    expect(sure).toMatchObject({ field: 'status', value: 'awaiting', sure: 45 });
    expect(sure?.of.values.map(({ name, wire }) => [name, wire])).toEqual([
      ['awaiting', '0'],
      ['approved', '1'],
      ['rejected', '2'],
    ]);
    const worded = rows.map((row, at) => ({ ...row, status: ['已通过', '待审核', '已驳回'][at] }));
    const words: Exchange = { ...list, answer: envelope({ data: worded, count: 3 }) };
    expect(plan([words, one({ status: '待审核' }), audit]).show?.review?.pending).toMatchObject({
      value: 'awaiting',
      sure: 85,
    });
    expect(plan([list, one(), audit], { waits: 'status=2' }).show?.review?.pending).toMatchObject({
      value: 'awaiting',
      sure: 100,
      of: { values: [{ wire: '0' }, { name: 'approved' }, { name: 'awaiting', label: { zh: '待审核' } }] },
    });
  });

  const verdictOf = (calls: readonly Exchange[], more: Parameters<typeof plan>[1] = {}) =>
    plan([list, one(), ...calls], more).show?.review?.inputs[0]?.of?.values.map(({ name, wire, label }) => [
      name,
      label.zh,
      wire,
    ]);

  it('chooses between the sent code, which stays visible, and another that nobody recorded', () => {
    const verdict = plan([list, one(), audit]).show?.review?.inputs[0];
    expect(verdict).toMatchObject({ kind: 'radio', required: true, of: { name: 'orderVerdict' } });
    expect(verdictOf([audit])).toEqual([
      ['pass', '通过（1）', '1'],
      ['reject', '拒绝', ''],
    ]);
  });

  it.each([
    ['reject', ['pass', '通过', ''], ['reject', '拒绝', 'reject']],
    ['REFUSE', ['pass', '通过', ''], ['reject', '拒绝', 'REFUSE']],
    ['Approved', ['pass', '通过', 'Approved'], ['reject', '拒绝', '']],
    ['拒绝', ['pass', '通过', ''], ['reject', '拒绝', '拒绝']],
    ['ok', ['pass', '通过（ok）', 'ok'], ['reject', '拒绝', '']],
    ['0', ['pass', '通过（0）', '0'], ['reject', '拒绝', '']],
  ])(
    'recorded with %s is named by its word, or shows its code; the opposite has none',
    (verdict, yes, no) => {
      expect(verdictOf([send('/api/order/review', { id: '1', verdict, remark: 'x' })])).toEqual([yes, no]);
    },
  );

  it('recorded twice has both codes; of two numbers, none is taken for a yes unless the developer says so', () => {
    const words = ['agree', 'refuse'].map((pass) => send('/api/order/audit', { id: '1', pass, remark: 'x' }));
    expect(verdictOf(merged(words))).toEqual([
      ['pass', '通过', 'agree'],
      ['reject', '拒绝', 'refuse'],
    ]);
    const numbers = merged(
      ['2', '1'].map((pass) => send('/api/order/audit', { id: '1', pass, remark: 'x' })),
    );
    expect(verdictOf(numbers)?.map(([, label]) => label)).toEqual(['1', '2']);
    expect(verdictOf(numbers, { verdicts: { yes: '2', no: '1' } })).toEqual([
      ['pass', '通过', '2'],
      ['reject', '拒绝', '1'],
    ]);
    const named = plan([list, one(), ...numbers]).show?.review?.pending.of.values.map(({ name }) => name);
    expect(named).toEqual(['awaiting', 'value1', 'value2']);
  });

  it('whose code for a refusal the developer names has it', () => {
    expect(verdictOf([audit], { verdicts: { no: '9' } })?.map(([, , wire]) => wire)).toEqual(['1', '9']);
  });

  it('recorded as a refusal, leaves the other state for approved', () => {
    const worded = rows.map((row, at) => ({ ...row, status: ['待定', '拒绝', '通过'][at] }));
    const refusal = send('/api/order/audit', { id: '1', result: '拒绝', remark: 'x' });
    const pending = plan([
      { ...list, answer: envelope({ data: worded, count: 3 }) },
      one({ status: '待定' }),
      refusal,
    ]).show?.review?.pending;
    expect(pending?.of.values.map(({ name, wire }) => [name, wire])).toEqual([
      ['awaiting', '待定'],
      ['rejected', '拒绝'],
      ['approved', '通过'],
    ]);
  });

  it.each([
    [
      'decidedBy({ by: "auditor_name", at: "audit_time", result: "status" })',
      { auditor_name: 'x', audit_time: '2026-01-01 08:00:00' },
    ],
    ['decidedBy({ result: "status" })', {}],
    [
      'newestOf("checks", { by: "operator", at: "at", result: "result", note: "remark" })',
      { checks: [{ operator: 'x', at: '2026-01-01 08:00:00', result: '通过', remark: 'y' }] },
    ],
  ])('reads from the record who decided: %s', (source, more) => {
    const { show } = plan([list, one(more), audit]);
    expect(show && showSource(show)).toContain(`decided: ${source.replaceAll('"', "'")}`);
  });

  it('has a workbench if the list can tell which records are pending and filter them', () => {
    expect(plan([list, one(), audit]).list?.queue).toMatchObject({ step: 'audit', filter: 'status' });
    const { status: _, ...unfiltered } = list.params;
    expect(plan([{ ...list, params: unfiltered }, one(), audit]).list?.queue?.filter).toBeUndefined();
  });
});
