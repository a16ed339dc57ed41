import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTool } from '../tool.ts';
import { accountFor, type Failure, firstLine, type Outcome } from './outcome.ts';
import type { ReportedFailure, VitestReport } from './vitestReporter.ts';

const reporter = resolve(import.meta.dirname, 'vitestReporter.ts');

/**
 * Runs Vitest's tests.
 * @param folder where its reports go
 * @param files parts of paths; none for all of them
 */
export async function runVitest(folder: string, files: readonly string[]): Promise<Outcome> {
  const { ok, said, report } = await vitest(join(folder, 'vitest.json'), ['--reporter=dot', ...files]);
  const failures = report.failures.map((failure, index) => ({
    name: [failure.file, ...failure.titles].join(' > '),
    error: firstLine(failure.error),
    again: () => passesAlone(failure, join(folder, `vitest-${index}.json`)),
  }));
  const outside = report.errors.map((error): Failure => ({ name: 'Vitest', error: firstLine(error) }));
  return accountFor('Vitest', ok, { passed: report.passed, failures: [...failures, ...outside], said });
}

async function passesAlone({ file, project, titles }: ReportedFailure, to: string): Promise<boolean> {
  const only = titles.length > 0 ? ['--testNamePattern', `^${escaped(titles.join(' '))}$`] : [];
  const within = project ? ['--project', project] : [];
  const { ok, report } = await vitest(to, [file, ...within, ...only, '--maxWorkers=1']);
  return ok && report.passed > 0;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

async function vitest(report: string, args: readonly string[]) {
  const run = { tool: 'vitest', args: ['run', `--reporter=${reporter}`, ...args] };
  const { ok, said } = await runTool(run, { VITEST_REPORT: report });
  return { ok, said, report: read(report) };
}

function read(file: string): VitestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return { passed: 0, failures: [], errors: [] };
  }
}
