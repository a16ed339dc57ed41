import { expect, it } from 'vitest';
import type { Codec } from '../api/codec';
import { callOf, listParams, pagingNames } from '../api/listCall';
import { formatValue } from '../kit/format';
import { fieldAt } from '../model/paths';
import { encodeInputs, type Inputs, parseInputs } from '../schema/inputs';
import type { AnyResource } from '../schema/resource';
import type { Dictionary } from '../words/dictionary';

/** Tests a list's requests, what a url may put into them, and the words of its enums. */
export function testList(resource: AnyResource, codec: Codec, words: Dictionary): void {
  const { list } = resource.definition;
  const filters: Inputs = list?.filters ?? {};
  const firstPage = listParams(resource, { pagination: { page: 1, perPage: 10 }, filter: {} }, codec);

  it('sends exactly its parameters (the golden request)', () => {
    const filter = Object.fromEntries(Object.entries(filters).map(([key, input]) => [key, input.sample(1)]));
    const call = callOf(resource, list?.call ?? '');
    const first = listParams(resource, { pagination: { page: 1, perPage: 10 }, filter: {} }, codec);
    const full = listParams(resource, { pagination: { page: 3, perPage: 20 }, filter }, codec);
    expect({ call: `${call.method} ${call.path}`, rows: call.rows, first, full }).toMatchSnapshot();
  });

  it.each(Object.keys(filters))('keeps its filter %s through a url', (key) => {
    const input = filters[key];
    if (!input) throw new Error(key);
    for (const n of [0, 1, 2]) {
      const value = input.sample(n);
      const fromUrl = parseInputs(filters, JSON.parse(JSON.stringify({ [key]: value })));
      expect(fromUrl).toEqual({ [key]: value });
      expect(encodeInputs(filters, fromUrl)).toEqual(encodeInputs(filters, { [key]: value }));
    }
  });

  it('drops whatever a hostile url puts into its filters', () => {
    const hostile = [
      { $ne: 1 },
      ['x'],
      7,
      true,
      null,
      'x'.repeat(5000),
      { start: '2026-99-99', end: '' },
      '__proto__',
    ];
    for (const value of hostile) {
      const raw = Object.fromEntries(
        [...Object.keys(filters), ...pagingNames(codec), 'types', '__proto__'].map((key) => [key, value]),
      );
      const params = listParams(resource, { pagination: { page: 1, perPage: 10 }, filter: raw }, codec);
      const sent = Object.values(params).filter((part) => part !== undefined);
      expect(sent.every((part) => ['string', 'number'].includes(typeof part))).toBe(true);
      expect(params).toMatchObject(firstPage);
    }
  });

  it('asks for a real page and an offered page size, whatever the url says', () => {
    for (const [page, perPage] of [
      [-1, 1e9],
      [Number.NaN, 0],
      [1.5, -10],
    ] as const) {
      const params = listParams(resource, { pagination: { page, perPage }, filter: {} }, codec);
      expect(params).toEqual(firstPage);
    }
  });

  it('shows every value of its enums in words', () => {
    for (const column of list?.columns ?? []) {
      const field = fieldAt(resource.record, typeof column === 'string' ? column : column.field);
      for (const value of field?.of?.values ?? []) {
        expect(formatValue(field as NonNullable<typeof field>, value, words.translate)).toMatch(/^[^.]+$/);
      }
      if (field?.of) expect(formatValue(field, '?99', words.translate)).toContain('99');
    }
  });
}
