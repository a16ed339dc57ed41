import { LOCALES, type Locale } from '../../i18n/locale.ts';
import type { Resources } from '../contract/declared.ts';
import { homeOf } from './home.ts';
import { type Entry, mapOf } from './map.ts';
import { pageOf } from './page.ts';
import type { SidebarGroup, SidebarItem } from './site/config.ts';
import { languageOf } from './words.ts';
import { type Writer, writerOf } from './writer.ts';

/** The manual: its pages, by their addresses, and the contents of each language. */
export interface Manual {
  readonly pages: ReadonlyMap<string, string>;
  readonly sidebars: Readonly<Record<Locale, readonly SidebarGroup[]>>;
}

/** What the manual is written out of. */
export interface Sources {
  readonly resources: Resources;
  readonly words: Readonly<Record<Locale, ReadonlyMap<string, string>>>;
  /** The screens of which there are pictures. */
  readonly pictures: ReadonlySet<string>;
}

/** Writes the operators' part of the manual in every language. */
export function manualOf({ resources, words, pictures }: Sources): Manual {
  const map = mapOf(resources);
  const pages = new Map<string, string>();
  const sidebars: Partial<Record<Locale, readonly SidebarGroup[]>> = {};
  for (const locale of LOCALES) {
    const writer = writerOf(languageOf(locale, words[locale]), map, pictures);
    const add = ({ resource, below }: Entry) => {
      pages.set(writer.pathOf(resource.name), pageOf(writer, resource));
      below.forEach(add);
    };
    for (const area of map.areas) area.entries.forEach(add);
    pages.set(`${writer.prefix}/`, homeOf(writer));
    sidebars[locale] = map.areas.map(({ name, entries }) => ({
      text: writer.menuName(name),
      items: entries.map((entry) => itemOf(writer, entry)),
    }));
  }
  return { pages, sidebars: sidebars as Manual['sidebars'] };
}

const itemOf = (writer: Writer, { resource: { name }, below }: Entry): SidebarItem => ({
  text: writer.nameOf(name),
  link: writer.pathOf(name),
  ...(below.length > 0 && { items: below.map((each) => itemOf(writer, each)) }),
});
