import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** A declaration with one mistake. */
const declaring = (list: string, more = '') => `defineResource({
  name: 'a/b',
  record,
  api: { list: get('/api/list') },
  build: () => ({ key: 'orderNo', list: { call: 'list', ${list} }${more} }),
});`;
const queue = (pending: string) =>
  `columns: ['orderNo'], filters: { pay: i.select(pay) },
   queues: { q: { show: 'a/c', step: 's', pending: ${pending}, params: () => ({}) } }`;

/** Each mistake, and what the compiler says about it. */
const mistakes: readonly (readonly [what: string, source: string, said: string])[] = [
  ['a column', declaring("columns: ['ordrNo']"), `Did you mean '"orderNo"'?`],
  ['a column beside others', declaring("columns: ['pay', 'ordrNo']"), `Did you mean '"orderNo"'?`],
  [
    'the field of a column',
    declaring("columns: [{ field: 'ordrNo', hidden: true }]"),
    `Did you mean '"orderNo"'?`,
  ],
  ['a nested field', declaring("columns: [{ field: 'innr.note' }]"), `Did you mean '"inner.note"'?`],
  ['a pending value', declaring(queue("{ pay: 'unpayed' }")), 'NoSuchValue<"unpayed", "paid" | "unpaid">'],
  ['a pending filter', declaring(queue("{ pai: 'unpaid' }")), 'NoSuchValue<"pai", "pay">'],
  [
    'a kind that filters lack',
    declaring("columns: ['pay'], filters: { word: i.password() }"),
    'WrongKind<"i.password", "i.choice" | "i.date" | "i.dateRange" | "i.number" | "i.select" | "i.text">',
  ],
];

const head = `import { defineEnum, defineRecord, defineResource, f, get, i } from 'declared-console/schema';
const pay = defineEnum('pay', { unpaid: { wire: '1' }, paid: { wire: '2' } });
const record = defineRecord({ orderNo: f.text(), pay: f.enum(pay), inner: f.object({ note: f.text() }) });
`;

describe('the compiler, about a misspelt', () => {
  let messages: readonly string[] = [];
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const text = [head, ...mistakes.map(([, source]) => source)].join('\n');
    writeFileSync(join(folder, 'misspelt.ts'), text);
    const compilerOptions = { noEmit: true, incremental: false, tsBuildInfoFile: null, types: [] };
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      include: [],
      files: ['misspelt.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    // An indented line continues the message above it.
    messages = stdout.trim().split(/\n(?! )/);
  }, 60_000);

  it.each(mistakes.map(([what, , said], at) => [what, said, at] as const))(
    '%s says what is allowed: %s',
    (_what, said, at) => {
      expect(messages[at]).toContain(said);
      expect(messages).toHaveLength(mistakes.length);
    },
  );
});
