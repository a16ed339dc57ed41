import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import engine from '../../src/package.json' with { type: 'json' };
import { filesIn } from './importGraph';

const root = join(import.meta.dirname, '../..');

/** The entry files of the engine's doors that are TypeScript, by what is imported. */
export const doors: readonly (readonly [name: string, file: string])[] = Object.entries(engine.exports)
  .filter(([, file]) => file.endsWith('.ts') && !file.includes('*'))
  .map(([name, file]) => [join(engine.name, name), join(root, 'src', file)]);

/** The types of JavaScript and of the browser, which the compiler that ts-morph brings has no files of. */
const LIBRARY = join(
  dirname(
    createRequire(import.meta.url).resolve(
      `@typescript/typescript-${process.platform}-${process.arch}/package.json`,
    ),
  ),
  'lib',
);

/** Where examples stand while they compile: in a folder of the project, as an application's files would. */
const EXAMPLES = join(root, 'examples');
/** The files that they import from beside them, and what they are about without saying so. */
const BESIDES = {
  'application.ts': `
    import type { Application } from 'declared-console';
    export declare const application: Application;
  `,
  'Scanner.tsx': 'export default () => <video />;',
  'prelude.d.ts': `
    import type { Application } from 'declared-console';
    import type { AnyResource, AnyRow } from 'declared-console/schema';
    import type { Client } from 'declared-console/wire';
    declare global {
      const application: Application;
      const resource: AnyResource;
      const row: AnyRow;
      const client: Client;
      const signal: AbortSignal;
    }
  `,
};

/** What a door exports. */
interface Exported {
  readonly door: string;
  readonly name: string;
  /** `src/…:line`. */
  readonly at: string;
  readonly isType: boolean;
  /** Whether it can be called, or made with `new`, or holds functions that can. */
  readonly isFunction: boolean;
  readonly examples: readonly Example[];
}

interface Example {
  readonly file: string;
  /** Its first line, from 0. */
  readonly line: number;
  readonly text: string;
}

/** An example as a module: one line with the imports from its door that it leaves to the reader, and what it says. */
export interface ExampleModule extends Example {
  readonly code: string;
}

/** Compiles the examples of all that the doors export, each as a module of its own. */
export function compileExamples(): {
  readonly exported: readonly Exported[];
  readonly modules: readonly ExampleModule[];
  readonly mistakes: readonly string[];
} {
  // First the sources alone, for what the examples say; then what they say, with everything that it needs.
  const sources = filesIn('src').map((file) => join(root, file));
  const read = exportedBy(programOf(sources, new Map(), { noResolve: true, noLib: true, types: [] }));
  const modules = read.flatMap(({ door, examples }) =>
    examples.map((example) => ({ ...example, code: moduleOf(example, door, read) })),
  );
  const pathOf = (index: number) => `${EXAMPLES}/${index}.tsx`;
  const texts = new Map([
    ...Object.entries(BESIDES).map(([name, text]) => [`${EXAMPLES}/${name}`, text] as const),
    ...modules.map(({ code }, index) => [pathOf(index), code] as const),
  ]);
  const program = programOf([...doors.map(([, file]) => file), ...texts.keys()], texts);
  const own = modules.flatMap((each, index) => mistakesIn(program, pathOf(index), each));
  const others = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()].map(sentenceOf);
  return { exported: exportedBy(program), modules, mistakes: [...own, ...others] };
}

/** The files of the project that are parsed already: both programs have them. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function programOf(
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
  more: ts.CompilerOptions = {},
): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const nothingElse = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config, nothingElse, root);
  const all = { ...options, incremental: false, tsBuildInfoFile: undefined, noUnusedLocals: false, ...more };
  const host = ts.createCompilerHost(all);
  return ts.createProgram(files, all, {
    ...host,
    getDefaultLibLocation: () => LIBRARY,
    directoryExists: (path) => path === EXAMPLES || ts.sys.directoryExists(path),
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    getSourceFile(path, given) {
      const text = texts.get(path);
      const language = typeof given === 'object' ? given : { languageVersion: given };
      if (text !== undefined) return ts.createSourceFile(path, text, language);
      // Comments of libraries would take half of the time.
      if (path.includes('/node_modules/'))
        return host.getSourceFile(path, { ...language, jsDocParsingMode: ts.JSDocParsingMode.ParseNone });
      if (!parsed.has(path)) parsed.set(path, host.getSourceFile(path, language));
      return parsed.get(path);
    },
  });
}

function exportedBy(program: ts.Program): readonly Exported[] {
  const checker = program.getTypeChecker();
  return doors.flatMap(([door, file]) => {
    const entry = program.getSourceFile(file);
    const module = entry && checker.getSymbolAtLocation(entry);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((found) => {
      const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      const value = symbol.valueDeclaration;
      const declared = value ?? symbol.declarations?.[0];
      if (!declared) return [];
      const source = declared.getSourceFile();
      return {
        door,
        name: found.name,
        at: `${fileOf(source)}:${lineOf(source, declared.getStart()) + 1}`,
        isType: !value,
        isFunction: value !== undefined && isFunction(checker.getTypeOfSymbol(symbol), value, checker),
        examples: examplesOf(declared),
      };
    });
  });
}

const fileOf = ({ fileName }: ts.SourceFile) => fileName.slice(root.length + 1);
const lineOf = (source: ts.SourceFile, at: number) => source.getLineAndCharacterOfPosition(at).line;

const isCallable = (type: ts.Type) =>
  type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;

/** A namespace such as `f` is an object literal in which functions stand. */
function isFunction(type: ts.Type, declared: ts.Declaration, checker: ts.TypeChecker): boolean {
  if (isCallable(type)) return true;
  const value = ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  if (!value || !ts.isObjectLiteralExpression(value)) return false;
  return type.getProperties().some((each) => isCallable(checker.getTypeOfSymbol(each)));
}

function examplesOf(declared: ts.Declaration): readonly Example[] {
  const source = declared.getSourceFile();
  return ts.getJSDocTags(declared).flatMap(({ tagName, comment }) => {
    const text = ts.getTextOfJSDocComment(comment) ?? '';
    if (tagName.text !== 'example' || text === '') return [];
    const start = source.text.indexOf(text.split('\n', 1)[0] ?? '', tagName.end);
    return { file: fileOf(source), line: lineOf(source, start), text };
  });
}

function moduleOf({ text }: Example, door: string, exported: readonly Exported[]): string {
  const names = new Set<string>();
  const own = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    const isOwn =
      ts.isImportSpecifier(node) || ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
    if (isOwn && node.name && ts.isIdentifier(node.name)) own.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('example.tsx', text, ts.ScriptTarget.Latest));
  const imported = exported
    .filter((each) => each.door === door && names.has(each.name) && !own.has(each.name))
    .map(({ name, isType }) => (isType ? `type ${name}` : name));
  return `import { ${imported.join(', ')} } from '${door}';\n${text}\n`;
}

/** What the compiler says of an example, each as `file:line sentence`. */
function mistakesIn(program: ts.Program, path: string, { file, line }: Example): readonly string[] {
  const source = program.getSourceFile(path);
  if (!source) return [`${file}:${line + 1} isn't compiled`];
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    (each) => `${file}:${line + lineOf(source, each.start ?? 0)} ${sentenceOf(each)}`,
  );
}

const sentenceOf = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, '\n');
