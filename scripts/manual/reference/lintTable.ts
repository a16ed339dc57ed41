import { join } from 'node:path';
import { Node, type Project } from 'ts-morph';
import { paragraphs, table } from '../markdown.ts';
import { docOf } from './describe.ts';

const RULES = ['rules', 'tableRules'];

/** The table of lint rules: codes, with the comments of their functions. */
export function lintTable(project: Project): string {
  const file = project.getSourceFileOrThrow((each) => each.getFilePath().endsWith(join('schema', 'lint.ts')));
  const rows = RULES.flatMap((name) => {
    const rules = file.getVariableDeclarationOrThrow(name).getInitializerOrThrow();
    return rules
      .getDescendants()
      .filter(Node.isPropertyAssignment)
      .map((property) => {
        const symbol = property.getInitializerOrThrow().getSymbol();
        const [declared] = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
        const statement = Node.isVariableDeclaration(declared) ? declared.getVariableStatement() : undefined;
        const code = property.getName();
        return [code, (statement ? docOf(statement) : '').replace(`${code}: `, '').replaceAll('\n', ' ')];
      });
  });
  return paragraphs(
    'What types can’t see, and what a cast has hidden from them.',
    table(['Code', 'Rule'], rows),
  );
}
