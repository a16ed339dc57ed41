import { posix } from 'node:path';
import { camel, wordsOf } from '../declare/words.ts';
import type { MenuNode } from '../declare/write/backend.ts';
import { quote } from '../declare/write/edit.ts';
import type { Application } from '../remove/application.ts';
import { namesOf } from '../remove/files.ts';
import { declarationOf } from '../remove/uses.ts';

/** A renaming: the files as they are to be, where they move to, and what keeps the old name. */
export interface Renaming {
  /** The new text of each file that changes, by where it is then. */
  readonly files: ReadonlyMap<string, string>;
  /** Files that are elsewhere then, from and to. */
  readonly moved: ReadonlyMap<string, string>;
  /** Sentences for the developer. */
  readonly notes: readonly string[];
}

/** The pages that `npm run declare` gives a list, behind its name. */
const PAGE = '(?:-add|-edit|-review)?';

/**
 * Gives a resource, and the show that was declared at once, another name: its files, its words, its pages and their
 * addresses, its entry of the menu, and whatever leads there.
 * @param to in the same area
 * @throws where there is no such resource or its file isn't found, or one of that name or a file of its already
 */
export function renamingOf(from: string, to: string, application: Application): Renaming {
  const { paths, read } = application;
  const names = namesOf(from, application);
  const [area = '', ...rest] = from.split('/');
  if (names.length === 0) throw new Error(`'${from}' is no declared resource.`);
  if (!/^\w+(?:\/\w+)+$/.test(to) || to.split('/')[0] !== area)
    throw new Error(`'${to}' is no name in the area ${area}.`);
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
  if (overwritten) throw new Error(`${overwritten} is there already.`);
  // What is called like it and stands below it is another resource, with addresses of its own.
  const others = application.names.filter((name) => name.startsWith(`${from}/`));
  const entity = rest.join('/');
  const files = new Map<string, string>();
  const tests: string[] = [];
  for (const path of new Set([...paths, ...moved.keys()])) {
    const text = read(path);
    if (text === undefined) continue;
    const own = moved.get(path) ?? path;
    // What was recorded stays as it was answered.
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
    const changed = path === 'mocks/seed/menu.ts' ? withEntry(inText, application.menu, from, to) : inText;
    if (changed === text && own === path) continue;
    // What a test names may be what it is about.
    if (path.startsWith('tests/')) tests.push(path);
    else files.set(own, changed);
  }
  return { files, moved, notes: notesOf(from, others, files, tests) };

  /** A text of a file's source: the name, a page of it, an address of it, or where its file is. */
  function renamedText(said: string, path: string): string {
    if (said.startsWith('.')) return relocated(said, path);
    const match = new RegExp(`^(@resources/|/|)${from}(Detail)?(${PAGE})(?=$|[/?.])`).exec(said);
    if (!match) return said;
    const [head = '', before = '', detail = '', page = ''] = match;
    const behind = said.slice(head.length);
    const isOther = others.some((name) => `${said}/`.startsWith(`${before}${name}/`));
    const isName = before === '' && behind !== '';
    return isOther || isName ? said : `${before}${to}${detail}${page}${behind}`;
  }

  /** What a file imports by where it is, with either of them elsewhere. */
  function relocated(said: string, path: string): string {
    const own = moved.get(path) ?? path;
    const target = posix.join(posix.dirname(path), said);
    const file = [...moved.keys()].find((each) => each === target || each.replace(/\.ts$/, '') === target);
    if (!file && own === path) return said;
    const wanted = file
      ? (moved.get(file) ?? '').replace(target.endsWith('.json') ? /$/ : /\.ts$/, '')
      : target;
    const way = posix.relative(posix.dirname(own), wanted);
    return way.startsWith('.') ? way : `./${way}`;
  }
}

/** The menu with the entry at the new address. */
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

/** What a renaming leaves as it was: among it, names of pages that were chosen by hand. */
function notesOf(
  from: string,
  others: readonly string[],
  files: ReadonlyMap<string, string>,
  tests: readonly string[],
): readonly string[] {
  const entity = from.split('/').at(-1) ?? '';
  const named = [...files.values()].flatMap((text) =>
    [...text.matchAll(new RegExp(`'(${from}/[^']*)'`, 'g'))].map(([, name = '']) => name),
  );
  const left = [...new Set(named)].filter(
    (name) => !others.some((other) => `${name}/`.startsWith(`${other}/`)),
  );
  return [
    `Codes, tables and calls keep what they are called: look for '${entity}' in resources/enums.ts and mocks/.`,
    ...(left.length > 0 ? [`These names keep it too: ${left.join(', ')}.`] : []),
    ...(tests.length > 0 ? [`These tests name it, and stay as they are: ${tests.join(', ')}.`] : []),
    'Its snapshots have the old name: npx vitest run tests/unit/resources -u, and read what changed.',
  ];
}
