import { describe, expect, it } from 'vitest';
import { defineEnum, defineRecord, defineResource, f, get, i } from '../../../src/schema.ts';
import {
  fieldsChosenBy,
  filterProblems,
  recordedProblems,
  samplesOf,
} from '../../../src/tools/contract/filters';

const pay = defineEnum('pay', { unpaid: { wire: '1' }, paid: { wire: '2' } });
const filtered = (value: unknown, total: number, rows: readonly object[] = []) => ({
  value,
  total,
  rows: rows.map((row, at) => ({ id: String(at), ...row })),
});
const messages = (fields: readonly string[], ...all: ReturnType<typeof filtered>[]) =>
  filterProblems('pay', fields, all, 10).map((each) => each.message);

describe('a filter', () => {
  it('is tried with every choice, or else with a value that no row has', () => {
    expect(samplesOf(i.select(pay))).toEqual(['unpaid', 'paid']);
    expect(samplesOf(i.text())).toHaveLength(1);
    expect(samplesOf(i.dateRange())).toEqual([{ start: '2001-01-01', end: '2001-01-02' }]);
  });

  it('is compared with the fields that have its codes', () => {
    const resource = defineResource({
      name: 'a/b',
      record: defineRecord({ id: f.hidden(), pay: f.enum(pay), name: f.text() }),
      api: { list: get('/api/b') },
      build: () => ({ key: 'id' }),
    });
    expect(fieldsChosenBy(i.select(pay), resource as never)).toEqual(['pay']);
    expect(fieldsChosenBy(i.text(), resource as never)).toEqual([]);
  });

  it('narrows a list when a value leaves fewer rows', () => {
    expect(messages([], filtered('x', 0))).toEqual([]);
    expect(messages([], filtered('x', 10))).toEqual(['pay: it leaves all of 10 rows']);
  });

  it('may leave all rows for one choice, as all may be alike', () => {
    expect(messages([], filtered('unpaid', 0), filtered('paid', 10))).toEqual([]);
    expect(messages([], filtered('unpaid', 10), filtered('paid', 10))).toHaveLength(1);
  });

  it('leaves only rows that have the chosen value', () => {
    const right = filtered('paid', 10, [{ pay: 'paid' }]);
    expect(messages(['pay'], right)).toEqual([]);
    expect(messages(['pay'], right, filtered('unpaid', 2, [{ pay: 'unpaid' }, { pay: 'paid' }]))).toEqual([
      "pay: 'unpaid' leaves row 2, whose pay says otherwise",
    ]);
  });
});

describe('the codes of a filter', () => {
  const problems = (sent: string, ...values: readonly string[]) =>
    recordedProblems('pay', i.select(pay), sent, {
      ...filtered(
        '',
        0,
        values.map((each) => ({ pay: each })),
      ),
      fields: ['pay'],
    });

  it('are those that were recorded, and that the rows have', () => {
    expect(problems('1', 'unpaid', 'unpaid')).toEqual([]);
    expect(problems('')).toEqual([]);
    expect(problems('PAID', 'paid')).toEqual([
      "pay: recorded as 'PAID', and enum 'pay' sends '1', '2': use another enum, or i.text()",
    ]);
    expect(problems('1', 'unpaid', 'paid')).toEqual([
      "pay: recorded as '1', and the pay of row 2 says otherwise: use another enum",
    ]);
    expect(recordedProblems('q', i.text(), 'x', { rows: [], fields: [] })).toEqual([]);
  });
});
