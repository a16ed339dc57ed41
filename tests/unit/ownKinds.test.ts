import { differences, sentenceOf } from 'declared-console/tools/checking';
import { describe, expect, it } from 'vitest';
import { formatValue } from '../../src/kit/format';
import { unreadOf } from '../../src/model/unread';
import { encodeInputs, parseInputs } from '../../src/schema/inputs';
import { validate } from '../../src/schema/validate';
import { recognise } from '../../src/tools/declare/recognise';
import { shapeSource } from '../../src/tools/declare/write/fieldSource';
import { inputSchema, namedRecord } from '../../src/tools/openapi/schemas';
import { colour } from '../second-console/kinds/colour';
import { stars } from '../second-console/kinds/stars';

const say = (key: string) => key;
const paint = colour();

describe('an application’s own kind of field', () => {
  it('is read by its own rule; what it refuses is kept, marked and reported', () => {
    const found: string[] = [];
    const decode = (wire: unknown) => paint.decode(wire, (problem) => found.push(problem));
    expect(decode('#1565C0')).toBe('#1565c0');
    expect(decode('')).toBe('');
    expect(decode(null)).toBe('');
    expect(found).toEqual([]);
    expect(unreadOf(decode('teal'))).toBe('teal');
    expect(decode(undefined)).toBe('');
    expect(found).toEqual(['retyped', 'missing']);
  });

  it('is written by its own format, whose invisible characters are shown', () => {
    expect(formatValue(colour({ upper: true }), '#1565c0', say)).toBe('#1565C0');
    expect(formatValue(paint, '', say)).toBe('—');
  });

  it('is told by openapi and contract as the engine’s are', () => {
    const components: Record<string, object> = {};
    namedRecord('stock/tools', { paint }, components);
    expect(components['records.stock.tools']).toMatchObject({
      properties: { paint: { pattern: '^#[0-9A-Fa-f]{6}$', examples: ['#0001ff'] } },
    });
    expect(differences({ paint }, [{ paint: '#1565c0' }, { paint: 12 }]).map(sentenceOf)).toEqual([
      'row 2, paint: declared colour(), found a number',
    ]);
  });

  it('is proposed by declare for values that its recogniser is surer of', () => {
    const kinds = paint.contract ? [paint.contract] : [];
    const guess = recognise('tint', ['#1565c0', '#c62828', null], kinds);
    const field = { name: 'tint', guess, label: { zh: '', en: '' }, isLong: false };
    expect(shapeSource([field])).toMatch(/^tint: f\.maybe\(colour\(\)\), \/\/ 99%/);
    expect(recognise('tint', ['red'], kinds).own).toBeUndefined();
    expect(recognise('tint', [null], kinds).own).toBeUndefined();
  });
});

describe('an application’s own kind of input', () => {
  const form = { stars: stars({ most: 3 }) };

  it('is sent and parsed by its own rules', () => {
    expect(encodeInputs(form, { stars: '2' })).toEqual({ stars: '2' });
    expect(encodeInputs(form, { stars: '' })).toEqual({});
    expect(parseInputs(form, { stars: '3' })).toEqual({ stars: '3' });
    expect(parseInputs(form, { stars: '9' })).toEqual({});
  });

  it('is checked by its own rule once it is filled in', () => {
    expect(validate({ inputs: form }, { stars: '7' })).toEqual({ stars: 'tooLong' });
    expect(validate({ inputs: form }, { stars: '' })).toEqual({});
  });

  it('is told by openapi', () => {
    expect(inputSchema(form.stars)).toEqual({ type: 'string', pattern: '^[1-3]$' });
  });
});
