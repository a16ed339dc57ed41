import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** By its place on the disk, which needn't be below the application's. */
const client = `/@fs${join(import.meta.dirname, import.meta.url.endsWith('.ts') ? 'client.ts' : 'client.js')}`;
const dynamicImport = /\bimport\(["']([^"']+)["']\)/g;

/**
 * Makes lazily loaded modules editable without a page reload: updates stop at their `import()`, which returns the
 * edited module from then on. The console listens for `vite:afterUpdate` and loads it again.
 * @param loaders the modules, each with a pattern for the imports that accept updates
 */
export function hotImports(loaders: Readonly<Record<string, RegExp>>): Plugin {
  let root = '';
  return {
    name: 'hot-imports',
    apply: 'serve',
    // Only pages are edited while they are shown, not what the commands load.
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    // After globs have been turned into imports.
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async transform(code, id) {
      const taken = loaders[relative(root, id)];
      if (!taken) return;
      const paths = new Map<string, string>();
      for (const [, path = ''] of code.matchAll(dynamicImport)) {
        const module = taken.test(path) ? await this.resolve(path, id) : undefined;
        if (module) paths.set(path, JSON.stringify(`/${relative(root, module.id)}`));
      }
      const all = `[${[...paths.values()].join(', ')}]`;
      const loading = code.replace(dynamicImport, (load: string, path: string) =>
        paths.has(path) ? `newest(${paths.get(path)}, () => ${load})` : load,
      );
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
