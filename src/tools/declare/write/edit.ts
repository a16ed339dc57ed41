import {
  type Expression,
  IndentationText,
  Node,
  type ObjectLiteralExpression,
  Project,
  QuoteKind,
  type SourceFile,
} from 'ts-morph';

/** A property of an object in a file: its name and its source. */
export interface Entry {
  readonly name: string;
  readonly source: string;
}

/** Parses a file's text for editing; nothing is written. */
export function read(text: string): SourceFile {
  const manipulationSettings = { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single };
  return new Project({ useInMemoryFileSystem: true, manipulationSettings }).createSourceFile('file.ts', text);
}

/** The object inside `satisfies`, `as const` and a call like `defineRoutes({ … })`. */
function objectIn(expression: Expression | undefined): ObjectLiteralExpression | undefined {
  if (Node.isObjectLiteralExpression(expression)) return expression;
  if (Node.isSatisfiesExpression(expression) || Node.isAsExpression(expression))
    return objectIn(expression.getExpression());
  if (Node.isCallExpression(expression)) return objectIn(expression.getArguments()[0] as Expression);
  return undefined;
}

/** The object of a file's constant or default export; with a path, the nested object there. */
export function find(file: SourceFile, constant: string, path: readonly string[]): ObjectLiteralExpression {
  const declared =
    constant === 'default'
      ? file.getExportAssignment((each) => !each.isExportEquals())?.getExpression()
      : file.getVariableDeclaration(constant)?.getInitializer();
  let object = objectIn(declared);
  for (const name of path) {
    const property = object?.getProperty((each) => nameOf(each) === name);
    object = Node.isPropertyAssignment(property) ? objectIn(property.getInitializer()) : undefined;
  }
  if (!object) throw new Error(`there is no object ${[constant, ...path].join('.')} to add to`);
  return object;
}

/** The name of a property, without quotes. */
export const nameOf = (node: Node): string | undefined =>
  Node.isPropertyAssignment(node) ? node.getName().replaceAll(/^['"]|['"]$/g, '') : undefined;

/**
 * Adds properties to an object of a file; existing ones stay unchanged. Throws if the file has no such object.
 * @param constant its name, or `default` for the default export
 * @param path of names to an object inside it
 * @example addEntries("export const words = { stock: {} };", 'words', ['stock'], [{ name: 'saw', source: "'Saw'" }])
 */
export function addEntries(
  text: string,
  constant: string,
  path: readonly string[],
  entries: readonly Entry[],
): string {
  const file = read(text);
  const object = find(file, constant, path);
  for (const { name, source } of entries) {
    if (object.getProperties().some((each) => nameOf(each) === name)) continue;
    object.addPropertyAssignment({
      name: propertyName(name),
      initializer: source,
    });
  }
  return file.getFullText();
}

/**
 * Adds `...name` to an object, unless it is there. Throws if the file has no such object.
 * @example addSpread('const routes = { ...stock };', 'routes', 'desk')
 */
export function addSpread(text: string, constant: string, name: string): string {
  const file = read(text);
  const object = find(file, constant, []);
  const isThere = (each: Node) => Node.isSpreadAssignment(each) && each.getExpression().getText() === name;
  if (object.getProperties().some(isThere)) return text;
  object.addSpreadAssignment({ expression: name });
  return file.getFullText();
}

/** What is imported: a file's default export, a type or a name; or several names, either all types or none. */
type Imported =
  | { readonly type: string }
  | { readonly named: string }
  | { readonly names: readonly string[] }
  | { readonly types: readonly string[] };

/**
 * Adds an import, unless it is there.
 * @param what `names` or `types` in braces, `named` the default export, or `type` its type
 * @example addImport('', './enums', { names: ['condition'] }) // "import { condition } from './enums';\n"
 */
export function addImport(text: string, from: string, what: Imported): string {
  const file = read(text);
  const there = file.getImportDeclaration((each) => each.getModuleSpecifierValue() === from);
  if ('named' in what) {
    if (!there) file.addImportDeclaration({ defaultImport: what.named, moduleSpecifier: from });
    return file.getFullText();
  }
  if ('type' in what) {
    if (!there)
      file.addImportDeclaration({ isTypeOnly: true, defaultImport: what.type, moduleSpecifier: from });
    return file.getFullText();
  }
  const names = 'types' in what ? what.types : what.names;
  const known = there?.getNamedImports().map((each) => each.getName()) ?? [];
  if (there) there.addNamedImports(names.filter((name) => !known.includes(name)));
  else
    file.addImportDeclaration({
      isTypeOnly: 'types' in what,
      namedImports: [...names],
      moduleSpecifier: from,
    });
  return file.getFullText();
}

/**
 * Adds an element to a constant's array. Throws if the file has no such array.
 * @param source the element, as it is written
 * @param isThere whether the array, as it is written, has it already
 * @example addElement("const shelves = ['A'];", 'shelves', "'B'", (all) => all.includes("'B'"))
 */
export function addElement(
  text: string,
  constant: string,
  source: string,
  isThere: (text: string) => boolean,
): string {
  const file = read(text);
  const initializer = file.getVariableDeclaration(constant)?.getInitializer();
  const array = Node.isAsExpression(initializer) ? initializer.getExpression() : initializer;
  if (!Node.isArrayLiteralExpression(array)) throw new Error(`there is no list ${constant} to add to`);
  if (!isThere(array.getText())) array.addElement(source, { useNewLines: true });
  return file.getFullText();
}

/**
 * A property name in TypeScript, quoted only if necessary.
 * @example
 * propertyName('stock') // 'stock'
 * propertyName('stock/tools') // "'stock/tools'"
 */
export const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));

/**
 * A property access in TypeScript.
 * @example propertyOf('words', 'stock/tools') // "words['stock/tools']"
 */
export const propertyOf = (object: string, name: string): string =>
  propertyName(name) === name ? `${object}.${name}` : `${object}[${quote(name)}]`;

/**
 * A string literal in TypeScript.
 * @example quote("Ada's saw") // "'Ada\\'s saw'"
 */
export const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
