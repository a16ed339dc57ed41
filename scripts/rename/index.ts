/** `npm run rename -- marketing/coupon marketing/voucher`: renames a declared resource everywhere. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatted } from 'declared-console/tools/writing';
import { namesIn } from '../names.ts';
import { orSay } from '../orSay.ts';
import { applicationIn, filesIn } from '../remove/application.ts';
import { mentionsOf, renamingOf } from './files.ts';

const project = resolve(import.meta.dirname, '../..');
const HELP = `npm run rename -- <area>/<entity> <area>/<other>

Renames a declared resource and its show within their area: files, words, pages and their addresses, menu entry, and all
references.`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const [from, to] = namesIn(positionals, 2);
  if (values.help || !from || !to) return console.log(HELP);
  const application = await applicationIn(project);
  const renaming = renamingOf(from, to, application);
  const { files, moved, notes } = renaming;
  const left = mentionsOf(from, renaming, application, filesIn(project));
  for (const path of moved.keys()) rmSync(join(project, path));
  for (const [path, text] of files) {
    const file = join(project, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatted(project, path, text));
    console.log(`  ${[...moved.values()].includes(path) ? 'moved to  ' : 'changed   '} ${path}`);
  }
  for (const line of left) console.log(`  left       ${line}`);
  for (const note of notes) console.log(`! ${note}`);
}

await orSay(run);
