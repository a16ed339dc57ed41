/**
 * `npm run check:package [-- --update]`: packs the engine and checks it as others meet it: its manifest (publint), its types
 * under each way of resolving them (Are The Types Wrong), and what is public (API Extractor), which `src/public-api/` lists.
 * `--update` writes those reports.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { orSay } from './orSay.ts';
import { say } from './say.ts';

const HELP = `npm run check:package [-- --update]

Packs the engine into dist-engine/, and checks the package and what it makes public.

  --update   writes what is public into src/public-api/`;

const project = resolve(import.meta.dirname, '..');
const packed = join(project, 'dist-engine');
const reports = join(project, 'src/public-api');

/** Runs a tool of the project with its output shown. */
function run(tool: string, ...args: string[]): void {
  const { status } = spawnSync(join(project, 'node_modules/.bin', tool), args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${tool}: ${status}`);
}

/** The declarations of each door, by the door's name. */
function doors(): Readonly<Record<string, string>> {
  const { exports } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { readonly types?: string }>;
  };
  return Object.fromEntries(
    Object.entries(exports).flatMap(([door, target]) =>
      typeof target === 'object' && target.types && !door.includes('*')
        ? [[door.replace(/^\.\/?/, '').replaceAll('/', '-') || 'index', join(packed, target.types)]]
        : [],
    ),
  );
}

const quiet = { default: { logLevel: ExtractorLogLevel.None } };

/** Compares what a door exports with its report, or writes the report. Returns whether it is as the report says. */
function isAsReported(name: string, declarations: string, update: boolean): boolean {
  const temp = join(packed, 'public-api');
  mkdirSync(temp, { recursive: true });
  mkdirSync(reports, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: packed,
      mainEntryPointFilePath: declarations,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: ['vite/client', 'node'],
          },
          include: [declarations],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: reports,
        reportTempFolder: temp,
        reportFileName: name,
        includeForgottenExports: false,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: quiet,
        compilerMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
      newlineKind: 'lf',
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(packed, 'package.json'),
  });
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: update,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return update || !apiReportChanged;
}

await orSay(async () => {
  const { values } = parseArgs({
    options: { update: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(HELP);
  run('tsx', 'scripts/packEngine.ts');
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const tarball = join(packed, `declared-console-${version}.tgz`);
  run('publint', 'run', tarball, '--strict');
  run('attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'entry.css', '--format', 'ascii');
  const changed = Object.entries(doors()).filter(([name, file]) => !isAsReported(name, file, values.update));
  for (const [name] of changed) say('apiChanged', { file: `src/public-api/${name}.api.md` });
  if (changed.length > 0) process.exitCode = 1;
  else say('packageChecked');
});
