/** The languages of the user interface; the first is the default. */
export const LOCALES = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** The name of each language, in that language. */
export const locales: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', 'en-US': 'English' };
