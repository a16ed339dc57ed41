import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { keepChunks } from '../chunks';
import { createExternalStore } from '../externalStore';
import { type Locale, type Locales, toLocale } from '../locale';
import type { ConsoleWords } from '../words';

/** react-admin's i18n provider, with words that are loaded by menu area. */
export interface ConsoleI18n extends I18nProvider {
  /** Adds the words of an area, once; the same promise each time. */
  addWords(area: string): Promise<void>;
  /** The same provider as a new object for each language, so that consumers re-render. */
  spoken(): I18nProvider;
  /** Called when {@link spoken} changes. */
  subscribe(heard: () => void): () => void;
}

/** What the provider is made with. */
interface I18nOptions {
  readonly locales: Locales;
  readonly words: ConsoleWords;
}

/** Creates the provider for a language; other languages and the words of areas are loaded on demand. */
export async function createI18nProvider(
  initial: Locale,
  { locales, words }: I18nOptions,
): Promise<ConsoleI18n> {
  const areas = new Map<string, Promise<void>>();
  let phrases = await words.console(initial);
  let locale = initial;
  let wanted = initial;
  let polyglot = build();

  function build() {
    return polyglotI18nProvider(() => phrases as TranslationMessages, locale);
  }

  async function add(area: string) {
    const asked = locale;
    const own = await words.area(asked, area);
    // If the language has changed meanwhile, the change has loaded them.
    if (asked !== locale) return;
    // Merged only now, as other areas' words may have arrived meanwhile.
    phrases = merge(phrases, own);
    polyglot = build();
  }

  const i18n: ConsoleI18n = {
    translate: (key, options) => polyglot.translate(key, options),
    getLocale: () => locale,
    async changeLocale(next) {
      const asked = toLocale(locales, next);
      wanted = asked;
      let own = await words.console(asked);
      // The iteration includes areas that are added meanwhile.
      for (const area of areas.keys()) own = merge(own, await words.area(asked, area));
      if (asked !== wanted) return;
      locale = asked;
      phrases = own;
      polyglot = build();
      spoken.set({ ...i18n });
    },
    addWords: keepChunks(add, areas),
    spoken: () => spoken.get(),
    subscribe: (hear) => spoken.subscribe(hear),
  };
  const spoken = createExternalStore<I18nProvider>(i18n);
  return i18n;
}

/** Merges an area's `resources` and `pages` with those of the others. */
function merge(phrases: object, words: Readonly<Record<string, object>>): object {
  const merged: Record<string, unknown> = { ...phrases };
  for (const [group, entries] of Object.entries(words)) {
    merged[group] = { ...(merged[group] as object | undefined), ...entries };
  }
  return merged;
}
