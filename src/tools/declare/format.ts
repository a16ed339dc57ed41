import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IndentationText, Project } from 'ts-morph';

/**
 * A text, formatted as a file of the project at that path: by Biome where the project has a configuration of it, else by the
 * compiler's own formatter; unchanged if it can't be.
 * @param project the folder with its configuration
 * @param path from there
 * @example formatted(process.cwd(), 'resources/routes.ts', 'export const a = {b:1}') // 'export const a = { b: 1 };\n'
 */
export function formatted(project: string, path: string, text: string): string {
  if (!existsSync(join(project, 'biome.json'))) return /\.tsx?$/.test(path) ? byCompiler(path, text) : text;
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', `--stdin-file-path=${path}`];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: project,
    input: text,
    encoding: 'utf8',
  });
  return status === 0 && stdout ? stdout : text;
}

function byCompiler(path: string, text: string): string {
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });
  const file = project.createSourceFile(path, text);
  file.formatText({ indentSize: 2, semicolons: undefined });
  return file.getFullText();
}
