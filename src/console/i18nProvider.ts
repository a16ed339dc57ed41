import { loadArea, loadConsole } from '@i18n/load';
import { LOCALES, type Locale, toLocale } from '@i18n/locale';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';

/** react-admin's i18n, with words that arrive by menu area. */
export interface ConsoleI18n extends I18nProvider {
  /** Adds the words of an area, once; the same promise each time. */
  addWords(area: string): Promise<void>;
}

/** Creates the provider for a language; another one, and areas already met, are loaded when they are asked for. */
export async function createI18nProvider(initial: Locale): Promise<ConsoleI18n> {
  const areas = new Map<string, Promise<void>>();
  let phrases = await loadConsole(initial);
  let locale = initial;
  let polyglot = build();

  function build() {
    return polyglotI18nProvider(
      () => phrases,
      locale,
      LOCALES.map((name) => ({ locale: name, name })),
    );
  }

  async function add(area: string) {
    phrases = merge(phrases, await loadArea(locale, area));
    polyglot = build();
  }

  return {
    translate: (key, options) => polyglot.translate(key, options),
    getLocale: () => polyglot.getLocale(),
    getLocales: () => polyglot.getLocales?.() ?? [],
    async changeLocale(next) {
      locale = toLocale(next);
      phrases = await loadConsole(locale);
      for (const area of areas.keys()) phrases = merge(phrases, await loadArea(locale, area));
      polyglot = build();
      document.documentElement.lang = locale;
    },
    addWords(area) {
      const added = areas.get(area) ?? add(area);
      areas.set(area, added);
      added.catch(() => areas.delete(area));
      return added;
    },
  };
}

/** `resources` and `pages` of an area stand beside those of the others. */
function merge(phrases: TranslationMessages, words: Record<string, object>): TranslationMessages {
  const merged: Record<string, unknown> = { ...phrases };
  for (const [group, entries] of Object.entries(words)) {
    merged[group] = { ...(merged[group] as object | undefined), ...entries };
  }
  return merged as unknown as TranslationMessages;
}
