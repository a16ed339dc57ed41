/** Looks words up in i18n modules as the console would: by their path, a later module's groups beside an earlier one's. */
export function createDictionary(...modules: readonly object[]) {
  const words = new Map(modules.toReversed().flatMap((module) => flattened(module)));
  return {
    has: (key: string) => Boolean(words.get(key)),
    translate: (key: string, options: Record<string, unknown> = {}) =>
      String(words.get(key) ?? options._ ?? key).replace(/%\{([\w.]+)\}/g, (_, name) =>
        String(options[name]),
      ),
  };
}

/** Every word and its path; a name may itself hold dots. */
export function flattened(module: object, above = ''): [path: string, word: string][] {
  return Object.entries(module).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[above + name, value]];
    return typeof value === 'object' && value !== null ? flattened(value, `${above}${name}.`) : [];
  });
}
