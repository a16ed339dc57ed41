/** The languages of the screen; the first is the default. */
export const LOCALES = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words. */
export const locales: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', 'en-US': 'English' };
