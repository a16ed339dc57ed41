import { lists, resources } from '@resources/manifest';
import { routes } from '@resources/routes';
import { describe, expect, it } from 'vitest';
import type { AnyResource } from '../../../src/schema/resource';
import { listsOf, type Route } from '../../../src/schema/routes';
import { filesIn, textOf } from '../../support/importGraph';
import { declared } from './declared';

const load = import.meta.glob<{ default?: unknown }>('../../../resources/*/**/*.ts');
const isResource = (found: unknown): found is AnyResource =>
  typeof found === 'object' && found !== null && 'definition' in found && 'record' in found;

/** The files that declare a resource, be it by a function that several share. */
const files = filesIn('resources').filter(
  (file) => /^resources\/\w+\/.*\.ts$/.test(file) && /^export default /m.test(textOf(file)),
);

describe('the manifest', () => {
  it.each(files)('has the resource that %s declares', async (file) => {
    const found = (await load[`../../../${file}`]?.())?.default;
    const isMissing = isResource(found) && !Object.hasOwn(resources, found.name);
    const path = file.replace(/^resources\/|\.ts$/g, '');
    const mend = `Add this line to resources/manifest.ts: '${isResource(found) && found.name}': () => import('./${path}'),`;
    expect(isMissing ? mend : '').toBe('');
  });

  it('has a list among the lists where no page or dialog has it', () => {
    const pages = Object.values<Route>(routes);
    const astray = declared.filter(
      ([name, { definition }]) =>
        definition.list &&
        !Object.hasOwn(lists, name) &&
        pages.some((route) => !('list' in route) && listsOf(route, {}).includes(name)),
    );
    expect(astray.map(([name]) => name)).toEqual([]);
  });
});
