import type { TranslationMessages } from 'ra-core';
import type { Locale } from './locale';

type Load = () => Promise<{ default: object }>;

const consoles: Readonly<Record<Locale, Load>> = {
  'zh-CN': () => import('./zh-CN/console'),
  'en-US': () => import('./en-US/console'),
};
const areas = import.meta.glob<{ default: object }>('./*/areas/*.ts');

/** What the console says before a resource or a page brings its own words. */
export const loadConsole = async (locale: Locale) =>
  (await consoles[locale]()).default as TranslationMessages;

/** The words of one menu area: its resources and pages. An area without words of its own answers none. */
export const loadArea = async (locale: Locale, area: string) =>
  ((await areas[`./${locale}/areas/${area}.ts`]?.())?.default ?? {}) as Record<string, object>;
