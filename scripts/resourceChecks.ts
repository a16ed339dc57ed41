import { fileOf } from './contract/declared.ts';
import type { ToolRun } from './tool.ts';

/**
 * The checks of one declared resource, together with a show that has its name with `Detail`: lint of their files, types,
 * and the tests generated from the declaration, those against the backend included.
 * @param manifest the text of resources/manifest.ts
 * @param exists whether there is a file at a path
 * @throws if no such resource is declared
 */
export function resourceChecks(
  name: string,
  manifest: string,
  exists: (path: string) => boolean,
): readonly ToolRun[] {
  const declarations = [name, `${name}Detail`].flatMap((each) => fileOf(each, manifest) ?? []);
  if (!fileOf(name, manifest)) throw new Error(`'${name}' isn't a declared resource.`);
  const area = name.split('/')[0];
  const files = [
    ...declarations.flatMap((file) => [file, file.replace(/\.ts$/, '.recorded.json')]),
    ...['zh-CN', 'en-US'].map((locale) => `i18n/${locale}/areas/${area}.ts`),
    'resources/manifest.ts',
    'resources/routes.ts',
    'resources/enums.ts',
  ].filter(exists);
  return [
    { tool: 'biome', args: ['check', '--error-on-warnings', ...files] },
    { tool: 'tsc', args: ['--noEmit'] },
    { tool: 'vitest', args: ['run', '--hideSkippedTests', ...TESTS, '-t', `${namedIn(name)}|${OF_ALL}`] },
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
  '^the manifest|in the pages of the application$|every entry of the served menu$|is named as its words are$|^imports have no cycles';

/**
 * A pattern for test names that contain the resource or its show, but not a longer name that begins or ends with it.
 */
const namedIn = (name: string) => `(?<![\\w/])${name}(?:Detail)?(?![\\w/])`;
