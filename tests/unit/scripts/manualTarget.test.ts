import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { targetFolder } from '../../../scripts/manual/target.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manual-target-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a manual is built into a folder that is new, empty, or held a manual before', () => {
  expect(targetFolder(join(folder, 'new'))).toBe(join(folder, 'new'));
  expect(targetFolder(folder)).toBe(folder);
  writeFileSync(join(folder, 'index.html'), '');
  writeFileSync(join(folder, 'hashmap.json'), '{}');
  expect(targetFolder(folder)).toBe(folder);
});

it('a manual is not built into a folder with other content, which would be deleted', () => {
  writeFileSync(join(folder, 'thesis.txt'), '');
  expect(() => targetFolder(folder)).toThrow('holds something else');
});
