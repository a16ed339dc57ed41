import type { ConsoleParts } from '../application.ts';

/**
 * The names of the resources that no page shows, because the engine calls them beside others: claims, receipts, shared queries and
 * reports of exports.
 * @example asidesOf({ resources: {}, routes: {}, icons: {} }); // []
 */
export const asidesOf = ({
  claims,
  receipts,
  sharedQueries,
  exportReports,
}: ConsoleParts): readonly string[] =>
  [claims, receipts, sharedQueries, exportReports].flatMap((each) => (each ? [each.resource] : []));
