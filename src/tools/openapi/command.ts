import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { loadDeclared } from '../contract/declared.ts';
import { say } from '../say.ts';
import { capabilityCalls } from './capabilityCalls.ts';
import { documentOf } from './document.ts';

const HELP = `openapi --out api.json

Writes what the declarations expect of a backend as an OpenAPI 3.1 document. What belongs to a capability has a tag of its
own.

  --out   the file, openapi.json by default; - prints the document`;

/** Writes what an application's declarations expect of a backend. */
export const openapiCommand: Command = {
  help: HELP,
  async run(args, description, project) {
    const { values } = parseArgs({
      args: [...args],
      options: { out: { type: 'string', default: 'openapi.json' } },
    });
    const { answers, version = '0.0.0' } = description;
    const document = documentOf(await loadDeclared(description), {
      ...{ answers, version },
      capabilities: await capabilityCalls(description),
    });
    const text = `${JSON.stringify(document, null, 2)}\n`;
    if (values.out === '-') process.stdout.write(text);
    else {
      writeFileSync(resolve(project, values.out), text);
      say('openapi', { out: values.out, paths: Object.keys(document.paths ?? {}).length });
    }
    return undefined;
  },
};
