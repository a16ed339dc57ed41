/** Values for the `%{name}` in a sentence. */
export type Fill = Readonly<Record<string, string | number>>;

/**
 * Fills the `%{name}` in a sentence.
 * @throws if one is left over
 */
export const fill = (sentence: string, values: Fill): string =>
  sentence.replace(/%\{([\w.]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing fills '${name}' of '${sentence}'`);
    return String(value);
  });
