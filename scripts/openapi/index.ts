/** `npm run openapi [-- --out FILE]`: writes what the declarations expect of a backend as an OpenAPI 3.1 document. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import description from '../../console.config.ts';
import { loadDeclared } from '../contract/declared.ts';
import { orSay } from '../orSay.ts';
import { say } from '../say.ts';
import { documentOf } from './document.ts';

const HELP = `npm run openapi -- --out api.json

Writes what the declarations expect of a backend as an OpenAPI 3.1 document.

  --out   the file, openapi.json by default; - prints the document`;

await orSay(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'openapi.json' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));
  const document = documentOf(await loadDeclared(description), { answers: description.answers, version });
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (values.out === '-') return void process.stdout.write(text);
  writeFileSync(values.out, text);
  const paths = Object.keys(document.paths ?? {}).length;
  say('openapi', { out: values.out, paths });
});
