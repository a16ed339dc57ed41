import { fileOf } from './remove/fileOf.ts';
import type { ToolRun } from './tool.ts';

/**
 * The checks of one declared resource, together with its shows: lint of their files, types, and the tests generated from the
 * declarations, those against the backend included.
 * @param shows the shows that belong to it
 * @param manifest the text of resources/manifest.ts
 * @param exists whether there is a file at a path
 * @throws if no such resource is declared
 */
export function resourceChecks(
  name: string,
  shows: readonly string[],
  manifest: string,
  exists: (path: string) => boolean,
): readonly ToolRun[] {
  if (!fileOf(name, manifest)) {
    const isForgotten = name !== '' && exists(`resources/${name}.ts`);
    const mend = isForgotten
      ? ` Add this line to resources/manifest.ts: '${name}': () => import('./${name}'),`
      : '';
    throw new Error(`'${name}' isn't a declared resource.${mend}`);
  }
  const names = [name, ...shows];
  const declarations = names.flatMap((each) => fileOf(each, manifest) ?? []);
  const areas = [...new Set(names.map((each) => each.split('/')[0]))];
  const files = [
    ...declarations.flatMap((file) => [file, file.replace(/\.ts$/, '.recorded.json')]),
    ...areas.flatMap((area) => ['zh-CN', 'en-US'].map((locale) => `i18n/${locale}/areas/${area}.ts`)),
    'resources/manifest.ts',
    'resources/routes.ts',
    'resources/enums.ts',
  ].filter(exists);
  return [
    { tool: 'biome', args: ['check', '--error-on-warnings', ...files] },
    { tool: 'tsc', args: ['--noEmit'] },
    {
      tool: 'vitest',
      args: ['run', '--hideSkippedTests', ...TESTS, '-t', `${names.map(namedIn).join('|')}|${OF_ALL}`],
    },
  ];
}

const TESTS = [
  'tests/unit/resources',
  'tests/unit/schema/lintRoutes.test.ts',
  'tests/unit/import-circles.test.ts',
  'tests/integration/contract.test.ts',
];

/**
 * The tests that cover all declarations: manifest, pages, words, imports. They report problems that a resource's own
 * tests would only stumble over.
 */
const OF_ALL =
  '^the manifest|in the pages of the application$|every entry of the served menu$|^a permission string |is named as its words are$|^imports have no cycles';

/**
 * A pattern for test names that contain a resource, but not a longer name that begins or ends with it.
 */
const namedIn = (name: string) => `(?<![\\w/])${name}(?![\\w/])`;
