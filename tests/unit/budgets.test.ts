import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { lists } from '@resources/manifest';
import { describe, expect, it } from 'vitest';

/** The build's manifest; `npm test` builds before it runs the tests. */
type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync('dist/.vite/manifest.json', 'utf8'),
);
const gzipped = (file: string) => gzipSync(readFileSync(`dist/${file}`)).byteLength;

/** The cost of one more declared resource with its words, in bytes of gzip. */
const RESOURCE = 3_000;

describe('the size of a declared resource', () => {
  it.each(Object.keys(lists))('%s and its words stay within 3 kB', (name) => {
    const chunk = manifest[`resources/${name}.ts`];
    expect(chunk, 'a chunk of its own').toBeDefined();
    expect(gzipped(chunk?.file ?? '')).toBeLessThan(RESOURCE);
  });

  it('the entry contains no declaration and none of its words: a resource adds only its name', () => {
    const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
    const seen = new Set<string>();
    const queue = [entry];
    for (const chunk of queue) {
      if (!chunk || seen.has(chunk.file)) continue;
      seen.add(chunk.file);
      queue.push(...(chunk.imports ?? []).map((name) => manifest[name]));
    }
    for (const name of Object.keys(lists))
      expect(seen.has(manifest[`resources/${name}.ts`]?.file ?? ''), `${name} in the entry`).toBe(false);
    for (const file of seen) {
      const text = readFileSync(`dist/${file}`, 'utf8');
      expect(text).not.toContain('统一社会信用代码');
      expect(text).not.toContain('getUserList');
    }
  });
});
