import { product } from '@resources/product';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../src/model/conditions';
import { type Field, fieldIn } from '../../../src/model/shape';
import { unreadable, unreadOf } from '../../../src/model/unread';
import { isEmptyValue } from '../../../src/model/values';
import { type Drift, onceEach } from '../../../src/schema/drift';
import { decodeRow } from '../../../src/schema/record';
import { defineEnum, f } from '../../../src/schema.ts';

const state = defineEnum('state', { on: { wire: '1' }, off: { wire: '2' } });

/** Decodes one value, and returns the complaints. */
function decode<T>(field: Field<T>, wire: unknown) {
  const complaints: string[] = [];
  const value = fieldIn(field, product).decode(wire, (problem, found) =>
    complaints.push(`${problem}: ${found}`),
  );
  return [value, ...complaints];
}

describe('a field', () => {
  it.each([
    ['a text', f.text(), 'x', ['x']],
    ['a number as text', f.text(), 7, ['7']],
    ['the last number that is not rounded', f.hidden(), 2 ** 53 - 1, ['9007199254740991']],
    ['a boolean as text', f.text(), true, ['true']],
    ['null as text', f.text(), null, ['']],
    ['nothing as text', f.text(), undefined, ['', 'missing: nothing']],
    ['an object as text', f.text(), { a: 1 }, [unreadable({ a: 1 }), 'retyped: object']],
    ['a number', f.int(), 7, [7]],
    ['digits as a number', f.int(), '7', [7]],
    ['an amount with decimals', f.money(), '10.50', [10.5]],
    ['an empty number', f.int(), '', [Number.NaN]],
    ['a blank number', f.int(), ' ', [Number.NaN]],
    ['null as a number', f.int(), null, [Number.NaN]],
    ['words as a number', f.int(), '12张', [unreadable('12张'), 'retyped: string']],
    ['nothing as a number', f.int(), undefined, [Number.NaN, 'missing: nothing']],
    ['infinity as a number', f.int(), 'Infinity', [unreadable('Infinity'), 'retyped: string']],
    ['a number past 2^53', f.int(), '9007199254740993', ['9007199254740993']],
    ['a long number with separators', f.int(), '−12,345,678,901,234,567,890', ['-12345678901234567890']],
    ['the last number before 2^53', f.int(), '9007199254740991', [2 ** 53 - 1]],
    ['a long amount', f.money(), '￥90071992547409931234.05', ['90071992547409931234.05']],
    ['hundredths that a double rounds', f.money(), '70368744177664.93', ['70368744177664.93']],
    ['hundredths that a double holds', f.money(), '7036874417766.93', [7036874417766.93]],
    ['decimals that are not shown', f.money(), '0.30000000000000000001', [0.3]],
    ['a long amount in cents', f.money({ in: 'cents' }), '90071992547409931234', ['900719925474099312.34']],
    ['cents that a double holds', f.money({ in: 'cents' }), '703687441776649', [7036874417766.49]],
    [
      'more digits than any number has',
      f.int(),
      '9'.repeat(400),
      [unreadable('9'.repeat(400)), 'retyped: string'],
    ],
    ['a long power of ten', f.int(), '1e20', [unreadable('1e20'), 'retyped: string']],
    [
      'a length past 2^53',
      f.duration(),
      '9007199254740993',
      [unreadable('9007199254740993'), 'retyped: string'],
    ],
    ['a hexadecimal number', f.int(), '0x10', [unreadable('0x10'), 'retyped: string']],
    ['an answer of yes or no as a number', f.int(), true, [unreadable('true'), 'retyped: boolean']],
    ['thousands', f.int(), '1,000', [1000]],
    ['digits of full width', f.int(), '１，２３４．５', [1234.5]],
    ['a minus as it is printed', f.int(), '−5', [-5]],
    ['groups that are no thousands', f.int(), '1,5', [unreadable('1,5'), 'retyped: string']],
    ['a comma before decimals', f.money(), '1.000,00', [unreadable('1.000,00'), 'retyped: string']],
    ['an amount in the currency', f.money(), '￥1,000.00', [1000]],
    ['a negative amount in the currency', f.money(), '-¥5.50', [-5.5]],
    ['a negative amount after the currency', f.money(), '¥ -5.50', [-5.5]],
    ['an amount after the code of the currency', f.money(), 'CNY 12', [12]],
    ['an amount before the code of the currency', f.money(), '12.00CNY', [12]],
    ['an amount in another currency', f.money(), '$12', [unreadable('$12'), 'retyped: string']],
    ['a currency on both sides', f.money(), '¥12¥', [unreadable('¥12¥'), 'retyped: string']],
    ['an amount in words', f.money(), '1.5万', [unreadable('1.5万'), 'retyped: string']],
    ['a currency before a number', f.int(), '¥12', [unreadable('¥12'), 'retyped: string']],
    [
      'milliseconds taken for seconds',
      f.epoch('s'),
      1767225600000,
      [unreadable(1767225600000), 'retyped: number'],
    ],
    ['an amount in cents', f.money({ in: 'cents' }), '1999', [19.99]],
    ['seconds since 1970', f.epoch('s'), 1767225600, [1767225600000]],
    ['milliseconds since 1970', f.epoch('ms'), '1767225600000', [1767225600000]],
    ['a moment', f.dateTime(), '2026-03-04 05:06:07', ['2026-03-04 05:06:07']],
    ['a moment that never was', f.dateTime(), '0000-00-00 00:00:00', ['']],
    ['a day that never was', f.dateTime(), '0000-00-00', ['']],
    ['no seconds since 1970', f.dateTime(), 0, ['']],
    ['words for a moment', f.epoch('s'), '昨天', [unreadable('昨天'), 'retyped: string']],
    ['several words', f.texts(), ['新客', 2], ['新客, 2']],
    ['an object among several words', f.texts(), [{}, '新客'], [unreadable([{}, '新客']), 'retyped: object']],
    ['null for several words', f.texts(), null, ['']],
    ['one word for several', f.texts(), 'x', ['x', 'retyped: string']],
    ['an object for several words', f.texts(), { a: 1 }, [unreadable({ a: 1 }), 'retyped: object']],
    ['a length as a clock shows it', f.duration(), '01:01:30', [3690]],
    ['a length without hours', f.duration(), '1:30', [90]],
    ['a length in seconds', f.duration(), '90', [90]],
    ['a length in ISO 8601', f.duration(), 'PT1H1M30S', [3690]],
    ['a length in Chinese units', f.duration(), '1分30秒', [90]],
    ['a length in seconds with their unit', f.duration(), '90s', [90]],
    ['a negative length', f.duration(), -5, [unreadable(-5), 'retyped: number']],
    ['a negative length in text', f.duration(), '-5', [unreadable('-5'), 'retyped: string']],
    ['words as a length', f.duration(), '一分钟', [unreadable('一分钟'), 'retyped: string']],
    ['a list as a number', f.int(), [7], [unreadable([7]), 'retyped: object']],
    ['a code as text', f.enum(state), '2', ['off']],
    ['a code as number', f.enum(state), 2, ['off']],
    ['a code nobody declared', f.enum(state), '9', ['?9', 'unknown code: 9']],
    ['a null code', f.enum(state), null, ['']],
    ['an empty code', f.enum(state), '', ['']],
    ['a missing code', f.enum(state), undefined, ['', 'missing: nothing']],
    ['an object for a code', f.enum(state), { code: 1 }, [unreadable({ code: 1 }), 'retyped: object']],
    ['nothing where there may be nothing', f.maybe(f.int()), undefined, [undefined]],
    ['null where there may be nothing', f.maybe(f.int()), null, [undefined]],
    ['something where there may be nothing', f.maybe(f.int()), '7', [7]],
    ['a record', f.object({ a: f.int() }), { a: '1', b: 2 }, [{ a: 1 }]],
    ['null for a record', f.object({ a: f.text() }), null, [{ a: '' }]],
    ['a text for a record', f.object({ a: f.text() }), 'x', [{ a: unreadable('x') }, 'retyped: string']],
    [
      'rows for a record',
      f.object({ a: f.int() }),
      [{ a: 1 }],
      [{ a: unreadable([{ a: 1 }]) }, 'retyped: object'],
    ],
    ['the empty record of PHP', f.object({ a: f.text() }), [], [{ a: '' }, 'retyped: object']],
    ['a missing record', f.object({ a: f.text() }), undefined, [{ a: '' }, 'missing: undefined']],
    [
      'rows',
      f.list({ a: f.int() }),
      [{ a: 1 }, null, 'x', { a: 2 }],
      [[{ a: 1 }, { a: unreadable('x') }, { a: 2 }], 'retyped: string'],
    ],
    [
      'rows under their indexes',
      f.list({ a: f.int() }),
      { 1: { a: 1 }, 3: { a: 2 } },
      [[{ a: 1 }, { a: 2 }]],
    ],
    ['null for rows', f.list({ a: f.int() }), null, [[]]],
    ['an object for rows', f.list({ a: f.int() }), {}, [[], 'retyped: object']],
    [
      'a tree',
      f.tree({ id: f.text() }, 'below'),
      [{ id: 1, below: [{ id: 2, below: null }] }, { id: 3 }],
      [
        [
          { id: '1', children: [{ id: '2', children: [] }] },
          { id: '3', children: [] },
        ],
      ],
    ],
  ] as const)('decodes %s', (_, field: Field<unknown>, wire, expected) => {
    expect(decode(field, wire)).toEqual(expected);
  });

  it('loses no child of a node that follows an invalid one', () => {
    const tree = f.tree({ id: f.text() }, 'below');
    expect(decode(tree, ['x', { id: 1, below: [{ id: 2 }] }])).toEqual([
      [{ id: '1', children: [{ id: '2', children: [] }] }],
    ]);
  });

  it.each(['', undefined, null, Number.NaN])('that holds %j is empty', (value) => {
    expect(isEmptyValue(value)).toBe(true);
  });

  it.each([0, '0', false, '?', '?9', []])('that holds %j is not empty', (value) => {
    expect(isEmptyValue(value)).toBe(false);
  });
});

/** Values without a text, which must not be shown as `String` would convert them; some objects even refuse that. */
const textless: readonly unknown[] = [
  { a: 1 },
  ['x'],
  { toString: 'x', valueOf: 1 },
  Number.POSITIVE_INFINITY,
];

describe.each(textless)('%o instead of a value', (wire) => {
  it.each([
    f.text(),
    f.phone(),
    f.hidden(),
    f.int(),
    f.money(),
    f.dateTime(),
    f.epoch('ms'),
    f.duration(),
    f.url(),
    f.secret(),
    f.fileName(),
    f.enum(defineEnum('other', { rest: { wire: '1', otherwise: true } })),
  ])('is unread and reported, and not empty (%#)', (field) => {
    const problems: string[] = [];
    const value = field.decode(wire, (problem) => problems.push(problem));
    expect(unreadOf(value)).toBeDefined();
    expect(isEmptyValue(value)).toBe(false);
    expect(problems).toEqual(['retyped']);
  });
});

describe('rows that can’t be read', () => {
  it.each(['x', 7, { a: 1 }])('hold no row, and aren’t empty: %j', (wire) => {
    const [rows, problem] = decode(f.list({ a: f.int() }), wire);
    expect(rows).toHaveLength(0);
    expect(unreadOf(rows)).toBe(typeof wire === 'string' ? wire : JSON.stringify(wire));
    expect(problem).toBe(`retyped: ${typeof wire}`);
  });

  it.each([null, '', [], {}])('unlike %j, where nothing came', (wire) => {
    expect(unreadOf(decode(f.list({ a: f.int() }), wire)[0])).toBeUndefined();
  });
});

describe('an unread value', () => {
  it('equals no value in a condition, and isn’t empty', () => {
    const record = {
      state: f.enum(state).decode({ code: '1' }, () => {}),
      name: f.text().decode({}, () => {}),
    };
    expect(holds({ state: 'on' }, record)).toBe(false);
    expect(holds({ state: ['on', 'off'] }, record)).toBe(false);
    expect(holds({ name: '{}' }, record)).toBe(false);
    expect(holds({ name: { empty: true } }, record)).toBe(false);
  });

  it('can’t be sent by a server as a text', () => {
    expect(unreadOf(f.text().decode(unreadable('x'), () => {}))).toBeUndefined();
    expect(unreadOf(f.texts().decode([unreadable('x')], () => {}))).toBeUndefined();
  });

  it('identifies no row', () => {
    expect(decodeRow({ a: f.text() }, 'a', { a: {} }, { where: '', index: 3, sink: () => {} }).id).toBe('#3');
  });
});

describe('every kind of field', () => {
  const kinds: Record<string, Field<unknown>> = {
    text: f.text(),
    fileName: f.fileName(),
    int: f.int(),
    money: f.money(),
    dateTime: f.dateTime(),
    duration: f.duration(),
    phone: f.phone(),
    url: f.url(),
    hidden: f.hidden(),
    enum: f.enum(state),
    maybe: f.maybe(f.text()),
    object: f.object({ a: f.text() }),
    list: f.list({ a: f.text() }),
    tree: f.tree({ a: f.text() }, 'below'),
  };

  it.each(Object.entries(kinds))('%s decodes its own sample without complaint', (_, field) => {
    for (const n of [0, 1, 2, 11]) expect(decode(field, field.sample(n))).toHaveLength(1);
  });
});

describe('a row', () => {
  const shape = { a: f.text(), b: f.text() };
  const at = (sink: (drift: Drift) => void = () => {}) => ({ where: 'area/x', index: 4, sink });

  it.each([
    ['a', { a: '1', b: '2' }, '1'],
    [['a', 'b'], { a: '1', b: '2' }, '1/2'],
    ['#', { a: '1', b: '2' }, '4'],
    ['a', { a: '', b: '2' }, '#4'],
  ] as const)('keyed by %j has an id', (key, wire, id) => {
    expect(decodeRow(shape, key, wire, at()).id).toBe(id);
  });

  it.each([
    [null, ''],
    [[], ''],
    ['x', unreadable('x')],
    [7, unreadable(7)],
  ])('that is %j is read as a row whose fields are empty or unread, reported once', (wire, a) => {
    const drifts: Drift[] = [];
    expect(
      decodeRow(
        shape,
        'a',
        wire,
        at((drift) => drifts.push(drift)),
      ),
    ).toEqual({ a, b: a, id: '#4' });
    expect(drifts).toHaveLength(1);
  });

  it('drops undeclared keys', () => {
    expect(decodeRow(shape, 'a', { a: '1', b: '2', secret: 's' }, at())).toEqual({ a: '1', b: '2', id: '1' });
  });

  it('reports a drift once, and never a value', () => {
    const drifts: Drift[] = [];
    const sink = onceEach((drift) => drifts.push(drift));
    for (const a of [{ idcard: '110101' }, { idcard: '220202' }])
      decodeRow(shape, 'b', { a, b: '' }, at(sink));
    expect(drifts).toEqual([{ where: 'area/x', field: 'a', problem: 'retyped', found: 'object' }]);
  });

  it('reports a nested field by its path, in a record or in rows', () => {
    const shape = { people: f.list({ papers: f.object({ state: f.enum(state) }) }) };
    const drifts: Drift[] = [];
    const wire = { people: [{ papers: { state: '9' } }] };
    decodeRow(shape, '#', wire, { where: 'area/x', index: 0, sink: (drift) => drifts.push(drift) });
    expect(drifts).toEqual([
      { where: 'area/x', field: 'people.papers.state', problem: 'unknown code', found: '9' },
    ]);
  });
});
