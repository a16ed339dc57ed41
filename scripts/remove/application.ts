import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Resources } from 'declared-console/tools';
import type { RouteTable } from 'declared-console/tools/reading';
import type { ReadFile } from 'declared-console/tools/writing';
import { memoize } from 'es-toolkit';
import { resources as manifest } from '../../resources/manifest.ts';
import { routes } from '../../resources/routes.ts';
import { sampleMenu } from '../../server/seed/menu.ts';
import type { MenuNode } from '../declareBackend/recorded.ts';

/** The application, as far as a removal needs it. */
export interface Application {
  /** Every declared resource. */
  readonly names: readonly string[];
  /** Those that can be imported. */
  readonly resources: Resources;
  readonly menu: readonly MenuNode[];
  readonly routes: RouteTable;
  /** Every file that may name a resource. */
  readonly paths: readonly string[];
  readonly read: ReadFile;
}

const FOLDERS = ['resources', 'i18n', 'server', 'src', 'tests'];

const LEFT_OUT = /^(?:node_modules|dist.*|coverage|test-results|playwright-report|\.git|\.data)$/;
const BINARY = /\.(?:png|jpe?g|gif|webp|ico|woff2?|gz|br|tar|zip|pdf|docx?|xlsx?|mp[34]|tsbuildinfo)$/;

/** Every text file of the project, except installed and built ones. */
export const filesIn = (project: string): readonly string[] =>
  readdirSync(project, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap((each) =>
      each.isDirectory()
        ? readdirSync(join(project, each.name), { recursive: true, withFileTypes: true })
        : [each],
    )
    .filter((each) => each.isFile() && !BINARY.test(each.name))
    .map((each) => relative(project, join(each.parentPath, each.name)));

/** Reads the application of this project. */
export async function applicationIn(project: string): Promise<Application> {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && /\.tsx?$/.test(each.name))
      .map((each) => relative(project, join(each.parentPath, each.name))),
  );
  // Each is searched for several names.
  const read = memoize((path: string) => {
    const file = join(project, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });
  return { names: Object.keys(manifest), resources: await imported(), menu: sampleMenu, routes, paths, read };
}

/** The declarations, except those that don't parse or that throw: a broken one can be removed, too. */
async function imported(): Promise<Resources> {
  const loaded = await Promise.all(
    Object.entries(manifest).map(async ([name, load]) => {
      const resource = await load().catch(() => undefined);
      return resource ? [[name, resource.default] as const] : [];
    }),
  );
  return Object.fromEntries(loaded.flat());
}
