import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/second-application.md', 'utf8');

/** The keys of an interface that a file declares, and whether each must be given. */
function keysOf(file: string, name: string): Record<string, boolean> {
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '');
  const [, body = ''] =
    new RegExp(`export interface ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, 's').exec(source) ?? [];
  const keys = [...body.matchAll(/^ {2}(?:readonly )?(\w+)(\??)[(:]/gm)];
  return Object.fromEntries(keys.map(([, key = '', optional]) => [key, optional !== '?']));
}

/** The keys of the table under a heading, and whether it calls each one required. */
function toldOf(heading: string): Record<string, boolean> {
  const [, section = ''] = new RegExp(`^## ${heading}\\n(.*?)(?=^## |$(?![\\s\\S]))`, 'ms').exec(page) ?? [];
  const rows = [...section.matchAll(/^\| `(\w+)` \| (yes)? ?\|/gm)];
  return Object.fromEntries(rows.map(([, key = '', required]) => [key, required === 'yes']));
}

describe('the page about an application of one’s own', () => {
  it.each([
    ['Codec', keysOf('src/api/codec.ts', 'Codec')],
    ['SessionDef', keysOf('src/auth/sessionDef.ts', 'SessionDef')],
    ['ConsoleParts', keysOf('src/application.ts', 'ConsoleParts')],
    [
      'Application',
      {
        ...keysOf('src/application.ts', 'Application'),
        ...keysOf('src/model/region.ts', 'Regional'),
        ...keysOf('src/auth/runtime.ts', 'RuntimeOptions'),
      },
    ],
    ['Words', { ...keysOf('src/words.ts', 'EntryWords'), ...keysOf('src/words.ts', 'ConsoleWords') }],
  ])('says of each key of %s whether it must be given', (heading, keys) => {
    expect(Object.keys(keys).length).toBeGreaterThan(3);
    expect(toldOf(heading)).toEqual(keys);
  });
});
