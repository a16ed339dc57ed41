import { LOCALES, type Locale } from '../../../i18n/locale.ts';
import { frames } from '../frame.ts';
import { heading, link, paragraphs, table } from '../markdown.ts';
import type { SidebarItem } from '../site/config.ts';
import { prefixes } from '../words.ts';
import { type Module, publicModules, readSchema } from './collect.ts';
import { describe } from './describe.ts';
import { lintTable } from './lintTable.ts';

/** The developers' part of the manual: its pages by url, and each language's contents. */
export interface Reference {
  readonly pages: ReadonlyMap<string, string>;
  readonly contents: Readonly<Record<Locale, readonly SidebarItem[]>>;
}

/**
 * Generates the schema reference from the types' comments. It is English, but part of every language, so that switching
 * the language stays on the page.
 */
export function referenceOf(): Reference {
  const project = readSchema();
  const modules = publicModules(project);
  const described: readonly (readonly [name: string, page: string])[] = [
    ...modules.map((each) => [each.name, pageOf(each)] as const),
    ['lint', paragraphs(heading(1, 'Lint'), lintTable(project))],
  ];
  const at = (locale: Locale, name = '') => `${prefixes[locale]}/schema/${name}`;
  const contents = (locale: Locale): readonly SidebarItem[] => [
    { text: frames[locale].overview, link: at(locale) },
    ...described.map(([name]) => ({ text: titleOf(name), link: at(locale, name) })),
  ];
  return {
    pages: new Map(
      LOCALES.flatMap((locale) => [
        [at(locale), indexOf(modules, at(locale))],
        ...described.map(([name, page]) => [at(locale, name), page] as const),
      ]),
    ),
    contents: { 'zh-CN': contents('zh-CN'), 'en-US': contents('en-US') },
  };
}

const titleOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const pageOf = ({ name, declarations }: Module): string =>
  paragraphs(
    heading(1, titleOf(name)),
    ...declarations.flatMap((each) => [heading(2, each.name, each.name), describe(each.name, each.node)]),
  );

const indexOf = (modules: readonly Module[], at: string): string =>
  paragraphs(
    heading(1, 'Schema reference'),
    'What a declaration can say: every name that `declared-console/schema` exports, and every type that one of them names. Written out of the comments of the types.',
    table(
      ['Page', 'Names'],
      modules.map(({ name, declarations }) => [
        link(titleOf(name), `${at}${name}`),
        declarations.map((each) => link(each.name, `${at}${name}#${each.name}`)).join(', '),
      ]),
    ),
  );
