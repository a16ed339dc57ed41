import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const client = '/scripts/hot/client.ts';
const dynamicImport = /\bimport\((["'][^"']+["'])\)/g;

/**
 * Lets what these modules load lazily be edited without a reload of the page: an edit ends at their `import()`, which
 * answers the edited module from then on. Who shows it hears of it by `vite:afterUpdate` and loads it again.
 */
export function hotImports(loaders: readonly string[]): Plugin {
  let paths: readonly string[] = [];
  return {
    name: 'hot-imports',
    apply: 'serve',
    // After globs have become imports.
    enforce: 'post',
    configResolved({ root }) {
      paths = loaders.map((loader) => resolve(root, loader));
    },
    transform(code, id) {
      if (!paths.includes(id)) return;
      const found = new Set([...code.matchAll(dynamicImport)].map(([, path]) => path));
      const all = `[${[...found].join(', ')}]`;
      const loading = code.replace(dynamicImport, (load, path) => `newest(${path}, () => ${load})`);
      return {
        code: [
          loading,
          `import { newest, takeOver } from '${client}';`,
          `import.meta.hot.accept(${all}, (modules) => takeOver(${all}, modules));`,
        ].join('\n'),
        map: null,
      };
    },
  };
}
