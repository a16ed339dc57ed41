import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flattened } from 'declared-console/words/dictionary';
import type { Locale } from '../../i18n/locale.ts';
import { type Frame, frames } from './frame.ts';

/** A language of the manual: the application's words and the manual's own. */
export interface Language {
  readonly locale: Locale;
  /** The prefix of its urls. */
  readonly prefix: string;
  readonly frame: Frame;
  has(key: string): boolean;
  /**
   * A word of the application.
   * @throws if there is none: a key must never be shown instead
   */
  word(key: string): string;
}

/** The url prefixes of the languages: the first is at the root. */
export const prefixes: Readonly<Record<Locale, string>> = { 'zh-CN': '', 'en-US': '/en' };

const project = join(import.meta.dirname, '../..');

/** All words of the application in a language, by key; the first of several with the same key wins. */
export async function loadWords(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const areas = readdirSync(join(project, 'i18n', locale, 'areas')).map((file) => basename(file, '.ts'));
  const modules = [
    (await import(`../../i18n/${locale}/console.ts`)) as { default: object },
    ...(await Promise.all(
      areas.map((area) => import(`../../i18n/${locale}/areas/${area}.ts`) as Promise<{ default: object }>),
    )),
  ];
  return new Map(modules.toReversed().flatMap((module) => flattened(module.default)));
}

/** A language with these words. */
export function languageOf(locale: Locale, words: ReadonlyMap<string, string>): Language {
  return {
    locale,
    prefix: prefixes[locale],
    frame: frames[locale],
    has: (key) => words.has(key),
    word(key) {
      const found = words.get(key);
      if (!found) throw new Error(`there is no word for '${key}' in ${locale}`);
      return found;
    },
  };
}
