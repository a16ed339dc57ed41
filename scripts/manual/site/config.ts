import type { DefaultTheme, UserConfig } from 'vitepress';
import { type Frame, frames } from '../frame.ts';

/** A line of the contents, and those below it. */
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

/** What the generated configuration hands over. */
export interface Contents {
  /** The product's name, by language. */
  readonly products: Readonly<Record<keyof typeof frames, string>>;
  readonly sidebars: Readonly<Record<keyof typeof frames, readonly SidebarGroup[]>>;
  readonly schema: readonly SidebarItem[];
}

const SCHEMA = '/en/schema/';

/** The configuration of the site: Chinese at the root, English beside it, nothing that asks another host. */
export const siteConfig = ({ products, sidebars, schema }: Contents): UserConfig<DefaultTheme.Config> => ({
  title: products['zh-CN'],
  lastUpdated: false,
  markdown: { headers: { level: [2, 3] } },
  themeConfig: { search: searchOf() },
  locales: {
    root: {
      label: '中文',
      lang: 'zh-CN',
      title: `${products['zh-CN']} · ${frames['zh-CN'].title}`,
      description: frames['zh-CN'].intro,
      themeConfig: {
        ...wordsOf(frames['zh-CN']),
        siteTitle: products['zh-CN'],
        nav: [
          { text: frames['zh-CN'].screens, link: '/' },
          { text: frames['zh-CN'].developers, link: SCHEMA },
        ],
        sidebar: groups(sidebars['zh-CN']),
      },
    },
    en: {
      label: 'English',
      lang: 'en-US',
      title: `${products['en-US']} · ${frames['en-US'].title}`,
      description: frames['en-US'].intro,
      themeConfig: {
        ...wordsOf(frames['en-US']),
        siteTitle: products['en-US'],
        nav: [
          { text: frames['en-US'].screens, link: '/en/' },
          { text: frames['en-US'].developers, link: SCHEMA },
        ],
        sidebar: {
          '/en/': groups(sidebars['en-US']),
          [SCHEMA]: [{ text: frames['en-US'].developers, items: mutable(schema) }],
        },
      },
    },
  },
});

const groups = (sidebar: readonly SidebarGroup[]): DefaultTheme.SidebarItem[] =>
  sidebar.map(({ text, items }) => ({ text, collapsed: false, items: mutable(items) }));

const mutable = (items: readonly SidebarItem[]): DefaultTheme.SidebarItem[] =>
  items.map(({ items: below, ...item }) => ({ ...item, ...(below && { items: mutable(below) }) }));

/** What the theme says by itself. */
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
 * The search, made when the site is built. Chinese is written without spaces, so each of its characters is a term. The
 * function is handed to the browser as text: it can use nothing from outside.
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
