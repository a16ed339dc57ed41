import type { ConsoleParts } from '../application.ts';

/**
 * The names of the resources that no page shows, because the engine reads them beside others: claims, receipts and shared queries.
 * @example asidesOf({ resources: {}, routes: {}, icons: {} }); // []
 */
export const asidesOf = ({ claims, receipts, sharedQueries }: ConsoleParts): readonly string[] =>
  [claims, receipts, sharedQueries].flatMap((each) => (each ? [each.resource] : []));
