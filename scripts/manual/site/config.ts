import type { DefaultTheme, UserConfig } from 'vitepress';
import { type Frame, frames } from '../frame.ts';

/** An entry of the contents, with its children. */
export interface SidebarItem {
  readonly text: string;
  readonly link: string;
  readonly items?: readonly SidebarItem[];
}

/** A group of the contents. */
export interface SidebarGroup {
  readonly text: string;
  readonly items: readonly SidebarItem[];
}

/** What the generated configuration passes. */
export interface Contents {
  /** The product's name, by language. */
  readonly products: Readonly<Record<keyof typeof frames, string>>;
  readonly sidebars: Readonly<Record<keyof typeof frames, readonly SidebarGroup[]>>;
  readonly schema: Readonly<Record<keyof typeof frames, readonly SidebarItem[]>>;
}

/** The site's configuration: Chinese at the root, English beside it, no requests to other hosts. */
export const siteConfig = (contents: Contents): UserConfig<DefaultTheme.Config> => ({
  title: contents.products['zh-CN'],
  lastUpdated: false,
  head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
  themeConfig: { search: searchOf() },
  locales: {
    root: { label: '中文', lang: 'zh-CN', ...localeOf('zh-CN', '', contents) },
    en: { label: 'English', lang: 'en-US', ...localeOf('en-US', '/en', contents) },
  },
});

/** The configuration of one language. */
function localeOf(locale: keyof typeof frames, prefix: string, { products, sidebars, schema }: Contents) {
  const frame = frames[locale];
  return {
    title: `${products[locale]} · ${frame.title}`,
    description: frame.intro,
    themeConfig: {
      ...wordsOf(frame),
      siteTitle: products[locale],
      nav: [
        { text: frame.screens, link: `${prefix}/` },
        { text: frame.developers, link: `${prefix}/schema/` },
      ],
      sidebar: {
        [`${prefix}/`]: groups(sidebars[locale]),
        [`${prefix}/schema/`]: [{ text: frame.developers, items: mutable(schema[locale]) }],
      },
    },
  };
}

const groups = (sidebar: readonly SidebarGroup[]): DefaultTheme.SidebarItem[] =>
  sidebar.map(({ text, items }) => ({ text, collapsed: false, items: mutable(items) }));

const mutable = (items: readonly SidebarItem[]): DefaultTheme.SidebarItem[] =>
  items.map(({ items: below, ...item }) => ({ ...item, ...(below && { items: mutable(below) }) }));

/** The theme's texts. */
const wordsOf = ({ site }: Frame): DefaultTheme.Config => ({
  outline: { level: [2, 3], label: site.outline },
  docFooter: { prev: site.previous, next: site.next },
  sidebarMenuLabel: site.menu,
  returnToTopLabel: site.top,
  langMenuLabel: site.language,
  darkModeSwitchLabel: site.dark,
  lightModeSwitchTitle: site.toLight,
  darkModeSwitchTitle: site.toDark,
  skipToContentLabel: site.toContent,
  notFound: {
    title: site.notFound,
    quote: site.notFoundHint,
    linkLabel: site.home,
    linkText: site.home,
  },
});

/**
 * The search index, built with the site. Chinese has no spaces, so each of its characters is a term. The function is
 * serialized for the browser, so it must be self-contained.
 */
function searchOf(): DefaultTheme.Config['search'] {
  const options = (frame: Frame) => ({ translations: searchWords(frame) });
  return {
    provider: 'local',
    options: {
      ...options(frames['zh-CN']),
      locales: { root: options(frames['zh-CN']), en: options(frames['en-US']) },
      detailedView: false,
      miniSearch: {
        options: {
          tokenize: (text) => text.match(/\p{Script=Han}|[^\p{Script=Han}\s\p{P}\p{S}]+/gu) ?? [],
        },
        searchOptions: { combineWith: 'AND', prefix: true, fuzzy: false },
      },
    },
  };
}

const searchWords = ({ site }: Frame) => ({
  button: { buttonText: site.search, buttonAriaLabel: site.search },
  modal: {
    displayDetails: site.details,
    resetButtonTitle: site.resetSearch,
    backButtonTitle: site.close,
    noResultsText: site.noResults,
    footer: {
      selectText: site.toSelect,
      selectKeyAriaLabel: 'Enter',
      navigateText: site.toNavigate,
      navigateUpKeyAriaLabel: '↑',
      navigateDownKeyAriaLabel: '↓',
      closeText: site.toClose,
      closeKeyAriaLabel: 'Esc',
    },
  },
});
