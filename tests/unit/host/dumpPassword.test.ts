import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from '@server/backup/backup';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { PATH } = process.env;
const umask = process.umask();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dump-'));
  // Writes down what every user of the machine can list, and what only its own can.
  const tool = `#!/bin/sh
printf '%s\\n' "$*" > ${folder}/listed
printf '%s' "$PGPASSWORD" > ${folder}/password
for each; do case $each in --file=*) : > "\${each#--file=}";; esac; done
`;
  for (const name of ['pg_dump', 'pg_restore']) writeFileSync(join(folder, name), tool, { mode: 0o700 });
  process.env.PATH = `${folder}:${PATH}`;
});
afterEach(() => {
  process.env.PATH = PATH;
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

it.skipIf(process.platform === 'win32')("the database's password is no argument of its tools", async () => {
  const databaseUrl = 'postgres://owner:a%25b%2Fc@db:5433/console?sslmode=require';
  const backup = join(folder, 'backup');
  const steps = [
    () => backUp({ dataDir: join(folder, 'data'), databaseUrl }, backup),
    () => restore({ dataDir: join(folder, 'restored'), databaseUrl }, backup),
  ];
  for (const step of steps) {
    await step();
    const listed = readFileSync(join(folder, 'listed'), 'utf8');
    expect(listed).toContain('--dbname postgres://owner@db:5433/console?sslmode=require');
    expect(listed).not.toContain('a%25b');
    expect(readFileSync(join(folder, 'password'), 'utf8')).toBe('a%b/c');
  }
});
