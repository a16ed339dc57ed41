import { Node, type SourceFile, type Statement, SyntaxKind } from 'ts-morph';
import { find, nameOf, read } from './edit.ts';

/**
 * Removes properties from an object of a file, and everything in the file that is unused then.
 * @param goes whether a property is removed, by its name and its source
 * @param path of names to an object inside the constant's
 * @example removeEntries('export const words = { saw: 1, drill: 2 };', 'words', [], (name) => name === 'saw')
 */
export function removeEntries(
  text: string,
  constant: string,
  path: readonly string[],
  goes: (name: string, source: string) => boolean,
): string {
  const file = read(text);
  for (const property of find(file, constant, path).getProperties()) {
    if (Node.isPropertyAssignment(property) && goes(nameOf(property) ?? '', property.getText()))
      property.remove();
    else if (
      Node.isSpreadAssignment(property) &&
      goes(property.getExpression().getText(), property.getText())
    )
      property.remove();
  }
  return withoutUnused(file, text);
}

/**
 * Removes elements from a constant's array, and everything in the file that is unused then.
 * @param goes whether an element is removed, by its source
 * @example
 * removeElements("export const shelves = ['A', 'B'];", 'shelves', (source) => source === "'B'") // "export const shelves = ['A'];"
 */
export function removeElements(text: string, constant: string, goes: (source: string) => boolean): string {
  const file = read(text);
  const initializer = file.getVariableDeclaration(constant)?.getInitializer();
  const array = Node.isAsExpression(initializer) ? initializer.getExpression() : initializer;
  if (!Node.isArrayLiteralExpression(array)) return text;
  for (const element of array.getElements()) if (goes(element.getText())) array.removeElement(element);
  return withoutUnused(file, text);
}

/**
 * Removes constants from a file, with the comments above them, and everything in the file that is unused then.
 * @example removeConstants('const a = 1;\nexport const b = 2;\n', ['a']) // 'export const b = 2;\n'
 */
export function removeConstants(text: string, names: readonly string[]): string {
  const file = read(text);
  for (const name of names) {
    const declaration = file.getVariableDeclaration(name);
    if (declaration) removeStatement(file, declaration.getVariableStatementOrThrow());
  }
  return withoutUnused(file, text);
}

/**
 * Removes an import of a file.
 * @example removeImport("import { a } from './a';\nexport const b = 2;\n", './a') // 'export const b = 2;\n'
 */
export function removeImport(text: string, from: string): string {
  const file = read(text);
  file.getImportDeclaration((each) => each.getModuleSpecifierValue() === from)?.remove();
  return file.getFullText();
}

/**
 * Whether an object of a file has no properties. Throws if the file has no such object.
 * @param path of names to an object inside the constant's
 * @example isEmptied('export const words = { stock: {} };', 'words', ['stock']) // true
 */
export const isEmptied = (text: string, constant: string, path: readonly string[] = []): boolean =>
  find(read(text), constant, path).getProperties().length === 0;

/** Removes a statement, and the comment right above it. */
function removeStatement(file: SourceFile, statement: Statement): void {
  const above = file.getStatementsWithComments()[statement.getChildIndex() - 1];
  statement.remove();
  if (above && Node.isCommentStatement(above)) above.remove();
}

/** Removes unused constants, functions, types and imports; an unchanged file stays as it is. */
function withoutUnused(file: SourceFile, text: string): string {
  if (file.getFullText() === text) return text;
  for (;;) {
    const used = usedNames(file);
    const unused = file.getStatements().find((each) => {
      const names = declaredNames(each);
      return names.length > 0 && names.every((name) => !used.has(name));
    });
    if (!unused) break;
    removeStatement(file, unused);
  }
  const used = usedNames(file);
  for (const each of file.getImportDeclarations()) {
    const names = each.getNamedImports();
    const unused = names.filter((name) => !used.has(name.getAliasNode()?.getText() ?? name.getName()));
    const isDefaultUsed = used.has(each.getDefaultImport()?.getText() ?? '');
    if (unused.length === names.length && !isDefaultUsed && !each.getNamespaceImport()) each.remove();
    else for (const name of unused) name.remove();
  }
  return withImportsApart(file);
}

/** The text of a file, with the empty line after its imports, which goes with the last one that is removed. */
function withImportsApart(file: SourceFile): string {
  const text = file.getFullText();
  const end = file.getImportDeclarations().at(-1)?.getEnd();
  return end !== undefined && /^\n[^\n]/.test(text.slice(end))
    ? `${text.slice(0, end)}\n${text.slice(end)}`
    : text;
}

/** The names that a statement declares for its file only. */
function declaredNames(statement: Statement): readonly string[] {
  if (Node.isModifierable(statement) && statement.hasModifier(SyntaxKind.ExportKeyword)) return [];
  if (Node.isVariableStatement(statement)) return statement.getDeclarations().map((each) => each.getName());
  if (
    Node.isFunctionDeclaration(statement) ||
    Node.isInterfaceDeclaration(statement) ||
    Node.isTypeAliasDeclaration(statement)
  )
    return [statement.getName() ?? ''];
  return [];
}

/** Every name used in a file, apart from declarations, imports and property names. */
const usedNames = (file: SourceFile): ReadonlySet<string> =>
  new Set(
    file.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((each) => {
      const parent = each.getParent();
      const isOwn =
        Node.isImportSpecifier(parent) ||
        Node.isImportClause(parent) ||
        ((Node.isVariableDeclaration(parent) ||
          Node.isFunctionDeclaration(parent) ||
          Node.isInterfaceDeclaration(parent) ||
          Node.isTypeAliasDeclaration(parent) ||
          Node.isPropertyAssignment(parent) ||
          Node.isPropertyAccessExpression(parent)) &&
          parent.getNameNode() === each);
      return isOwn ? [] : [each.getText()];
    }),
  );
