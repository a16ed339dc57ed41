import { LOCALES } from '@i18n/locale';
import { screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../src/areaOf';
import { useConsole } from '../../../src/kit/ConsoleContext';
import { formatValue } from '../../../src/kit/format';
import { meets } from '../../../src/model/conditions';
import { fieldAt, fieldOf, valueAt } from '../../../src/model/paths';
import { isEmptyValue, isObject } from '../../../src/model/values';
import { blocks, expectations } from '../../../src/schema/lint/parts';
import type { AnyResource, AnyShown } from '../../../src/schema/resource';
import { type Block, blocksOf, type PicturesBlock } from '../../../src/schema/show';
import { decoded, sampleRecord } from '../../../src/testing/samples';
import { Sections } from '../../../src/ui/show/Sections';
import { renderConsole } from '../../support/renderConsole';
import { type Conditional, combinations } from './conditions';
import { declared, NO_WORDS, shown, spoilt, wordsIn } from './declared';

/** As few records as possible that together show every block. */
function records(resource: AnyResource): readonly AnyShown[] {
  const parts = blocks(resource).map(({ part }) => part);
  let missing: readonly Block<AnyShown>[] = parts;
  const chosen: AnyShown[] = [];
  while (missing.length > 0) {
    const best = combinations(resource, parts as readonly Conditional[])
      .map(({ record }) => ({ record, left: missing.filter((part) => !meets(part, record)) }))
      .sort((a, b) => a.left.length - b.left.length)[0];
    if (!best || best.left.length === missing.length) throw new Error('no record shows what is left');
    chosen.push(best.record);
    missing = best.left;
  }
  return chosen;
}

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The texts that a block must show: its labels, the record's values, and for facts both together. */
function textsOf(
  block: Block<AnyShown>,
  { record: shape }: AnyResource,
  record: AnyShown,
  at: string,
  t: Translate,
): readonly string[] {
  const labels = (names: readonly string[]) => names.map((name) => t(`${at}.fields.${name}`));
  switch (block.type) {
    case 'facts':
      return block.fields.map((fact) => {
        const path = typeof fact === 'string' ? fact : fact.field;
        const [field, value] = [fieldAt(shape, path), valueAt(record, path)];
        if (!field) throw new Error(path);
        const empty = typeof fact !== 'string' && isEmptyValue(value) && t(`${at}.empty.${path}`);
        const said = empty || formatValue(field, value, t);
        return `${labels([path])}: ${field.isFile ? said.split('/').at(-1) : said}`;
      });
    case 'files':
    case 'pictures':
      return labels(block.fields.map(fieldOf).filter((path) => !isEmptyValue(valueAt(record, path))));
    case 'rows':
    case 'history': {
      const names = block.type === 'rows' ? block.columns : Object.values(block.columns);
      const inner = shape[block.field]?.shape ?? {};
      const rows = (record[block.field] as readonly unknown[]).filter(isObject);
      const cells = rows.map((row) =>
        names.flatMap((name) => (inner[name] ? [formatValue(inner[name], row[name], t)] : [])).join(' | '),
      );
      return [labels(names).join(' | '), ...cells];
    }
    default:
      return [];
  }
}

/** All texts in the sections under a title: a fact with its label, a row in one line, everything else as it is. */
function readIn(title: string): string {
  const all = <T extends Element>(of: Element, selector: string) => [...of.querySelectorAll<T>(selector)];
  const said = all(document.body, 'section').filter(
    (section) => section.querySelector('h2')?.textContent === title,
  );
  return said
    .flatMap((section) => [
      ...all(section, 'dt').map((label) => `${label.textContent}: ${label.nextElementSibling?.textContent}`),
      ...all<HTMLTableRowElement>(section, 'tr').map(({ cells }) =>
        [...cells].map(({ textContent }) => textContent).join(' | '),
      ),
      section.textContent,
    ])
    .join('\n');
}

/** The sections of one record, once its words are loaded. */
function Shown({ resource, record }: { resource: AnyResource; record: AnyShown }) {
  use(useConsole().loadWords('review'));
  use(useConsole().loadWords(areaOf(resource.name)));
  return <Sections resource={resource} record={record} />;
}

const page = (resource: AnyResource, record: AnyShown) => (
  <Suspense>
    <Shown resource={resource} record={record} />
    <p>shown</p>
  </Suspense>
);

/** Every declared list, empty, as embedded lists are requested too. */
const emptyLists = Object.fromEntries(
  declared.flatMap(
    ([
      ,
      {
        api,
        definition: { list },
      },
    ]) => {
      const call = list && api[list.call];
      return call ? [[`${call.method} ${call.path}`, () => ({ data: [], count: 0 })]] : [];
    },
  ),
);
const open = (resource: AnyResource, record: AnyShown, locale: (typeof LOCALES)[number]) =>
  renderConsole({ pages: { '/x': page(resource, record) }, at: '/x', answers: emptyLists, locale });

describe.each(LOCALES)('in %s', (locale) => {
  it.each(shown)('%s shows every section with its labels and values', async (name, resource) => {
    const t: Translate = wordsIn(locale).translate;
    for (const record of records(resource)) {
      const { unmount } = await open(resource, record, locale);
      await screen.findByText('shown');
      for (const [section, declaredAs] of Object.entries(resource.definition.show?.sections ?? {})) {
        const at = `resources.${name}.sections.${section}`;
        const there = blocksOf(declaredAs).filter((block) => meets(block, record));
        const said = readIn(t(`${at}.name`));
        if (there.length > 0) expect(said, section).not.toBe('');
        for (const block of there) {
          for (const text of textsOf(block, resource, record, at, t)) expect(said).toContain(text);
        }
      }
      unmount();
    }
  });
});

/** With every block, whatever the record holds. */
const unconditional = (resource: AnyResource): AnyResource => {
  const { show = { sections: {} } } = resource.definition;
  const sections = Object.entries(show.sections).map(([name, section]) => [
    name,
    blocksOf(section).map(({ when, whenCalc, ...block }) => block as Block<AnyShown>),
  ]);
  return {
    ...resource,
    definition: { ...resource.definition, show: { ...show, sections: Object.fromEntries(sections) } },
  };
};

it.each(shown)('%s shows what is left of a malformed answer', async (name, resource) => {
  const t = wordsIn('zh-CN').translate;
  for (const deep of [false, true]) {
    const record = decoded(resource, spoilt(resource.record, { deep }), sampleRecord(resource).route);
    const { unmount } = await open(unconditional(resource), record, 'zh-CN');
    await screen.findByText('shown');
    for (const section of Object.keys(resource.definition.show?.sections ?? {}))
      expect(readIn(t(`resources.${name}.sections.${section}.name`)), section).not.toBe('');
    expect(document.body.textContent).not.toMatch(NO_WORDS);
    unmount();
  }
});

const withPictures = shown.filter(([, resource]) =>
  blocks(resource).some(({ part }) => part.type === 'pictures'),
);

it.each(withPictures)(
  '%s names the missing pictures that are expected, and no others',
  async (name, resource) => {
    const t = wordsIn('zh-CN').translate;
    const conditions = expectations(resource).map(({ part }) => part as Conditional);
    const all = combinations(resource, conditions).map(({ record }) => record);
    const tried = conditions.flatMap((condition) =>
      [true, false].flatMap((held) => all.find((record) => meets(condition, record) === held) ?? []),
    );
    for (const whole of [...records(resource), ...tried]) {
      const record = withoutPictures(resource, whole);
      const expected = Object.entries(resource.definition.show?.sections ?? {}).flatMap(
        ([section, declaredAs]) =>
          blocksOf(declaredAs).flatMap((block) =>
            block.type === 'pictures' && meets(block, record) && isExpected(block, record)
              ? block.fields
                  .map(fieldOf)
                  .map((path) => t(`resources.${name}.sections.${section}.fields.${path}`))
              : [],
          ),
      );
      const { unmount } = await open(resource, record, 'zh-CN');
      await screen.findByText('shown');
      const named = screen
        .queryAllByText(/^未提供：/)
        .flatMap(({ textContent }) => textContent.slice(4).split('、'));
      expect(named).toEqual(expected);
      unmount();
    }
  },
);

const isExpected = ({ expected }: PicturesBlock<AnyShown>, record: AnyShown) =>
  expected === true || (expected !== undefined && meets(expected, record));

function withoutPictures(resource: AnyResource, record: AnyShown): AnyShown {
  const left = structuredClone(record) as Record<string, unknown>;
  for (const { part } of blocks(resource)) {
    if (part.type !== 'pictures') continue;
    for (const picture of part.fields) {
      const [name = '', inner] = fieldOf(picture).split('.');
      if (inner) (left[name] as Record<string, unknown>)[inner] = '';
      else left[name] = '';
    }
  }
  return left as AnyShown;
}
