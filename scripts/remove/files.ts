import { posix } from 'node:path';
import type { ReadFile } from 'declared-console/tools/writing';
import {
  camel,
  isEmptied,
  quote,
  removeConstants,
  removeElements,
  removeEntries,
  removeImport,
  wordsOf,
} from 'declared-console/tools/writing';
import type { MenuNode } from '../declareBackend/recorded.ts';
import { ownShowsOf } from '../shows.ts';
import type { Application } from './application.ts';
import { declarationOf, usedBy } from './uses.ts';

/** The result of a removal: the new files, and what can't be undone. */
export interface Removal {
  /** The new text of a file; `undefined` if it is deleted. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** The rights that disappear with menu entries. */
  readonly rights: readonly string[];
  /** Sentences for the developer. */
  readonly notes: readonly string[];
}

const AREAS = ['i18n/zh-CN/areas', 'i18n/en-US/areas'];
const JOURNAL = 'server/db/migrations/meta/_journal.json';

/** A resource, and the shows that belong to it alone. */
export const namesOf = (name: string, application: Application): readonly string[] =>
  [name, ...ownShowsOf(name, application)].filter((each) => application.names.includes(each));

/**
 * Removes resources from an application, with everything that `npm run declare` wrote for them.
 * @throws if the file of one isn't found
 */
export function removalOf(names: readonly string[], application: Application): Removal {
  const { menu, paths, read } = application;
  const files = new Map<string, string | undefined>();
  const notes: string[] = [];
  const now = (path: string) => (files.has(path) ? files.get(path) : read(path));
  const edit = (path: string, change: (text: string) => string | undefined) => {
    const text = now(path);
    const changed = text === undefined ? undefined : change(text);
    if (changed !== text) files.set(path, changed);
  };
  const area = names[0]?.split('/')[0] ?? '';
  const gone = usedBy(names, application);
  const kept = usedBy(
    application.names.filter((name) => !names.includes(name)),
    application,
  );
  const calls = gone.calls.filter((call) => !kept.calls.includes(call));

  for (const name of names) {
    const declaration = declarationOf(name, read);
    for (const path of [declaration, declaration.replace(/\.ts$/, '.recorded.json')])
      edit(path, () => undefined);
  }
  for (const constant of ['lists', 'embedded', 'details'])
    edit('resources/manifest.ts', (text) =>
      removeEntries(text, constant, [], (name) => names.includes(name)),
    );
  edit('resources/figures.ts', (text) =>
    removeElements(text, 'figures', (source) => names.some((name) => source.includes(quote(name)))),
  );
  edit('resources/routes.ts', (text) =>
    removeEntries(text, 'routes', [], (_, source) =>
      names.some((name) => new RegExp(`(?:show|list|create|edit|queueOf): ${quote(name)}`).test(source)),
    ),
  );
  for (const folder of AREAS)
    edit(`${folder}/${area}.ts`, (text) => {
      const left = removeEntries(text, 'default', ['resources'], (name) => names.includes(name));
      const isOver = left !== text && isEmptied(left, 'default', ['resources']);
      return isOver && isOnlyResources(left) ? undefined : left;
    });
  const enums = gone.enums.filter((name) => !kept.enums.includes(name));
  for (const name of enums.filter((each) => !isNamed(each, paths, now))) {
    edit('resources/enums.ts', (text) => removeConstants(text, [name]));
    for (const locale of ['zh-CN', 'en-US'])
      edit(`i18n/${locale}/enums.ts`, (text) => removeEntries(text, 'enums', [], (each) => each === name));
  }
  const rights = removeMenu();
  removeBackend();
  return { files, rights, notes };

  /** Returns the rights that no entry has after the removal. */
  function removeMenu(): readonly string[] {
    const own = menu.filter((node) => names.includes(`${aboveOf(node)?.url ?? ''}${node.url}`.slice(1)));
    const left = menu.filter((node) => !own.includes(node));
    const emptied = left.filter(
      (node) =>
        own.some(({ parentId }) => parentId === node.id) &&
        !left.some(({ parentId }) => parentId === node.id),
    );
    const nodes = [...own, ...emptied];
    edit('server/seed/menu.ts', (text) =>
      removeElements(text, 'sampleMenu', (source) =>
        nodes.some(({ id }) => source.startsWith(`node(${id},`)),
      ),
    );
    const words = nodes
      .map(({ name }) => name)
      .filter((name) => !left.some((node) => !nodes.includes(node) && node.name === name));
    edit('i18n/en-US/menuNames.ts', (text) =>
      removeEntries(text, 'menuNames', [], (name) => words.includes(name)),
    );
    const held = left.map(({ permission }) => permission);
    return own.flatMap(({ permission }) => (permission && !held.includes(permission) ? [permission] : []));
  }

  function aboveOf({ parentId }: MenuNode) {
    return menu.find(({ id }) => id === parentId);
  }

  /** Removes rights, recorded answers or handlers, and the table with its seed and migration. */
  function removeBackend(): void {
    const isOwn = (name: string) => calls.includes(name);
    edit('server/routes/access.ts', (text) => removeEntries(text, 'accessOf', [], isOwn));
    edit('server/routes/recorded.ts', (text) => removeEntries(text, 'recorded', [], isOwn));
    for (const path of paths.filter((each) => /^server\/routes\/\w+\.ts$/.test(each))) {
      const text = now(path) ?? '';
      const constant = /^export const (\w+) = \{/m.exec(text)?.[1];
      const answers = calls.some((call) => text.includes(quote(call)));
      if (!constant || !answers || ['recorded', 'accessOf'].includes(constant)) continue;
      const left = removeEntries(text, constant, [], isOwn);
      if (left === text) continue;
      edit(path, () => (isEmptied(left, constant) ? undefined : left));
      if (isEmptied(left, constant))
        edit('server/routes/table.ts', (table) =>
          removeImport(
            removeEntries(table, 'calls', [], (name) => name === constant),
            `./${posix.basename(path, '.ts')}`,
          ),
        );
    }
    for (const name of names) removeTable(tableOf(name) ?? camel(wordsOf(name.replaceAll('/', ' '))));
  }

  /** The table seeded from a resource's recording; after a renaming it still has the old name. */
  function tableOf(name: string): string | undefined {
    const recording = new RegExp(`import (\\w+)Recording from '@resources/${name}\\.recorded\\.json'`);
    return recording.exec(now('server/seed/recorded.ts') ?? '')?.[1];
  }

  function removeTable(constant: string): void {
    const schema = `server/db/schema/${area}.ts`;
    const table = new RegExp(`export const ${constant} = pgTable\\('(\\w+)'`).exec(now(schema) ?? '')?.[1];
    if (!table) return;
    edit('server/seed/recorded.ts', (text) =>
      removeElements(text, 'seeds', (source) => source.includes(`table: ${constant},`)),
    );
    const user = paths.find((path) => path.startsWith('server/routes/') && isUsed(constant, now(path)));
    if (user) {
      notes.push(
        `The table ${table} stays, because ${user} uses it for other calls. It is no longer seeded.`,
      );
      return;
    }
    edit(schema, (text) => {
      const left = removeConstants(text, [constant]);
      return left.includes('export ') ? left : undefined;
    });
    if (now(schema) === undefined)
      edit('server/db/schema.ts', (text) =>
        // Biome separates the first export from the comment above it if another export was added before it.
        text.replace(`export * from './schema/${area}';\n`, '').replace(/^(\/\*\*.*\*\/)\n\n/, '$1\n'),
      );
    const journal = JSON.parse(now(JOURNAL) ?? '{"entries":[]}') as { entries: { tag: string }[] };
    const last = journal.entries.at(-1)?.tag ?? '';
    if (last.endsWith(`_${table}`)) {
      edit(`server/db/migrations/${last}.sql`, () => undefined);
      edit(
        JOURNAL,
        () => `${JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }, null, 2)}\n`,
      );
      notes.push(
        `A database that was opened meanwhile still has the table ${table}: start with an empty one.`,
      );
    } else
      notes.push(
        `The migration of the table ${table} stays, because others follow it: drop the table in a new migration.`,
      );
  }
}

/** The lines that still name or import what is removed, or a right that goes with it. */
export function leftOf(
  names: readonly string[],
  { paths, read }: Application,
  { files, rights }: Removal,
): readonly string[] {
  const named = new RegExp(`['"\`/](?:${names.join('|')})['"\`.?]`);
  const gone = [...files].flatMap(([path, text]) => (text === undefined ? [path.replace(/\.ts$/, '')] : []));
  const isLeft = (path: string, line: string) => {
    const from = /(?:from |import\()'(\.[^']+)'/.exec(line)?.[1];
    const isNamedIn = named.test(line) || rights.some((right) => line.includes(quote(right)));
    return isNamedIn || (from !== undefined && gone.includes(posix.join(posix.dirname(path), from)));
  };
  return paths.flatMap((path) =>
    ((files.has(path) ? files.get(path) : read(path)) ?? '')
      .split('\n')
      .flatMap((line, at) => (isLeft(path, line) ? [`${path}:${at + 1}  ${line.trim()}`] : [])),
  );
}

/** Whether a remaining file uses an enum, other than the files that declare it and its words. */
const isNamed = (name: string, paths: readonly string[], now: ReadFile): boolean =>
  paths
    .filter((path) => !/(?:^resources|^i18n\/[\w-]+)\/enums\.ts$/.test(path))
    .some((path) => isUsed(name, now(path)));

const isUsed = (name: string, text = '') => new RegExp(`\\b${name}\\b`).test(text);

/** Whether an area's words consist only of those of its resources. */
const isOnlyResources = (text: string) => /export default \{\s*resources: \{\s*\},?\s*\}/.test(text);
