import { callOf } from '../../api/listCall';
import { loadChunk } from '../../chunks';
import type { ConsoleContextValue } from '../../kit/ConsoleContext';
import type { ExportReport } from '../../schema/exportReports';

type Reporting = Pick<ConsoleContextValue, 'load' | 'client'> & {
  readonly parts: Pick<ConsoleContextValue['parts'], 'resources' | 'exportReports'>;
};

/** Reports a file to a server that records exports. Rejects if it can't be: then nobody gets the file. */
export async function reportExport(
  { parts: { exportReports, resources }, load, client }: Reporting,
  report: ExportReport,
  signal?: AbortSignal,
): Promise<void> {
  if (!exportReports || !Object.hasOwn(resources, exportReports.resource)) return;
  const [resource, { default: calls }] = await Promise.all([
    load(exportReports.resource),
    loadChunk(() => exportReports.calls()),
  ]);
  await client.send(callOf(resource, calls.add), calls.write(report), {
    ...(signal && { signal }),
    background: true,
  });
}
