import { LOCALES, type Locale } from '@i18n/locale';
import type { Resources } from 'declared-console/tools';
import { partition } from 'es-toolkit';
import { describe, expect, it } from 'vitest';
import { manualOf } from '../../../scripts/manual/manual';
import { mapOf } from '../../../scripts/manual/map';
import { referenceOf } from '../../../scripts/manual/reference';
import { loadWords } from '../../../scripts/manual/words';
import { allActions, decisions, forms, sections } from '../../../src/schema/lint/parts';
import type { AnyResource } from '../../../src/schema/resource';
import { loadOwn } from '../../support/declared';
import { wordsIn } from '../../unit/resources/declared';
import { deadLinks, leftovers, readPage } from './pages';

const { resources } = await loadOwn();
const words = { 'zh-CN': await loadWords('zh-CN'), 'en-US': await loadWords('en-US') };
/** The list, page, dialog or form that a resource has. */
const seen = Object.values(resources).filter(
  ({ definition: { list, show, create, edit } }) => list ?? show ?? create ?? edit,
);

/** The users' pages after a change of a declaration, or of a Chinese word. */
function written(change: { resources?: Resources; word?: readonly [key: string, word: string] } = {}) {
  const chinese = new Map([...words['zh-CN'], ...(change.word ? [change.word] : [])]);
  return manualOf({
    resources: change.resources ?? resources,
    words: { ...words, 'zh-CN': chinese },
    pictures: new Set(),
  }).pages;
}

const operators = new Map([...written()].map(([address, text]) => [address, readPage(text)]));
const developers = new Map([...referenceOf().pages].map(([address, text]) => [address, readPage(text)]));
const all = new Map([...operators, ...developers]);

const prefixes: Readonly<Record<Locale, string>> = { 'zh-CN': '', 'en-US': '/en' };
const pageOf = (locale: Locale, { name }: AnyResource) => operators.get(`${prefixes[locale]}/${name}`);

/** The keys of all words that a page must contain: columns, filters, buttons, sections and inputs. */
function owed(resource: AnyResource): readonly string[] {
  const { list } = resource.definition;
  return [
    ...(list?.columns ?? []).map((column) => `fields.${typeof column === 'string' ? column : column.field}`),
    ...Object.keys(list?.filters ?? {}).map((name) => `filters.${name}`),
    ...Object.keys(list?.queues ?? {}).map((name) => `queues.${name}`),
    ...[...allActions(resource), ...decisions(resource)].map(({ path }) => `${keyOf(path)}.name`),
    ...sections(resource).flatMap(({ path, part }) => [
      `${keyOf(path)}.name`,
      ...part.flatMap(fieldsOf).map((field) => `${keyOf(path)}.fields.${field}`),
    ]),
    ...forms(resource).flatMap(({ path, part }) =>
      Object.keys(part.form).map((input) => `${keyOf(path)}.fields.${input}`),
    ),
  ].map((key) => `resources.${resource.name}.${key}`);
}

/** The path of the words of a part of a declaration. */
const keyOf = (path: string) =>
  path
    .replace(/^list\.actions/, 'listActions')
    .replace(/^list\.selection/, 'selection')
    .replace(/^show\./, '');

/** The fields of a block that have labels. */
const fieldsOf = (block: object): readonly string[] => {
  const named = 'fields' in block ? block.fields : 'columns' in block ? block.columns : {};
  return Object.values(named as object).map((field) => (typeof field === 'string' ? field : field.field));
};

describe.each(LOCALES)('the manual in %s', (locale) => {
  const { translate, has } = wordsIn(locale);
  const search = {
    'zh-CN': { begins: '“搜索', ofAccounts: '“搜索账号、姓名、手机号”' },
    'en-US': { begins: '“Search ', ofAccounts: '“Search Account, Name, Phone”' },
  }[locale];

  it('has a page for every declaration, under its name', () => {
    const titles = seen.map((resource) => [resource.name, pageOf(locale, resource)?.headings[0]]);
    expect(titles).toEqual(seen.map(({ name }) => [name, translate(`resources.${name}.name`)]));
  });

  it.each(seen.map((resource) => [resource.name, resource] as const))(
    'says of %s every word of its columns, filters, buttons, sections and forms',
    (_name, resource) => {
      const text = pageOf(locale, resource)?.text ?? '';
      const keys = owed(resource);
      expect(keys.filter((key) => !has(key))).toEqual([]);
      expect(keys.filter((key) => !text.includes(translate(key)))).toEqual([]);
    },
  );

  it('says which lists can be searched in the browser', () => {
    const said = seen.filter((each) => pageOf(locale, each)?.text.includes(search.begins));
    expect(said.map(({ name }) => name)).toEqual(
      seen.filter(({ definition: { list } }) => list?.searchHere).map(({ name }) => name),
    );
    expect(operators.get(`${prefixes[locale]}/authority/account`)?.text).toContain(search.ofAccounts);
  });
});

describe('the manual', () => {
  it('has words instead of keys', () => {
    const found = [...operators].flatMap(([address, { text }]) =>
      leftovers(text).map((each) => `${address}: ${each}`),
    );
    expect(found).toEqual([]);
  });

  it('has no broken links', () => {
    expect(deadLinks(all)).toEqual([]);
  });

  it('has the same pages in both languages, so that every page can switch', () => {
    const [english = [], chinese = []] = partition([...all.keys()], (address) => address.startsWith('/en/'));
    expect(english).toEqual(chinese.map((address) => `/en${address}`));
  });

  it('has no Chinese in its English pages', () => {
    const english = [...all].filter(([address]) => address.startsWith('/en/'));
    expect(
      english.filter(([, { text }]) => /\p{Script=Han}/u.test(text)).map(([address]) => address),
    ).toEqual([]);
  });

  it.each(['f', 'i', 'defineResource', 'ListDef', 'ShowTools', 'LabelsOf', 'When'])(
    'says to developers what %s is',
    (name) => {
      const english = [...developers].filter(([address]) => address.startsWith('/en/'));
      expect(english.filter(([, { headings }]) => headings.includes(name))).toHaveLength(1);
    },
  );
});

describe('a page', () => {
  const address = '/user/enterprise';
  const key = 'resources.user/enterprise.fields.taxNumber';

  it('changes with a label, and no other page does', () => {
    const before = written();
    const after = written({ word: [key, '新的列名'] });
    const changed = [...after].filter(([each, text]) => before.get(each) !== text).map(([each]) => each);
    expect(changed).toEqual([address]);
    expect(after.get(address)).toContain('新的列名');
  });

  it('changes with its declaration', () => {
    const declared = resources['user/enterprise'] as AnyResource;
    const { list } = declared.definition;
    if (!list) throw new Error('it has no list');
    const less = { ...list, columns: list.columns.filter((column) => column !== 'taxNumber') };
    const changed = { ...declared, definition: { ...declared.definition, list: less } };
    const after = written({ resources: { ...resources, 'user/enterprise': changed } });
    expect(operators.get(address)?.text).toContain('统一社会信用代码');
    expect(after.get(address)).not.toContain('统一社会信用代码');
  });

  it('shows every word literally, whatever special characters it has', () => {
    const marked = new Map([...words['zh-CN']].map(([each, word]) => [each, `${word}<b>{{`]));
    const { pages } = manualOf({ resources, words: { ...words, 'zh-CN': marked }, pictures: new Set() });
    const broken = [...pages].flatMap(([each, text]) =>
      text.split('\n').flatMap((line) => (/<b>|\{\{/.test(line) ? [`${each}: ${line}`] : [])),
    );
    expect(broken).toEqual([]);
  });

  it('belongs to the lists that lead to it, even when two records open each other', () => {
    const opening = (name: string, show: string) => {
      const resource = resources[name];
      if (!resource) throw new Error(`${name} is gone`);
      const other = { type: 'dialog' as const, opens: { show, params: () => ({}) } };
      return { [name]: { ...resource, definition: { ...resource.definition, actions: { other } } } };
    };
    const map = mapOf({
      ...resources,
      ...opening('app/details', 'money/invoiceDetail'),
      ...opening('money/invoiceDetail', 'app/details'),
    });
    expect(map.listsOf('app/details').toSorted()).toEqual(['app/version', 'money/invoice']);
  });

  it('is not written for a list that nothing leads to', () => {
    const feedback = resources['app/feedback'];
    if (!feedback) throw new Error('app/feedback is gone');
    const withLost = { ...resources, 'app/lost': { ...feedback, name: 'app/lost' } };
    expect(() => manualOf({ resources: withLost, words, pictures: new Set() })).toThrow(
      "Nothing leads to 'app/lost'",
    );
  });

  it('fails to be written when a word is missing', () => {
    expect(() => written({ word: [key, ''] })).toThrow(`no word for '${key}'`);
  });
});

describe('the checks of this test find', () => {
  const page = (markdown: string) => new Map([['/', readPage(markdown)]]);

  it.each(['/nothing', '/#nothing', '#nothing'])('a link to %s', (link) => {
    expect(deadLinks(page(`# 用户 {#here}\n[x](${link})`))).toEqual([`/ → ${link}`]);
    expect(deadLinks(page('# 用户 {#here}\n[x](/#here)'))).toEqual([]);
  });

  it.each(['resources.user/enterprise.name', 'undefined', '[object Object]', '%{name}'])('%s', (text) => {
    expect(leftovers(readPage(text).text)).toHaveLength(1);
    expect(leftovers('企业认证 /user/enterprise')).toEqual([]);
  });
});
