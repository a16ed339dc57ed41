import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import server from '../../vite.server.config';

/** What the final image takes from the build image. */
const TAKEN = /^COPY --from=build \/app\/(\S+) \S+$/gm;
const taken = [...readFileSync('Dockerfile', 'utf8').matchAll(TAKEN)].map(([, from = '']) => from);

it('the image takes what the build makes, the packages that stay outside of it, and nothing that doesn’t exist', () => {
  const made = ['dist', 'dist-server'];
  const external = server.ssr?.external as readonly string[];
  expect(taken).toEqual(expect.arrayContaining([...made, ...external.map((name) => `node_modules/${name}`)]));
  expect(taken.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([]);
});
