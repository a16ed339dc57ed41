/** Words by their path. */
export interface Dictionary {
  has(key: string): boolean;
  /** The word, with the options filled in; `_` if it is missing, or else the key. */
  translate(key: string, options?: Record<string, unknown>): string;
}

/** Looks up words in i18n modules like the console: by path, merging the modules in order. */
export function createDictionary(...modules: readonly object[]): Dictionary {
  const words = new Map(modules.toReversed().flatMap((module) => flattened(module)));
  return {
    has: (key: string) => Boolean(words.get(key)),
    translate: (key: string, options: Record<string, unknown> = {}) =>
      String(words.get(key) ?? options._ ?? key).replace(/%\{([\w.]+)\}/g, (_, name) =>
        String(options[name]),
      ),
  };
}

/** Every word with its path; names may contain dots. */
export function flattened(module: object, above = ''): [path: string, word: string][] {
  return Object.entries(module).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[above + name, value]];
    return typeof value === 'object' && value !== null ? flattened(value, `${above}${name}.`) : [];
  });
}
