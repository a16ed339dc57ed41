import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from 'es-toolkit';
import type { FaultReport } from '../../tests/faults/report.ts';
import { runTool } from '../tool.ts';
import { accountFor, firstLine, type Outcome } from './outcome.ts';

/**
 * Tries wrong answers on the console's screens (`tests/faults/run.ts`).
 * @param folder where its reports go
 * @param sample the arguments that choose the cases
 */
export async function runFaults(folder: string, sample: readonly string[]): Promise<Outcome> {
  async function faults(report: string, args: readonly string[]) {
    const { ok, said } = await runTool({
      tool: 'tsx',
      args: ['tests/faults/run.ts', '--report', report, ...args],
    });
    return { ok, said, report: read(report) };
  }
  const { ok, said, report } = await faults(join(folder, 'faults.json'), ['--workers', '3', ...sample]);
  const wrong = Object.entries(groupBy(report.findings, (finding) => finding.case));
  const failures = wrong.map(([name, [first]], index) => ({
    name: `tests/faults --only '${name}'`,
    error: firstLine(`${first?.kind}: ${first?.what}`),
    async again() {
      const only = ['--only', name, '--workers', '1', ...sample];
      const once = await faults(join(folder, `faults-${index}.json`), only);
      return once.ok && once.report.cases > 0;
    },
  }));
  return accountFor('faults', ok, { passed: report.cases - wrong.length, failures, said });
}

function read(file: string): FaultReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FaultReport;
  } catch {
    return { cases: 0, findings: [] };
  }
}
