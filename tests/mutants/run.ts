/**
 * `npx tsx tests/mutants/run.ts [number…]`: plants each fault of mutants.ts in turn, runs its tests, takes it out again, and prints
 * whether they found it. Ends with 1 if one survived. Not for a tree with changes of these files.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Mutant, mutants } from './mutants.ts';

const project = resolve(import.meta.dirname, '../..');

/** Whether the tests of a mutant fail with it. */
function isFound({ file, from, to, tests }: Mutant): boolean {
  const path = join(project, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const restore = () => writeFileSync(path, text);
  process.once('exit', restore);
  try {
    const vitest = join(project, 'node_modules/vitest/vitest.mjs');
    const options = ['run', '--bail=1', '--silent', '--project=unit', '--project=dom', '--project=node'];
    const { status } = spawnSync(process.execPath, [vitest, ...options, ...tests], { cwd: project });
    return status !== 0;
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}

const chosen = process.argv.slice(2).map(Number);
let survived = 0;
for (const [index, mutant] of mutants.entries()) {
  if (chosen.length > 0 && !chosen.includes(index + 1)) continue;
  const found = isFound(mutant);
  if (!found) survived += 1;
  const outcome = found ? 'found   ' : 'SURVIVED';
  process.stdout.write(`${String(index + 1).padStart(2)} ${outcome} ${mutant.file}: ${mutant.from}\n`);
}
process.stdout.write(`${survived} survived\n`);
process.exitCode = survived > 0 ? 1 : 0;
