import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import engine from '../../src/package.json' with { type: 'json' };
import { alias } from '../../vite.config.ts';

const project = resolve(import.meta.dirname, '../..');

/** The doors of the engine's package, and the file behind each. */
const doors = Object.entries(engine.exports).map(
  ([name, file]) => [new RegExp(`^${join(engine.name, name).replace('*', '(.*)')}$`), file] as const,
);

/** Matches static, type-only, re-exporting and dynamic imports. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*'([^']+)'|\bimport\s*\(\s*'([^']+)'|(?:^|\n)import\s*'([^']+)'/g;

/** The TypeScript files of a folder, by project path. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** The text of a file of the project. */
export const textOf = (file: string) => readFileSync(join(project, file), 'utf8');

/** The project files that a file imports, without packages and style sheets. */
export function importsOf(file: string): readonly string[] {
  const sources = [...textOf(file).matchAll(IMPORT)].map(
    ([, from, lazy, bare]) => from ?? lazy ?? bare ?? '',
  );
  return sources.flatMap((source) => fileOf(source, file) ?? []);
}

function fileOf(source: string, importer: string): string | undefined {
  for (const [name, path] of doors) {
    const [matched, rest = ''] = name.exec(source) ?? [];
    if (matched) return join('src', path.replace('*', rest));
  }
  const [prefix = '', folder = ''] = Object.entries(alias).find(([name]) => source.startsWith(name)) ?? [];
  if (!prefix && !source.startsWith('.')) return undefined;
  const path = prefix ? folder + source.slice(prefix.length) : resolve(project, dirname(importer), source);
  const found = ['', '.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((each) => /\.tsx?$/.test(each) && existsSync(each));
  return found && relative(project, found);
}

/** The import cycles, each as the list of its files; every cycle contains a file that no other one lists. */
export function circlesIn(files: readonly string[], importsFrom = importsOf): readonly (readonly string[])[] {
  const done = new Set<string>();
  const circles: (readonly string[])[] = [];
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push(path.slice(start));
    if (start >= 0 || done.has(file)) return;
    for (const next of importsFrom(file)) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return circles;
}

/** All folders below a folder, by project path. */
export const foldersIn = (top: string): readonly string[] =>
  readdirSync(join(project, top), { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((each) => each.isDirectory())
    .map((each) => relative(project, join(each.parentPath, each.name)));

/** What a file lies in: a folder of the top folder, or itself beside those. */
const roomIn = (top: string) => (file: string) =>
  file
    .split('/')
    .slice(0, top.split('/').length + 1)
    .join('/');

/** The import cycles between the folders below a folder, each folder taken as one; files beside the folders are themselves. */
export function folderCirclesIn(top: string, files = filesIn(top), importsFrom = importsOf) {
  const roomOf = roomIn(top);
  const edges = new Map<string, Set<string>>();
  for (const file of files) {
    const room = edges.get(roomOf(file)) ?? new Set<string>();
    edges.set(roomOf(file), room);
    for (const target of importsFrom(file))
      if (target.startsWith(`${top}/`) && roomOf(target) !== roomOf(file)) room.add(roomOf(target));
  }
  return circlesIn([...edges.keys()], (room) => [...(edges.get(room) ?? [])]);
}
