import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/**
 * Builds the console with this many generated resources in its manifest; returns the sizes of the entry script and of
 * what the console loads.
 */
async function sizesWith(count: number) {
  const generated = Array.from({ length: count }, (_, n) => `generated/resource${n}`);
  const output = (await build({
    logLevel: 'silent',
    build: { write: false },
    plugins: [
      {
        name: 'generated-resources',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('virtual:generated/') ? `\0${id}` : null),
        load: (id) =>
          id.startsWith('\0virtual:generated/') ? `export default { name: '${id.slice(9)}' }` : null,
        transform(code, id) {
          if (!id.endsWith('/resources/manifest.ts')) return null;
          const entries = generated.map((name) => `'${name}': () => import('virtual:${name}'),`).join('\n');
          return code.replace(/export const lists[^{]*\{/, (head) => `${head}\n${entries}\n`);
        },
      },
    ],
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const size = (chunk: Rolldown.OutputChunk | undefined) => gzipSync(chunk?.code ?? '').byteLength;
  return {
    chunks: chunks.length,
    entry: size(chunks.find(({ isEntry }) => isEntry)),
    console: size(
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/resources/manifest.ts'))),
    ),
  };
}

it("300 more resources make 300 more chunks, and the entry doesn't grow", async () => {
  const [few, many] = [await sizesWith(0), await sizesWith(300)];
  expect(many.chunks - few.chunks).toBe(300);
  expect(Math.abs(many.entry - few.entry)).toBeLessThan(200);
  // The console only knows each one's name and file.
  expect(many.console - few.console).toBeLessThan(300 * 60);
}, 120_000);
