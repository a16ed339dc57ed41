import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** A test, or a whole file, that failed. */
export interface ReportedFailure {
  /** The file, below the project's root. */
  readonly file: string;
  /** Vitest's project, such as `dom`; empty where the config has none. */
  readonly project: string;
  /** The titles down to the test; none if the file failed outside of its tests. */
  readonly titles: readonly string[];
  readonly error: string;
}

/** What {@link VitestReporter} writes. */
export interface VitestReport {
  readonly passed: number;
  readonly failures: readonly ReportedFailure[];
  /** Errors outside of all files. */
  readonly errors: readonly string[];
}

/** Writes what passed and failed to the file named by `VITEST_REPORT`. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.VITEST_REPORT;
    if (!file) throw new Error('VITEST_REPORT names no file');
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed');
    const failed = tests.filter((test) => test.result().state !== 'passed').map(failureOf);
    const broken = modules.filter((module) => isBroken(module)).map(brokenFile);
    const strayed = unhandled.flatMap((error) => strayOf(error, modules) ?? []);
    const report: VitestReport = {
      passed: passed.length,
      failures: [...failed, ...broken, ...strayed],
      errors: unhandled.filter((error) => !strayOf(error, modules)).map(({ message }) => message),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}

function failureOf(test: TestCase): ReportedFailure {
  const titles: string[] = [];
  for (let each: TestCase | TestCase['parent'] = test; each.type !== 'module'; each = each.parent)
    titles.unshift(each.name);
  const { state, errors } = test.result();
  return { ...placeOf(test.module), titles, error: errors?.[0]?.message ?? `it was ${state}` };
}

/** Whether a file failed and none of its tests says so: it didn't load, or what is after all of them failed. */
const isBroken = (module: TestModule) =>
  module.state() === 'failed' &&
  [...module.children.allTests()].every((test) => test.result().state === 'passed');

const brokenFile = (module: TestModule): ReportedFailure => {
  const suites = [...module.children.allSuites()];
  const [error] = [...module.errors(), ...suites.flatMap((suite) => suite.errors())];
  return { ...placeOf(module), titles: [], error: error?.message ?? 'the file failed' };
};

/** The failure of the file in whose run an error was thrown that nothing awaited. */
function strayOf(error: SerializedError, modules: readonly TestModule[]): ReportedFailure | undefined {
  const module = modules.find(({ moduleId }) => moduleId === error.VITEST_TEST_PATH);
  return module && { ...placeOf(module), titles: [], error: `nothing awaited: ${error.message}` };
}

const placeOf = ({ relativeModuleId, project }: TestModule) => ({
  file: relativeModuleId,
  project: project.name,
});
