import { describe, expect, it } from 'vitest';
import { pagingNames } from '../api/listCall';
import type { Application } from '../application';
import { areaOf } from '../areaOf';
import { formatValue } from '../kit/format';
import { sampleShape } from '../model/shape';
import { lint, lintName, lintPaging } from '../schema/lint';
import { decodeRow } from '../schema/record';
import type { AnyResource } from '../schema/resource';
import { createDictionary, type Dictionary } from '../words/dictionary';
import { submitsOf, testForm } from './forms';
import { testList } from './lists';
import { isSound } from './samples';
import { wordsOf } from './wordsOf';

/**
 * Generates the tests of an application from its declarations, in a test file of Vitest: each resource is sound, reads what a
 * server may send, sends exactly what it declares (a snapshot), says what is required, and has its words in each language.
 * @example
 * import { testResources } from 'declared-console/testing';
 * import { application } from './application';
 *
 * await testResources(application);
 */
export async function testResources(application: Application): Promise<void> {
  const { resources } = await application.console();
  const declared = await Promise.all(
    Object.entries(resources).map(async ([name, load]) => [name, (await load()).default] as const),
  );
  const areas = [...new Set(declared.map(([name]) => areaOf(name)))];
  const words = await Promise.all(
    Object.keys(application.locales).map(async (locale) => {
      const ofAreas = await Promise.all(areas.map((area) => application.words.area(locale, area)));
      return [locale, createDictionary(await application.words.console(locale), ...ofAreas)] as const;
    }),
  );
  for (const [name, resource] of declared)
    describe(`${name}, from its declaration`, () => testResource(application, name, resource, words));
  const [first] = words;
  for (const [name, resource] of declared)
    if (first && isSound(resource) && resource.definition.list)
      describe(`the list of ${name}, from its declaration`, () =>
        testList(resource, application.codec, first[1]));
}

function testResource(
  { codec }: Application,
  name: string,
  resource: AnyResource,
  words: readonly (readonly [locale: string, words: Dictionary])[],
) {
  it('lints clean', () => {
    const ofPages = lintPaging(resource, pagingNames(codec));
    expect([...lint(resource), ...lintName(resource, name), ...ofPages]).toEqual([]);
  });
  if (!isSound(resource)) return;

  it('decodes a row as the server would send it without a difference', () => {
    const drifts: unknown[] = [];
    decodeRow(resource.record, resource.definition.key as '#', sampleShape(resource.record, 3), {
      where: name,
      index: 0,
      sink: (drift) => drifts.push(drift),
    });
    expect(drifts).toEqual([]);
  });

  it.each([null, 'text', 7, [], { unknown: 1 }])('decodes %j into a row that can be shown', (wire) => {
    const row = decodeRow(resource.record, resource.definition.key as '#', wire, {
      where: name,
      index: 0,
      sink: () => {},
    });
    for (const [field, of] of Object.entries(resource.record)) {
      if (of.shape) continue;
      expect(typeof formatValue(of, row[field], (key) => key)).toBe('string');
    }
  });

  for (const [label, action] of submitsOf(resource))
    describe(`its form '${label}'`, () => testForm(resource, action));

  it.each(words)('has all its words in %s', (_locale, { has }) => {
    expect(wordsOf(resource).filter((key) => !has(key))).toEqual([]);
  });
}
