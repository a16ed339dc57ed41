import { codec } from '@resources/codec';
import { describe, expect, it } from 'vitest';
import { isDrift, readRow, wireRows } from '../../../src/console/inspect/readAnswer';
import { sampleShape } from '../../../src/model/shape';
import { defineEnum, f, get } from '../../../src/schema.ts';
import { declared } from '../resources/declared';

const state = defineEnum('state', { on: { wire: '1' }, off: { wire: '2' } });

/** The remarks on each field that has some, by path. */
const reasons = (shape: Parameters<typeof readRow>[0], wire: unknown) =>
  Object.fromEntries(
    readRow(shape, wire).flatMap(({ path, reason }) => (reason ? [[path, reason.problem]] : [])),
  );

it.each(declared)('%s: a correct answer has no differences', (_name, { record }) => {
  expect(readRow(record, sampleShape(record, 3)).filter(isDrift)).toEqual([]);
});

describe('a field', () => {
  it('is shown as received and as decoded', () => {
    const shape = { state: f.enum(state), count: f.int() };
    expect(readRow(shape, { state: 1, count: '7' })).toMatchObject([
      { path: 'state', wire: 1, value: 'on', reason: undefined },
      { path: 'count', wire: '7', value: 7, reason: undefined },
    ]);
  });

  it('says why it looks as it does: missing, another type, an unknown code, undeclared, or empty', () => {
    const shape = {
      gone: f.text(),
      count: f.int(),
      state: f.enum(state),
      none: f.maybe(f.text()),
      ok: f.text(),
    };
    const wire = { count: 'many', state: '9', none: null, ok: 'yes', more: 1 };
    // Undeclared keys are reported, but are no difference: a server may answer more than is shown.
    const drifted = readRow(shape, wire).filter(isDrift);
    expect(drifted.map(({ path }) => path)).toEqual(['gone', 'count', 'state']);
    expect(reasons(shape, wire)).toEqual({
      gone: 'missing',
      count: 'retyped',
      state: 'unknown code',
      none: 'empty',
      more: 'undeclared',
    });
  });

  it('is read by its path in nested records, rows and trees', () => {
    const shape = {
      user: f.object({ name: f.text() }),
      rows: f.list({ state: f.enum(state) }),
      tree: f.tree({ name: f.text() }, 'below'),
    };
    const wire = {
      user: { extra: 1 },
      rows: [{ state: '1' }, { state: '9' }],
      tree: [{ name: 'a', below: [{ below: [] }] }],
    };
    expect(reasons(shape, wire)).toEqual({
      'user.name': 'missing',
      'user.extra': 'undeclared',
      'rows.1.state': 'unknown code',
      'tree.0.below.0.name': 'missing',
    });
  });

  it('that is missing or blank is empty, whatever its kind', () => {
    const shape = {
      record: f.object({ name: f.text() }),
      rows: f.list({ name: f.text() }),
      count: f.int(),
      words: f.texts(),
    };
    expect(reasons(shape, { record: null, rows: null, count: ' ', words: [] })).toEqual({
      record: 'empty',
      rows: 'empty',
      count: 'empty',
      words: 'empty',
    });
  });

  it('that holds one record instead of rows, or an invalid row, says so and reads the others', () => {
    const shape = { one: f.list({ name: f.text() }), rows: f.list({ state: f.enum(state) }) };
    expect(reasons(shape, { one: { name: 'a' }, rows: [null, { state: '9' }] })).toEqual({
      one: 'retyped',
      'rows.0.state': 'unknown code',
    });
  });

  it('is undeclared whatever its name, and missing from an invalid row', () => {
    expect(reasons({}, { constructor: 1 })).toEqual({ constructor: 'undeclared' });
    expect(reasons({ name: f.text() }, null)).toEqual({ name: 'missing' });
  });
});

describe('the rows of an answer', () => {
  const call = get('/api/list');

  it('are those of the page, or the one record', () => {
    expect(wireRows({ verb: 'getList' }, { data: [{ a: 1 }], total: 1, count: 1 }, call, codec)).toEqual([
      { a: 1 },
    ]);
    expect(wireRows({ verb: 'getOne' }, { a: 1 }, call, codec)).toEqual([{ a: 1 }]);
  });

  it('are empty if the answer is malformed, or the call sends data', () => {
    expect(wireRows({ verb: 'getList' }, 'broken', call, codec)).toEqual([]);
    expect(wireRows({ verb: 'getList' }, undefined, call, codec)).toEqual([]);
    expect(wireRows({ verb: 'getOne' }, null, call, codec)).toEqual([]);
    expect(wireRows({ verb: 'submit' }, { a: 1 }, call, codec)).toEqual([]);
  });
});
