import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { ensureBrowser } from '../browser.ts';
import { runTool } from '../tool.ts';
import { accountFor, type Failure, firstLine, type Outcome } from './outcome.ts';

/**
 * Runs the browser's tests, after installing a browser if there is none.
 * @param folder where its reports go
 * @param files parts of paths; none for all of them
 */
export async function runPlaywright(folder: string, files: readonly string[]): Promise<Outcome> {
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, failures: [{ name: 'the browser', error: message }], said: `${message}\n` };
  }

  async function playwright(report: string, args: readonly string[]) {
    const { ok, said } = await runTool(
      { tool: 'playwright', args: ['test', '--reporter=dot,json', ...args] },
      { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
    return { ok, said, report: read(report) };
  }

  /** In a browser and with a server of its own: it is the only test of its run. */
  async function passesAlone(id: string): Promise<boolean> {
    const [report, list] = [join(folder, `${id}.json`), join(folder, `${id}-only.json`)];
    writeFileSync(list, JSON.stringify({ status: 'failed', failedTests: [id] }));
    const only = ['--last-failed', '--last-failed-file', list, '--workers=1', '--output', join(folder, id)];
    const again = await playwright(report, only);
    return again.ok && again.report.specs.length === 1 && again.report.specs.every(hasPassed);
  }

  const { ok, said, report } = await playwright(join(folder, 'playwright.json'), files);
  const failed = report.specs.filter((spec) => !hasPassed(spec));
  const failures = failed.map((spec) => ({
    name: `tests/e2e/${spec.file}:${spec.line} › ${spec.titles.join(' › ')}`,
    error: firstLine(spec.tests[0]?.results[0]?.error?.message ?? 'it was skipped'),
    again: () => passesAlone(spec.id),
  }));
  const outside = report.errors.map((error): Failure => ({ name: 'Playwright', error: firstLine(error) }));
  const passed = report.specs.length - failed.length;
  return accountFor('Playwright', ok, { passed, failures: [...failures, ...outside], said });
}

type Spec = JSONReportSpec & { readonly titles: readonly string[] };

const hasPassed = ({ tests }: Spec) => tests.length > 0 && tests.every(({ status }) => status === 'expected');

function read(file: string): { readonly specs: readonly Spec[]; readonly errors: readonly string[] } {
  try {
    const { suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
    return {
      specs: suites.flatMap((suite) => specsIn(suite)),
      errors: errors.map(({ message = '' }) => message),
    };
  } catch {
    return { specs: [], errors: [] };
  }
}

/** The outermost suite is the file. */
function specsIn(suite: JSONReportSuite, titles: readonly string[] = []): readonly Spec[] {
  return [
    ...suite.specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, [...titles, inner.title])),
  ];
}
