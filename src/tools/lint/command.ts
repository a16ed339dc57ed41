import { parseArgs } from 'node:util';
import { pagingNames } from '../../api/listCall.ts';
import type { Application } from '../../application.ts';
import { areaOf } from '../../areaOf.ts';
import { lint, lintFigures, lintName, lintPaging, lintRoutes } from '../../schema/lint.ts';
import type { Command } from '../command.ts';
import { type Declared, loadDeclared } from '../contract/declared.ts';
import { sentenceOf } from '../say.ts';

/** Lints every declaration of an application, and its routes. */
export const lintCommand: Command = {
  help: `lint

Prints what the types of the declarations can't say: a line for each problem, with its rule.`,
  async run(args, description) {
    parseArgs({ args: [...args], options: {} });
    const declared = await loadDeclared(description);
    const lines = await problemsOf(declared, description.application);
    for (const line of lines) console.log(line);
    const { length: count } = Object.keys(declared.resources);
    console.log(
      lines.length > 0
        ? sentenceOf('lintFound', { count: lines.length })
        : sentenceOf('lintClean', { count }),
    );
    return lines.length > 0 ? 1 : 0;
  },
};

async function problemsOf({ resources, routes, figures, codec }: Declared, application: Application) {
  const paging = pagingNames(codec);
  return [
    ...Object.entries(resources).flatMap(([name, each]) => [
      ...lint(each),
      ...lintName(each, name),
      ...lintPaging(each, paging),
    ]),
    ...lintFigures(figures, resources),
    ...lintRoutes(routes, resources, await areasWithWords({ resources, routes }, application)),
  ];
}

/** The areas that have words in every language. */
async function areasWithWords(
  { resources, routes }: Pick<Declared, 'resources' | 'routes'>,
  { locales, words }: Application,
): Promise<readonly string[]> {
  const named = Object.values(routes).flatMap((route) => ('words' in route ? [route.words].flat() : []));
  const areas = [...new Set([...Object.keys(resources).map(areaOf), ...named])];
  const found = await Promise.all(
    areas.map(async (area) => {
      const loaded = await Promise.all(
        Object.keys(locales).map(async (locale) => Object.keys(await words.area(locale, area)).length > 0),
      );
      return loaded.every(Boolean) ? [area] : [];
    }),
  );
  return found.flat();
}
