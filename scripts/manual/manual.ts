import type { Resources } from 'declared-console/tools';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { homeOf } from './home.ts';
import { type Entry, mapOf } from './map.ts';
import { pageOf } from './page.ts';
import type { SidebarGroup, SidebarItem } from './site/config.ts';
import { languageOf } from './words.ts';
import { type Writer, writerOf } from './writer.ts';

/** The manual: its pages by url, and each language's contents. */
export interface Manual {
  readonly pages: ReadonlyMap<string, string>;
  readonly sidebars: Readonly<Record<Locale, readonly SidebarGroup[]>>;
  /** The product's name, by language. */
  readonly products: Readonly<Record<Locale, string>>;
}

/** What the manual is generated from. */
export interface Sources {
  readonly resources: Resources;
  readonly words: Readonly<Record<Locale, ReadonlyMap<string, string>>>;
  /** The screens that have pictures. */
  readonly pictures: ReadonlySet<string>;
}

/** Generates the users' part of the manual in every language. */
export function manualOf({ resources, words, pictures }: Sources): Manual {
  const map = mapOf(resources);
  const writers = inEvery((locale) => writerOf(languageOf(locale, words[locale]), map, pictures));
  return {
    pages: new Map(Object.values(writers).flatMap(pagesOf)),
    sidebars: inEvery((locale) => sidebarOf(writers[locale])),
    products: inEvery((locale) => writers[locale].word('shell.product')),
  };
}

const inEvery = <T>(of: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>;

/** A language's pages, by url. */
function pagesOf(writer: Writer): readonly (readonly [string, string])[] {
  const pagesFrom = ({ resource, below }: Entry): readonly (readonly [string, string])[] => [
    [writer.pathOf(resource.name), pageOf(writer, resource)],
    ...below.flatMap(pagesFrom),
  ];
  return [
    [`${writer.prefix}/`, homeOf(writer)],
    ...writer.map.areas.flatMap(({ entries }) => entries.flatMap(pagesFrom)),
    ...writer.map.personal.flatMap(pagesFrom),
  ];
}

function sidebarOf(writer: Writer): readonly SidebarGroup[] {
  const { areas, personal } = writer.map;
  const group = (text: string, entries: readonly Entry[]) => ({
    text,
    items: entries.map((entry) => itemOf(writer, entry)),
  });
  return [
    ...areas.map(({ name, entries }) => group(writer.menuName(name), entries)),
    ...(personal.length > 0 ? [group(writer.word('shell.account'), personal)] : []),
  ];
}

const itemOf = (writer: Writer, { resource: { name }, below }: Entry): SidebarItem => ({
  text: writer.nameOf(name),
  link: writer.pathOf(name),
  ...(below.length > 0 && { items: below.map((each) => itemOf(writer, each)) }),
});
