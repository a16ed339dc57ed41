import { join } from 'node:path';
import { groupBy, sortBy } from 'es-toolkit';
import { Node, Project, type SourceFile } from 'ts-morph';

const engine = join(import.meta.dirname, '../../../src');
/** What declarations are made of, in the engine. */
const FOLDERS = ['model', 'kinds', 'schema'];

/** The modules that declarations and their words import. */
const ENTRIES = ['schema.ts', 'schema/labels.ts'];
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'schema/actions.ts': ['DialogProps'],
  'schema/resource.ts': ['CellProps'],
};

/** The documented names of one page, all declared in one file. */
export interface Module {
  /** Such as `fields`. */
  readonly name: string;
  readonly declarations: readonly Declaration[];
}

/** A type, or a value with its type. */
export interface Declaration {
  readonly name: string;
  readonly node: Node;
}

/** Parses the schema. */
export function readSchema(): Project {
  const project = new Project({
    compilerOptions: { strict: true, allowImportingTsExtensions: true, noEmit: true },
    skipAddingFilesFromTsConfig: true,
  });
  project.addSourceFilesAtPaths([
    join(engine, 'schema.ts'),
    ...FOLDERS.map((folder) => join(engine, folder, '**/*.ts')),
  ]);
  return project;
}

/** The public names of the schema, by file: what `declared-console/schema` exports, and every type that those refer to. */
export function publicModules(project: Project): readonly Module[] {
  const found = new Map<Node, string>();
  const waiting: Node[] = [];
  const add = (node: Node) => {
    const name = nameOf(node);
    if (name === undefined || found.has(node) || !isOfSchema(node.getSourceFile())) return;
    found.set(node, name);
    waiting.push(node);
  };
  for (const entry of ENTRIES)
    for (const declared of exportsOf(project.getSourceFileOrThrow(join(engine, entry)))) add(declared);
  for (const [file, names] of Object.entries(BESIDES))
    for (const name of names)
      for (const declared of project
        .getSourceFileOrThrow(join(engine, file))
        .getExportedDeclarations()
        .get(name) ?? [])
        add(declared);
  for (let node = waiting.shift(); node; node = waiting.shift())
    for (const named of typesNamedBy(node)) add(named);
  const declarations = [...found].map(([node, name]) => ({ name, node }));
  const modules = groupBy(declarations, ({ node }) => moduleOf(node.getSourceFile()));
  return Object.entries(modules).map(([name, each]) => ({
    name,
    declarations: sortBy(each, [({ node }) => Number(isType(node)), ({ node }) => node.getPos()]),
  }));
}

/** Types come after what declarations are written with. */
const isType = (node: Node) => Node.isInterfaceDeclaration(node) || Node.isTypeAliasDeclaration(node);

const exportsOf = (file: SourceFile): readonly Node[] => [...file.getExportedDeclarations().values()].flat();

const isOfSchema = (file: SourceFile) =>
  FOLDERS.some((folder) => file.getFilePath().startsWith(join(engine, folder)));

/** The page of a file: files in a folder share the page of the file with the folder's name. */
const moduleOf = (file: SourceFile): string =>
  file
    .getFilePath()
    .slice(engine.length + 1)
    .split(/[./]/)[1] ?? '';

function nameOf(node: Node): string | undefined {
  const isDeclared =
    Node.isInterfaceDeclaration(node) ||
    Node.isTypeAliasDeclaration(node) ||
    Node.isFunctionDeclaration(node) ||
    Node.isVariableDeclaration(node);
  return isDeclared ? node.getName() : undefined;
}

/** The schema types in a declaration's signature, ignoring function bodies. */
function typesNamedBy(node: Node): readonly Node[] {
  const parts: Node[] = Node.isFunctionDeclaration(node)
    ? [...node.getParameters(), ...node.getTypeParameters(), ...[node.getReturnTypeNode() ?? []].flat()]
    : [node];
  return parts
    .flatMap((part) => part.getDescendants())
    .filter(Node.isIdentifier)
    .filter(
      (name) =>
        Node.isTypeReference(name.getParent()) || Node.isExpressionWithTypeArguments(name.getParent()),
    )
    .flatMap((name) => {
      const symbol = name.getSymbol();
      return (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
    });
}
