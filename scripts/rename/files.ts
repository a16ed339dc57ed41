import { posix } from 'node:path';
import { camel, quote, wordsOf } from 'declared-console/tools/writing';
import type { MenuNode } from '../declareBackend/recorded.ts';
import type { Application } from '../remove/application.ts';
import { declarationOf } from '../remove/uses.ts';

/** The result of a renaming: the new files, the moved ones, and what keeps the old name. */
export interface Renaming {
  /** The new text of each changed file, by its new path. */
  readonly files: ReadonlyMap<string, string>;
  /** Moved files, from and to. */
  readonly moved: ReadonlyMap<string, string>;
  /** Sentences for the developer. */
  readonly notes: readonly string[];
}

/** The import alias of the declarations' folder. */
const ALIAS = '@resources/';

/** The suffix of a list's other pages: for adding, editing, a queue. */
const PAGE = '(?:-[\\w-]+)?';

/**
 * Renames a resource and its show: files, words, pages and their addresses, menu entry, and all references.
 * @param to in the same area
 * @throws if the resource or its file isn't found, or the new name or file exists already
 */
export function renamingOf(from: string, to: string, application: Application): Renaming {
  const { paths, read } = application;
  // A show of another name keeps it.
  const names = [from, `${from}Detail`].filter((each) => application.names.includes(each));
  const [area = '', ...rest] = from.split('/');
  if (names.length === 0) throw new Error(`'${from}' isn't a declared resource.`);
  if (!/^\w+(?:\/\w+)+$/.test(to) || to.split('/')[0] !== area)
    throw new Error(`'${to}' isn't a name in the area ${area}.`);
  const taken = names
    .map((name) => to + name.slice(from.length))
    .find((name) => application.names.includes(name));
  if (taken) throw new Error(`'${taken}' is declared already.`);

  const moved = new Map<string, string>();
  for (const name of names) {
    const file = declarationOf(name, read);
    const target = `resources/${to}${name.slice(from.length)}.ts`;
    for (const ending of ['.ts', '.recorded.json'])
      if (read(file.replace(/\.ts$/, ending)) !== undefined)
        moved.set(file.replace(/\.ts$/, ending), target.replace(/\.ts$/, ending));
  }
  const overwritten = [...moved.values()].find((target) => !moved.has(target) && read(target) !== undefined);
  if (overwritten) throw new Error(`${overwritten} exists already.`);
  // A longer name that begins the same is another resource, with its own addresses.
  const others = application.names.filter(
    (name) => name.startsWith(`${from}/`) || name.startsWith(`${from}-`),
  );
  const entity = rest.join('/');
  const files = new Map<string, string>();
  const notes = [...notesOf(from)];
  for (const path of new Set([...paths, ...moved.keys()])) {
    const text = read(path);
    if (text === undefined) continue;
    const own = moved.get(path) ?? path;
    // A recording stays as it was answered.
    if (path.endsWith('.json')) {
      files.set(own, text);
      continue;
    }
    const inText = text
      .replaceAll(/(['"`])([^'"`\n]*)\1/g, (all, sign: string, said: string) => {
        const renamed = renamedText(said, path);
        return renamed === said ? all : `${sign}${renamed}${sign}`;
      })
      .replaceAll(new RegExp(`\\b${camel(wordsOf(entity))}(Detail)?Resource\\b`, 'g'), (all, detail = '') =>
        path.startsWith('i18n/')
          ? `${camel(wordsOf(to.split('/').slice(1).join('/')))}${detail}Resource`
          : all,
      );
    const changed = path === 'server/seed/menu.ts' ? withEntry(inText, application.menu, from, to) : inText;
    if (changed === text && own === path) continue;
    // A test may be about the name itself.
    if (!path.startsWith('tests/')) files.set(own, changed);
  }
  for (const name of names) {
    const renamed = to + name.slice(from.length);
    const file = `resources/${renamed}.ts`;
    if (!files.get(file)?.includes(quote(renamed)))
      notes.push(
        `${file} doesn't contain its name: change what it is made from, so that it becomes '${renamed}'.`,
      );
  }
  return { files, moved, notes };

  /** A string literal: the name, one of its pages, an address, or a file path. */
  function renamedText(said: string, path: string): string {
    if (said.startsWith('.')) return relocated(said, path);
    if (said.startsWith(ALIAS))
      return movedTo(said.replace(ALIAS, 'resources/'))?.replace('resources/', ALIAS) ?? said;
    const match = new RegExp(`^(resources\\.|/|)${from}(Detail)?(${PAGE})(?=$|[/?.])`).exec(said);
    if (!match) return said;
    const [head = '', before = '', detail = '', page = ''] = match;
    const behind = said.slice(head.length);
    const isOther = others.some((name) => `${said}/`.startsWith(`${before}${name}/`));
    const isName = before === '' && behind !== '';
    return isOther || isName ? said : `${before}${to}${detail}${page}${behind}`;
  }

  /** A relative import after one or both of its files have moved. */
  function relocated(said: string, path: string): string {
    const own = moved.get(path) ?? path;
    const target = posix.join(posix.dirname(path), said);
    const wanted = movedTo(target);
    if (!wanted && own === path) return said;
    const way = posix.relative(posix.dirname(own), wanted ?? target);
    return way.startsWith('.') ? way : `./${way}`;
  }

  /** The new path of a file, with or without extension; `undefined` if it stays. */
  function movedTo(target: string): string | undefined {
    return moved.get(target) ?? moved.get(`${target}.ts`)?.replace(/\.ts$/, '');
  }
}

/** The menu, with the entry at its new address. */
function withEntry(text: string, menu: readonly MenuNode[], from: string, to: string): string {
  const [area, ...rest] = from.split('/');
  const url = `/${rest.join('/')}`;
  const above = menu.filter((node) => node.parentId === 0 && node.url === `/${area}`).map(({ id }) => id);
  const entry = menu.find((node) => node.url === url && above.includes(node.parentId));
  if (!entry) return text;
  const at = text.indexOf(`node(${entry.id},`);
  if (at < 0) return text;
  const before = text.slice(0, at);
  return before + text.slice(at).replace(quote(url), quote(`/${to.split('/').slice(1).join('/')}`));
}

/** What a renaming doesn't change. */
const notesOf = (from: string): readonly string[] => [
  `Codes, tables and calls keep their names: look for '${from.split('/').at(-1)}' in resources/enums.ts and server/.`,
  'Its snapshots have the old name: npx vitest run tests/unit/resources -u, and read what changed.',
];

/**
 * The lines that still contain the old name: hand-chosen page names, tests, documents. Not calls, which keep it, nor
 * snapshots, which are regenerated.
 * @param everywhere the files of the project
 */
export function mentionsOf(
  from: string,
  { files, moved }: Renaming,
  { names, read }: Application,
  everywhere: readonly string[],
): readonly string[] {
  const others = names.filter((name) => name.startsWith(`${from}/`) || name.startsWith(`${from}-`));
  const isOther = (said: string) => others.some((name) => `${said}/`.startsWith(`${name}/`));
  // A file may be named differently than its resource.
  const called = [
    from,
    ...[...moved.keys()].map((path) => path.slice('resources/'.length).split('.', 1)[0] ?? ''),
  ];
  // A name, with the address or path that contains it.
  const named = new RegExp(
    `[\\w./@{}:-]*?(?<![\\w-])((?:${called.join('|')})(?:Detail)?(?![A-Za-z0-9_])[\\w/-]*)`,
    'g',
  );
  const isMention = ([all = '', said = '']: RegExpMatchArray) => !isOther(said) && !all.includes('/api/');
  const now = new Map([
    ...everywhere.filter((path) => !moved.has(path)).map((path) => [path, read(path)] as const),
    ...files,
  ]);
  return [...now].flatMap(([path, text = '']) =>
    path.endsWith('.snap')
      ? []
      : text
          .split('\n')
          .flatMap((line, at) =>
            [...line.matchAll(named)].some(isMention)
              ? [`${path}:${at + 1}  ${line.trim().slice(0, 160)}`]
              : [],
          ),
  );
}
