import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../src/model/shape';
import { defineEnum, f } from '../../../src/schema.ts';
import { differences, sentenceOf } from '../../../src/tools/contract/differences';

const pay = defineEnum('pay', { unpaid: { wire: '1' }, paid: { wire: '2' } });
const level = defineEnum('level', { gold: { wire: 'GOLD' } });
const sound = {
  id: f.hidden(),
  mobile: f.phone(),
  amount: f.money(),
  pay: f.enum(pay),
  remark: f.maybe(f.text()),
  channel: f.object({ name: f.text() }),
  lines: f.list({ title: f.text() }),
  tree: f.tree({ name: f.text() }, 'children'),
};
const row = (more: object = {}) => ({
  id: 7,
  mobile: '13800138000',
  amount: '19.90',
  pay: 1,
  remark: null,
  channel: { name: 'web' },
  lines: [{ title: 'a' }],
  tree: [{ name: 'a', children: [{ name: 'b' }] }],
  ...more,
});
const told = (shape: Shape, ...rows: unknown[]) => differences(shape, rows).map(sentenceOf);
const { remark: _, ...known } = sound;

/** An introduced mistake, and its report. */
const mistakes: readonly (readonly [string, Shape, readonly unknown[], string])[] = [
  ['a key that is not declared', known, [row()], 'row 1, remark: declared nothing, found null'],
  [
    'a key inside a record that is not declared',
    { ...sound, channel: f.object({}) },
    [row()],
    'row 1, channel.name: declared nothing, found a string',
  ],
  [
    'a misspelt optional key',
    { ...known, remarks: f.maybe(f.text()) },
    [row({ remark: 'x' })].map(({ remark: _gone, ...rest }) => rest),
    'remarks: declared f.maybe(f.text()), found no row that has it',
  ],
  ['a misspelt key', { ...sound, pays: f.text() }, [row()], 'row 1, pays: declared f.text(), found nothing'],
  [
    'a phone as a number',
    { ...sound, mobile: f.int() },
    [row()],
    'mobile: declared f.int(), found values that look like phone',
  ],
  [
    'an amount as text',
    { ...sound, amount: f.text() },
    [row()],
    'amount: declared f.text(), found values that look like money',
  ],
  [
    'a wrong enum',
    { ...sound, pay: f.enum(level) },
    [row({ pay: 2 })],
    "row 1, pay: declared f.enum(level), found the code '2'",
  ],
  [
    'a code without a name',
    sound,
    [row(), row({ pay: 3 })],
    "row 2, pay: declared f.enum(pay), found the code '3'",
  ],
  [
    'words as an amount',
    sound,
    [row(), row({ amount: 'much' })],
    'row 2, amount: declared f.money(), found a string',
  ],
  [
    'rows that are none',
    sound,
    [row({ lines: 'x' })],
    'row 1, lines: declared f.list({ … }), found a string',
  ],
  [
    'a record that is none',
    sound,
    [row({ channel: 'x' })],
    'row 1, channel: declared f.object({ … }), found a string',
  ],
];

/** Fields and values of another unit or kind than declared, whether or not they can be read. */
const silent: readonly (readonly [string, Shape[string], readonly unknown[], string])[] = [
  [
    'milliseconds read as seconds',
    f.epoch('s'),
    [null, 1_767_225_600_000],
    "row 2, at: declared f.epoch('s'), found milliseconds: declare f.epoch('ms')",
  ],
  [
    'milliseconds in a text, read as optional seconds',
    f.maybe(f.epoch('s')),
    ['1767225600000'],
    "row 1, at: declared f.maybe(f.epoch('s')), found milliseconds: declare f.epoch('ms')",
  ],
  [
    'seconds read as milliseconds',
    f.epoch('ms'),
    [0, 1_767_225_600],
    "row 2, at: declared f.epoch('ms'), found seconds: declare f.epoch('s')",
  ],
  [
    'an amount read as cents',
    f.money({ in: 'cents' }),
    ['12', '128.50'],
    "row 2, at: declared f.money({ in: 'cents' }), found decimal places, which cents have none of: declare f.money()",
  ],
  [
    'an amount with whole values, as the wire writes them',
    f.money({ in: 'cents' }),
    ['128.00'],
    "row 1, at: declared f.money({ in: 'cents' }), found decimal places, which cents have none of: declare f.money()",
  ],
  [
    'an address that may be missing',
    f.url(),
    ['https://a.example.com/a', null],
    'row 2, at: declared f.url(), found null: declare f.maybe(f.url())',
  ],
];

describe("a server's answer and its declaration", () => {
  it('agree', () => {
    expect(told(sound, row(), row({ channel: null, lines: null }))).toEqual([]);
    expect(told(sound)).toEqual([]);
  });

  it.each(mistakes)('differ by %s, reported in one line', (_what, shape, rows, line) => {
    expect(told(shape, ...rows)).toEqual([line]);
  });

  it.each(silent)('differ by %s, and the line names the mend', (_what, field, wires, line) => {
    const found = differences(
      { at: field },
      wires.map((at) => ({ at })),
    );
    expect(found.map(sentenceOf)).toEqual([line]);
    const nested = differences(
      { in: f.object({ at: field }) },
      wires.map((at) => ({ in: { at } })),
    );
    expect(nested.map(sentenceOf)).toEqual([line.replace('at: ', 'in.at: ')]);
  });

  it('differ by what no unit reads, reported beside the mend of the others', () => {
    const found = differences({ at: f.epoch('s') }, [{ at: 1_767_225_600_000 }, { at: 'soon' }]);
    expect(found.map(sentenceOf)).toEqual([
      "row 2, at: declared f.epoch('s'), found a string",
      "row 1, at: declared f.epoch('s'), found milliseconds: declare f.epoch('ms')",
    ]);
  });

  it.each<[Shape[string], readonly unknown[]]>([
    [f.epoch('s'), [1_767_225_600, 0, '']],
    [f.epoch('ms'), [1_767_225_600_000, 0, null]],
    // A birthday before 1973, beside others.
    [f.epoch('ms'), [86_400_000_000, 1_767_225_600_000]],
    [f.money({ in: 'cents' }), [12_850, '12850', '']],
    [f.money(), ['128.50', 128]],
    [f.maybe(f.url()), [null]],
    [f.url(), ['']],
    [f.text(), [null]],
  ])('agree on values that a declaration means (case %#)', (field, wires) => {
    expect(
      differences(
        { at: field },
        wires.map((at) => ({ at })),
      ).map(sentenceOf),
    ).toEqual([]);
  });

  it('may differ by keys that are not shown, and by addresses that are not there yet, when a server answers more', () => {
    expect(differences(known, [row()], { more: true })).toEqual([]);
    expect(differences({ at: f.url() }, [{ at: null }], { more: true })).toEqual([]);
  });
});
