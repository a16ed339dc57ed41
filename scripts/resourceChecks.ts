import { fileOf } from './contract/declared.ts';
import type { ToolRun } from './tool.ts';

/**
 * What tells whether one declared resource is right, with the show that was declared at once: their files' lint, the types, and the tests that follow from its
 * declaration.
 * @param manifest the text of resources/manifest.ts
 * @param exists whether there is a file at a path
 * @throws where no such resource is declared
 */
export function resourceChecks(
  name: string,
  manifest: string,
  exists: (path: string) => boolean,
): readonly ToolRun[] {
  const declarations = [name, `${name}Detail`].flatMap((each) => fileOf(each, manifest) ?? []);
  if (!fileOf(name, manifest)) throw new Error(`'${name}' is no declared resource.`);
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
];

/**
 * The tests of all that is declared: of the manifest, of the pages, of what has words of its own, and of what imports
 * what, which tell what a resource's own tests stumble over.
 */
const OF_ALL =
  '^the manifest|in the pages of the application$|every entry of the menu that is served$|is named as its words are$|^imports go round in no circle';

/** A pattern of the names of tests that name a resource or its show, and none whose name only begins or ends like it. */
const namedIn = (name: string) => `(?<![\\w/])${name}(?:Detail)?(?![\\w/])`;
