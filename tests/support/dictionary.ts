/** Looks words up in i18n modules as the console would: by their path, a later module's groups beside an earlier one's. */
export function createDictionary(...modules: readonly object[]) {
  const find = (key: string): unknown => {
    for (const module of modules) {
      const found = step(module, key);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    has: (key: string) => typeof find(key) === 'string' && find(key) !== '',
    translate: (key: string, options: Record<string, unknown> = {}) =>
      String(find(key) ?? options._ ?? key).replace(/%\{(\w+)\}/g, (_, name) => String(options[name])),
  };
}

/** Resource names hold slashes, never dots, so a path can be split at its dots. */
function step(module: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (at, part) =>
        typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined,
      module,
    );
}
