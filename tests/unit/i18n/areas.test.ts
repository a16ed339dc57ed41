import { loadArea, loadConsole } from '@i18n/load';
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, textOf } from '../../support/importGraph';

/** The groups of words in a module: `pages.roles`, `list`. */
const groupsOf = (module: object): readonly string[] =>
  Object.entries(module).flatMap(([name, value]) =>
    name === 'pages' ? Object.keys(value).map((page) => `pages.${page}`) : [name],
  );

const everywhere = groupsOf(await loadConsole('zh-CN'));

/** The groups that a file takes words from, by its literals. */
const takenBy = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\btranslate\(\s*['`](pages\.\w+|\w+)\./g)].map(([, group = '']) => group)),
];

/** The areas whose words are loaded: its own, and those for which it loads words. */
const areasOf = (file: string, text: string): readonly string[] => [
  file.split('/')[1] ?? '',
  ...(text.includes('loadWords(') ? [...text.matchAll(/'(\w+)'/g)].map(([, area = '']) => area) : []),
];

const files = filesIn('resources');
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const importersOf = (file: string) => files.filter((other) => imports.get(other)?.includes(file));

/** Whether a file has a group of words: by itself, or because everything that shows it has. */
async function has(file: string, group: string, text = textOf(file)): Promise<boolean> {
  const areas = await Promise.all(areasOf(file, text).map((area) => loadArea('zh-CN', area)));
  if ([...everywhere, ...areas.flatMap(groupsOf), 'resources'].includes(group)) return true;
  const importers = await Promise.all(importersOf(file).map((importer) => has(importer, group)));
  return importers.length > 0 && importers.every(Boolean);
}

/** Words of an area that a file uses without their being loaded where it is shown. */
async function strange(file: string, text = textOf(file)): Promise<readonly string[]> {
  const said = await Promise.all(
    takenBy(text).map(async (group) => ((await has(file, group, text)) ? [] : [group])),
  );
  return said.flat();
}

describe('the words of a hand-written page', () => {
  it.each(files.filter((file) => takenBy(textOf(file)).length > 0))(
    'are loaded with it: %s',
    async (file) => {
      expect(await strange(file)).toEqual([]);
    },
  );

  it("are reported when they belong to an area that isn't loaded", async () => {
    const text = "translate('pages.roles.none'); translate('form.close');";
    expect(await strange('resources/money/Sum.tsx', text)).toEqual(['pages.roles']);
    expect(await strange('resources/authority/Sum.tsx', text)).toEqual([]);
    expect(await strange('resources/money/Sum.tsx', `loadWords('authority'); ${text}`)).toEqual([]);
  });
});
