/**
 * `npm run remove -- marketing/coupon`: removes a declared resource, with everything that `npm run declare` wrote for
 * it.
 */
import { readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asking, formatted } from 'declared-console/tools/writing';
import { namesIn } from '../names.ts';
import { orSay } from '../orSay.ts';
import { applicationIn } from './application.ts';
import { leftOf, namesOf, removalOf } from './files.ts';

const project = resolve(import.meta.dirname, '../..');
const HELP = `npm run remove -- <area>/<entity>

Removes a declared resource with its show, its words, codes that nothing else uses, and its backend calls.

  --yes   don't ask for confirmation`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [name] = namesIn(positionals, 1);
  if (values.help || !name) return console.log(HELP);
  const application = await applicationIn(project);
  const names = namesOf(name, application);
  if (!names.includes(name)) throw new Error(`'${name}' isn't a declared resource.`);
  const removal = removalOf(names, application);
  const left = leftOf(names, application, removal);
  for (const [path, text] of removal.files)
    console.log(`  ${text === undefined ? 'removed   ' : 'taken from'} ${path}`);
  for (const line of left) console.log(`  left       ${line}`);
  if (!values.yes) {
    const ask = asking(!process.stdin.isTTY);
    if (!/^y/i.test(await ask('Remove all of it? (y/N)', '')))
      throw new Error('Nothing was removed: answer y, or pass --yes.');
  }
  for (const [path, text] of removal.files) write(path, text);
  for (const note of removal.notes) console.log(`! ${note}`);
  console.log('\nThen: npx vitest run tests/unit/resources -u, which removes its snapshots.');
}

/** Writes or deletes a file; the folder is deleted too if it is empty then. */
function write(path: string, text: string | undefined): void {
  const file = join(project, path);
  if (text === undefined) {
    rmSync(file);
    if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
  } else writeFileSync(file, formatted(project, path, text));
}

await orSay(run);
