import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const QUERY = '?bundled';

/**
 * Lets a module be imported as the source of a script that has all it needs and puts its exports into the variable `bundled`:
 * `import source from './module.ts?bundled'`. For pages that are written out as one file.
 */
export function bundledSource(): Plugin {
  return {
    name: 'bundled-source',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const bundle = await rolldown({ input: id.slice(0, -QUERY.length), platform: 'browser' });
      const { output } = await bundle.generate({ format: 'iife', name: 'bundled', minify: true });
      await bundle.close();
      return `export default ${JSON.stringify(output[0].code)}`;
    },
  };
}
