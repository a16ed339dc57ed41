import type { ExportReportCalls } from 'declared-console/schema';

/** How exports are reported to the server. */
const calls: ExportReportCalls = {
  add: 'add',
  write: ({ list, query, format, rows, counted }) => ({
    list,
    query: String(new URLSearchParams(query as Record<string, string>)),
    format,
    rows,
    counted,
  }),
};
export default calls;
