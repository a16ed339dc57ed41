import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A text, formatted by Biome as a file of the project at that path; unchanged if Biome can't. */
export function formatted(project: string, path: string, text: string): string {
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', `--stdin-file-path=${path}`];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: project,
    input: text,
    encoding: 'utf8',
  });
  return status === 0 && stdout ? stdout : text;
}
