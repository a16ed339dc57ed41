/** `npm run openapi [-- --out FILE]`: writes what the declarations expect of a backend as an OpenAPI 3.1 document. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadResources } from '../contract/declared.ts';
import { orSay } from '../orSay.ts';
import { documentOf } from './document.ts';

const HELP = `npm run openapi -- --out api.json

Writes what the declarations expect of a backend as an OpenAPI 3.1 document.

  --out   the file; without it, the document is printed`;

await orSay(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));
  const text = `${JSON.stringify(documentOf(await loadResources(), version), null, 2)}\n`;
  if (values.out) writeFileSync(values.out, text);
  else process.stdout.write(text);
});
