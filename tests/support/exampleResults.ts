import { compileFunction } from 'node:vm';
import { ts } from 'ts-morph';
import type { ExampleModule } from './examples';

/** What a line of an example gives, and what the comment after it says that it gives. */
export interface Result {
  readonly at: string;
  readonly given: unknown;
  readonly said: unknown;
}

/** `expression // literal`. */
const RESULT =
  /^(?!const |\/\/)([^;]+[^;\s]) \/\/ ((['"])(?:(?!\3)[^\\]|\\.)*\3|-?\d+|true|false|undefined|\[.*\]|\{.*\})$/;

/** Runs an example that says what it gives; none, if it doesn't say. */
export async function resultsOf({ code, file, line }: ExampleModule): Promise<readonly Result[]> {
  let isSaid = false;
  const lines = code.split('\n').map((text, index) => {
    const [, expression] = RESULT.exec(text) ?? [];
    if (expression === undefined) return text;
    isSaid = true;
    const said = text.slice(expression.length + ' // '.length);
    return `results.push({ at: '${file}:${line + index}', given: ${expression}, said: ${said} });`;
  });
  if (!isSaid) return [];
  const { outputText } = ts.transpileModule(lines.join('\n'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  const names = [...outputText.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name);
  const modules = new Map<string, unknown>();
  // One after the other: Node fails when a module is required while it is being imported.
  for (const name of names) modules.set(name, await import(/* @vite-ignore */ name));
  const results: Result[] = [];
  const run = compileFunction(outputText, ['require', 'exports', 'results']);
  run((name: string) => modules.get(name), {}, results);
  return results;
}
