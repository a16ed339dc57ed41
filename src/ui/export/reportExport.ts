import { callOf } from '../../api/listCall';
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
  const resource = await load(exportReports.resource);
  await client.send(callOf(resource, exportReports.call), exportReports.write(report), {
    ...(signal && { signal }),
    background: true,
  });
}
