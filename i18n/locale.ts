/** The languages of the screen. */
export const LOCALES = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];
const DEFAULT_LOCALE: Locale = 'zh-CN';

/** A stored or configured locale, or the default for anything else. */
export const toLocale = (raw: unknown): Locale => LOCALES.find((locale) => locale === raw) ?? DEFAULT_LOCALE;
