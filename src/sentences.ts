/** Values for the `%{name}` in a sentence. */
export type Fill = Readonly<Record<string, string | number>>;

/**
 * Fills the `%{name}` in a sentence of a command or a document.
 * @throws if one is left over
 * @example fill('Wrote %{count} rows', { count: 3 }) // 'Wrote 3 rows'
 */
export const fill = (sentence: string, values: Fill): string =>
  sentence.replace(/%\{([\w.]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing fills '${name}' of '${sentence}'`);
    return String(value);
  });

/** The variables of a locale. */
interface Locale {
  readonly LC_ALL?: string | undefined;
  readonly LC_MESSAGES?: string | undefined;
  readonly LANG?: string | undefined;
}

/**
 * Whether a terminal's language is Chinese: the first variable that is set counts, as in POSIX.
 * @param env the environment
 * @example isChinese({ LANG: 'zh_CN.UTF-8' }) // true
 */
export const isChinese = ({ LC_ALL, LC_MESSAGES, LANG }: Locale): boolean =>
  /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '');
