/**
 * `npm run pack:engine [-- --out DIR]`: builds the engine's package as others install it: ESM file by file, with source maps,
 * declarations and style sheets, and an exports map of what was built. Prints the tarball's path.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mapValues, pick } from 'es-toolkit';
import { rolldown } from 'rolldown';
import { orSay } from './orSay.ts';
import { say } from './say.ts';
import { packageDigest, stampFolder } from './sources.ts';

const HELP = `npm run pack:engine [-- --out dist-engine]

Builds the engine's package as others install it, and packs it.

  --out   the folder, dist-engine by default`;

const project = resolve(import.meta.dirname, '..');
const source = join(project, 'src');

/** What the package's commands and its plugin need. Here npm would take them for a part of what a server needs. */
const OF_TOOLS = [
  '@apidevtools/json-schema-ref-parser',
  '@vitejs/plugin-react',
  'diff',
  'openapi-sampler',
  'openapi-types',
  'shell-quote',
  'ts-morph',
];

/** The files of the engine that end with something, by their paths within it. */
const filesOf = (end: RegExp) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => end.test(path) && !path.startsWith('node_modules'),
  );

await orSay(async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist-engine' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const out = resolve(values.out);
  const digest = packageDigest();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  say('packModules');
  await writeModules(out);
  say('packTypes');
  writeDeclarations(out);
  say('pack');
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  cpSync(join(project, 'LICENSE'), join(out, 'LICENSE'));
  for (const file of ['CHANGELOG.md', 'README.md']) cpSync(join(source, file), join(out, file));
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', out], {
    cwd: out,
    encoding: 'utf8',
  });
  if (packed.status !== 0) throw new Error(packed.stderr);
  stampFolder(out, digest);
  console.log(join(out, packed.stdout.trim()));
});

/** One module for each: what an application bundles, it splits into chunks itself. */
async function writeModules(out: string): Promise<void> {
  const bundle = await rolldown({
    cwd: source,
    input: filesOf(/\.tsx?$/),
    // Packages, and style sheets, which the application's own build reads.
    external: (id) => !/^[./]/.test(id) || id.endsWith('.css'),
    treeshake: false,
  });
  await bundle.write({
    dir: out,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: source,
    entryFileNames: '[name].js',
    sourcemap: true,
  });
  await bundle.close();
  for (const path of filesOf(/\.css$/)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    cpSync(join(source, path), join(out, path));
  }
}

/** @throws what the compiler says */
function writeDeclarations(out: string): void {
  const options = ['--declaration', '--emitDeclarationOnly', '--rootDir', source, '--outDir', out];
  const { status, stdout } = spawnSync(
    join(project, 'node_modules/.bin/tsc'),
    ['-p', join(source, 'tsconfig.json'), '--noEmit', 'false', '--incremental', 'false', ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  for (const path of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.d.ts'),
  )) {
    const file = join(out, path);
    writeFileSync(file, withExtensions(readFileSync(file, 'utf8'), dirname(file)));
  }
}

/** Declarations whose imports name files, as Node resolves them; the sources leave that to the bundler. */
function withExtensions(declarations: string, folder: string): string {
  return declarations.replace(/(from |import\()(["'])(\.[^"']*)\2/g, (_, before, quote, path: string) => {
    const file = path.replace(/\.tsx?$/, '');
    const found = [`${file}.d.ts`, `${file}/index.d.ts`].find((each) => existsSync(join(folder, each)));
    return `${before}${quote}${found ? found.replace(/\.d\.ts$/, '.js') : path}${quote}`;
  });
}

/** The package's manifest, with an exports map of what is built, what its commands need, and Vitest for its tests. */
function manifest(): object {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const { exports, peerDependencies, dependencies, bin, ...rest } = read(
    join(source, 'package.json'),
  ) as Record<'exports' | 'peerDependencies' | 'dependencies' | 'bin', Record<string, string>>;
  const { devDependencies } = read(join(project, 'package.json')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const built = (file: string) => {
    if (!/\.tsx?$/.test(file)) return file;
    const path = file.replace(/\.tsx?$/, '');
    return { types: `${path}.d.ts`, default: `${path}.js` };
  };
  return {
    ...rest,
    bin: mapValues(bin, (file) => file.replace(/\.ts$/, '.js')),
    dependencies: { ...dependencies, ...pick(devDependencies, OF_TOOLS) },
    peerDependencies: { ...peerDependencies, vite: `^${devDependencies.vite}`, vitest: '^4.1.0' },
    peerDependenciesMeta: { vitest: { optional: true } },
    exports: Object.fromEntries(Object.entries(exports).map(([door, file]) => [door, built(file)])),
  };
}
