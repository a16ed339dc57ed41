import { heading, link, paragraphs, table } from '../markdown.ts';
import type { SidebarItem } from '../site/config.ts';
import { type Module, publicModules, readSchema } from './collect.ts';
import { describe } from './describe.ts';
import { lintTable } from './lintTable.ts';

const AT = '/en/schema/';

/** The developers' part of the manual: its pages, by their addresses, and its contents. */
export interface Reference {
  readonly pages: ReadonlyMap<string, string>;
  readonly contents: readonly SidebarItem[];
}

/** Writes the reference of the schema out of its types' own comments. */
export function referenceOf(): Reference {
  const project = readSchema();
  const modules = publicModules(project);
  const pages = new Map([
    [AT, indexOf(modules)],
    ...modules.map((each) => [`${AT}${each.name}`, pageOf(each)] as const),
    [`${AT}lint`, paragraphs(heading(1, 'Lint rules'), lintTable(project))],
  ]);
  const contents = [
    { text: 'Overview', link: AT },
    ...modules.map(({ name }) => ({ text: titleOf(name), link: `${AT}${name}` })),
    { text: 'Lint rules', link: `${AT}lint` },
  ];
  return { pages, contents };
}

const titleOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const pageOf = ({ name, declarations }: Module): string =>
  paragraphs(
    heading(1, titleOf(name)),
    ...declarations.flatMap((each) => [heading(2, each.name, each.name), describe(each.name, each.node)]),
  );

const indexOf = (modules: readonly Module[]): string =>
  paragraphs(
    heading(1, 'Schema reference'),
    'What a declaration can say: every name that `@/schema` exports, and every type that one of them names. Written out of the comments of the types.',
    table(
      ['Page', 'Names'],
      modules.map(({ name, declarations }) => [
        link(titleOf(name), `${AT}${name}`),
        declarations.map((each) => link(each.name, `${AT}${name}#${each.name}`)).join(', '),
      ]),
    ),
  );
